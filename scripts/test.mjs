/*
 * `npm test`: everything that is checked, from a fresh clone. `npm test -- unit` (or `check`,
 * `system`, `browser`, `engines`) runs a part. Two parts are under way at a time, as most of them often wait.
 * Plain JavaScript that any Node >= 20 runs: before the installation there is nothing else.
 */
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildIfChanged } from './setup/build.mjs'
import { installChromium, requireChromium } from './setup/chromium.mjs'
import {
  countPlaywright,
  countVitest,
  failedInPlaywright,
  failedInVitest,
  settle,
} from './setup/counts.mjs'
import { install } from './setup/install.mjs'
import {
  enginePrograms,
  installPrograms,
  requirePrograms,
  testPrograms,
} from './setup/programs.mjs'
import { fail, projectNode, root, run, say } from './setup/run.mjs'
import { heldOutput, sideBySide } from './setup/side-by-side.mjs'

/** In the order in which they begin: the longest first. */
const parts = {
  browser: {
    name: 'browser tests',
    title: 'Running browser and accessibility tests',
    start: runPlaywright,
  },
  system: {
    name: 'tests of the whole system',
    title: 'Running tests of the whole system: contract, content, faults, deploys',
    start: (take) => runVitest('system', ['--project=system'], take),
  },
  engines: {
    name: 'checks in other browsers',
    title: 'Running the same checks in Chromium, Firefox and WebKit',
    start: (take) => runVitest('engines', ['--config=tests/engines/vitest.config.ts'], take),
  },
  check: {
    name: 'check',
    title: 'Checking format, lint, types and structure',
    start: runCheck,
  },
  unit: {
    name: 'unit tests',
    title: 'Running unit tests',
    start: (take) => runVitest('unit', ['--project=unit'], take),
  },
}
const chosen = process.argv.slice(2)
const unknown = chosen.filter((part) => !Object.hasOwn(parts, part))
if (unknown.length > 0) {
  fail(`There is no part "${unknown[0]}"; parts are ${Object.keys(parts).join(', ')}.`)
}
const isChosen = (part) => chosen.length === 0 || chosen.includes(part)

const reports = '.cache/test-results'
// What tests leave in the folder for temporary files goes with it. The name is short: paths of sockets have a limit.
const temporary = mkdtempSync(join(tmpdir(), 'fa-'))
// Open to every user, as the folder around it: some tests run programs as others.
chmodSync(temporary, 0o1777)
process.env.TMPDIR = temporary
// Node is started some hundred times: it keeps what it compiled of a file, and the TypeScript it took the types from.
process.env.NODE_COMPILE_CACHE ??= join(root, '.cache/node')
process.on('exit', () => rmSync(temporary, { recursive: true, force: true }))
const total = { passed: 0, failed: 0 }
const failures = []
const failedTests = []
const durations = []
const began = Date.now()

const usesBrowser = ['system', 'browser', 'engines'].some(isChosen)
const programs = [
  ...(isChosen('system') ? testPrograms : []),
  ...(isChosen('engines') ? enginePrograms : []),
]
// Packages of the system come while those of npm do, and while the site is built.
const packages = installPackages()
await install()
rmSync(join(root, reports), { recursive: true, force: true })
mkdirSync(join(root, reports), { recursive: true })

note('installation', { passed: 0, failed: 0 }, Date.now() - began)

const buildBegan = Date.now()
const built = await buildIfChanged()
note('build', { passed: 0, failed: built === 0 ? 0 : 1 }, Date.now() - buildBegan)
await packages
const chromium = usesBrowser ? requireChromium() : undefined
requirePrograms(programs)
// Without a build only the check can still run.
const wanted = Object.keys(parts).filter(
  (part) => isChosen(part) && (built === 0 || part === 'check'),
)
await sideBySide(wanted, 2, runPart)
finish()

async function installPackages() {
  const held = heldOutput()
  if (usesBrowser) await installChromium(held.take)
  await installPrograms(programs, held.take)
  held.print()
}

async function runPart(part) {
  const { name, title, start } = parts[part]
  say(title)
  const startedAt = Date.now()
  // While another part writes as well, the output of this one is shown when it ends.
  const held = wanted.length > 1 ? heldOutput() : undefined
  const counts = await start(held?.take)
  const duration = Date.now() - startedAt
  if (held) say(`${title}: ended after ${minutesAndSeconds(duration)}`)
  failedTests.push(...counts.names)
  // A run that ended badly although its tests passed says why in its last lines.
  if (held && counts.failed > 0 && counts.names.length === 0) failedTests.push(held.lastLines(40))
  held?.print()
  note(name, counts, duration)
}

async function runCheck(take) {
  const exitCode = await run(projectNode, ['scripts/check.ts'], { take })
  return { passed: 0, failed: exitCode === 0 ? 0 : 1, names: [] }
}

async function runVitest(name, which, take) {
  const json = `${reports}/${name}.json`
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${json}`]
  const flags = ['run', ...which, ...reporters]
  const exitCode = await run('vitest', flags, { env: { CHROMIUM_PATH: chromium }, take })
  const report = readReport(json)
  return { ...settle(countVitest(report), exitCode), names: failedInVitest(report) }
}

async function runPlaywright(take) {
  const exitCode = await run('playwright', ['test', '--config=tests/playwright.config.ts'], {
    env: { CHROMIUM_PATH: chromium },
    take,
  })
  const report = readReport(`${reports}/playwright.json`)
  return { ...settle(countPlaywright(report), exitCode), names: failedInPlaywright(report) }
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8'))
  } catch {
    return {
      numPassedTests: 0,
      numTotalTests: 0,
      testResults: [],
      suites: [],
      stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 },
      errors: [],
    }
  }
}

/** Counts a part that has ended. */
function note(name, { passed, failed }, duration) {
  durations.push(`${name} ${minutesAndSeconds(duration)}`)
  total.passed += passed
  total.failed += failed
  if (failed > 0) failures.push(name)
}

/** The last line is for people and programs alike; a check or build that failed counts as one. */
function finish() {
  console.log()
  const all = minutesAndSeconds(Date.now() - began)
  console.log(`It took ${all}, parts side by side: ${durations.join(', ')}.`)
  if (failures.length > 0) console.log(`Not in order: ${failures.join('; ')}.`)
  // Once more at the end: the place where a test failed may be thousands of lines above.
  for (const name of failedTests) console.log(`- ${name.replace(`${root}/`, '')}`)
  console.log(`${total.passed} passed, ${total.failed} failed`)
  process.exit(total.failed === 0 ? 0 : 1)
}

function minutesAndSeconds(milliseconds) {
  const seconds = Math.round(milliseconds / 1000)
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}
