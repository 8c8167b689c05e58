import { openFirefox } from './support/firefox.ts'
import { runChecks } from './support/run-checks.ts'

runChecks('Firefox', openFirefox, { asksByItself: /mozilla\.(?:com|net|org)/ })
