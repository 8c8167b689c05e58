/*
 * `npm test`: everything that is checked, from a fresh clone. `npm test -- unit` (or `check`,
 * `system`, `browser`, `engines`) runs a part.
 * Plain JavaScript that any Node >= 20 runs: before the installation there is nothing else.
 */
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildIfChanged } from './setup/build.mjs'
import { getChromium } from './setup/chromium.mjs'
import { countPlaywright, countVitest, settle } from './setup/counts.mjs'
import { install } from './setup/install.mjs'
import { enginePrograms, getPrograms, testPrograms } from './setup/programs.mjs'
import { fail, projectNode, root, run, say } from './setup/run.mjs'

const parts = ['check', 'unit', 'system', 'browser', 'engines']
const chosen = process.argv.slice(2)
const unknown = chosen.filter((part) => !parts.includes(part))
if (unknown.length > 0) fail(`There is no part "${unknown[0]}"; parts are ${parts.join(', ')}.`)
const wants = (part) => chosen.length === 0 || chosen.includes(part)

const reports = '.cache/test-results'
// What tests leave in the folder for temporary files goes with it. The name is short: paths of sockets have a limit.
const temporary = mkdtempSync(join(tmpdir(), 'fa-'))
// Open to every user, as the folder around it: some tests run programs as others.
chmodSync(temporary, 0o1777)
process.env.TMPDIR = temporary
process.on('exit', () => rmSync(temporary, { recursive: true, force: true }))
const total = { passed: 0, failed: 0 }
const failures = []
const durations = []
let partBegan = Date.now()

await install()
const usesBrowser = ['unit', 'system', 'browser', 'engines'].some(wants)
const chromium = usesBrowser ? await getChromium() : undefined
if (wants('unit') || wants('system')) await getPrograms(testPrograms)
if (wants('engines')) await getPrograms(enginePrograms)
rmSync(join(root, reports), { recursive: true, force: true })
mkdirSync(join(root, reports), { recursive: true })

note('installation', { passed: 0, failed: 0 })
if (wants('check')) note('check', await runCheck())
const built = await buildIfChanged()
note('build', { passed: 0, failed: built === 0 ? 0 : 1 })
if (built === 0) {
  if (wants('unit')) note('unit tests', await runUnit())
  if (wants('system')) note('tests of the whole system', await runSystem())
  if (wants('browser')) note('browser tests', await runPlaywright())
  if (wants('engines')) note('checks in other browsers', await runEngines())
}
finish()

async function runCheck() {
  say('Checking format, lint, types and structure')
  const exitCode = await run(projectNode, ['scripts/check.ts'])
  return { passed: 0, failed: exitCode === 0 ? 0 : 1 }
}

function runUnit() {
  say('Running unit tests')
  return runVitest('unit', ['--project=unit'])
}

function runSystem() {
  say('Running tests of the whole system: contract, content, faults, deploys')
  return runVitest('system', ['--project=system'])
}

function runEngines() {
  say('Running the same checks in Chromium, Firefox and WebKit')
  return runVitest('engines', ['--config=tests/engines/vitest.config.ts'])
}

async function runVitest(name, which) {
  const json = `${reports}/${name}.json`
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${json}`]
  const flags = ['run', ...which, ...reporters]
  const exitCode = await run('vitest', flags, { env: { CHROMIUM_PATH: chromium } })
  return settle(countVitest(readReport(json)), exitCode)
}

async function runPlaywright() {
  say('Running browser and accessibility tests')
  const exitCode = await run('playwright', ['test', '--config=tests/playwright.config.ts'], {
    env: { CHROMIUM_PATH: chromium },
  })
  return settle(countPlaywright(readReport(`${reports}/playwright.json`)), exitCode)
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8'))
  } catch {
    return {
      numPassedTests: 0,
      numTotalTests: 0,
      testResults: [],
      stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 },
      errors: [],
    }
  }
}

/** Counts a part that has ended; the next one begins. */
function note(name, { passed, failed }) {
  durations.push(`${name} ${minutesAndSeconds(Date.now() - partBegan)}`)
  partBegan = Date.now()
  total.passed += passed
  total.failed += failed
  if (failed > 0) failures.push(name)
}

/** The last line is for people and programs alike; a check or build that failed counts as one. */
function finish() {
  console.log()
  console.log(`It took: ${durations.join(', ')}.`)
  if (failures.length > 0) console.log(`Not in order: ${failures.join('; ')}.`)
  console.log(`${total.passed} passed, ${total.failed} failed`)
  process.exit(total.failed === 0 ? 0 : 1)
}

function minutesAndSeconds(milliseconds) {
  const seconds = Math.round(milliseconds / 1000)
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}
