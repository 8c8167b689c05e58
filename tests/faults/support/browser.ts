import { type Browser, chromium } from 'playwright-core'
import { chromiumFlags, findChromium } from '../../../scripts/setup/chromium.mjs'

/** The system's Chromium, without anything that asks the network by itself. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
}
