import { type Browser, chromium } from 'playwright-core'
import { chromiumFlags, findBrowser } from '../scripts/setup/chromium.mjs'

/** Where Chromium is installed. Without one, the launch fails with a message that names the usual path. */
export const chromiumPath = findBrowser() ?? '/usr/bin/chromium'

/** A browser without a window. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath, args: chromiumFlags })
}
