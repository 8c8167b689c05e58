import { openWebKit } from './support/webkit.ts'
import { runChecks } from './support/run-checks.ts'

runChecks('WebKitGTK', openWebKit, { isWatching: true })
