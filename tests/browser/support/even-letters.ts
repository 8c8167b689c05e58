import { findChromium } from '../../../scripts/setup/chromium.mjs'
import { testFlags } from '../../support/chromium-flags.ts'

/** Letters as wide as on phones: with hinting, which is for screens of large pixels, their widths are rounded. */
export const evenLetters = {
  executablePath: findChromium(),
  args: [...testFlags, '--font-render-hinting=none'],
}
