import { chromiumFlags, findChromium } from '../../../scripts/setup/chromium.mjs'

/** Letters as wide as on phones: with hinting, which is for screens of large pixels, their widths are rounded. */
export const evenLetters = {
  executablePath: findChromium(),
  args: [...chromiumFlags, '--font-render-hinting=none'],
}
