import { openFirefox } from './support/puppeteer.ts'
import { runChecks } from './support/run-checks.ts'

runChecks('Firefox', openFirefox, { asksByItself: /mozilla\.(?:com|net|org)/ })
