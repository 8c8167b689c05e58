import { runChecks } from './support/run-checks.ts'
import { openWebKit } from './support/webkit.ts'

runChecks('WebKitGTK', openWebKit)
