import { type Browser, chromium } from 'playwright-core'
import { findChromium } from '../../../scripts/setup/chromium.mjs'
import { testFlags } from '../../support/chromium-flags.ts'

/** The system's Chromium, without anything that asks the network by itself. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), args: testFlags })
}
