import { openChromium } from './support/puppeteer.ts'
import { runChecks } from './support/run-checks.ts'

runChecks('Chromium', openChromium)
