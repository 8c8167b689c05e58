import { type Browser, chromium } from 'playwright-core'
import { chromiumFlags, findBrowser } from '../scripts/setup/chromium.mjs'

export { chromiumFlags }

/** What a machine without one is told by the launch that fails. */
export const chromiumPath = findBrowser() ?? '/usr/bin/chromium'

/** A browser without a window. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath, args: chromiumFlags })
}
