import { type Browser, chromium } from 'playwright-core'
import { chromiumFlags, findBrowser } from '../scripts/setup/chromium.mjs'

/** The error of a launch on a machine without a browser. */
export const chromiumPath = findBrowser() ?? '/usr/bin/chromium'

/** A browser without a window. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath, args: chromiumFlags })
}
