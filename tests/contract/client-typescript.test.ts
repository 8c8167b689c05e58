import { execFile } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { getDrawing } from '@firstangle/drawings'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { requestTypes } from '../../shared/api-schemas/sandbox.ts'
import { errorStatus } from '../../shared/api-schemas/sandbox-errors.ts'
import { runSandbox } from './support/running-sandbox.ts'

/* The TypeScript client, installed with npm into a folder of its own and run against the sandbox. */

const run = promisify(execFile)
const root = resolve(import.meta.dirname, '../..')
const client = join(root, 'packages/client-typescript')
const node = join(root, 'node_modules/.bin/node')
const tsc = join(root, 'node_modules/.bin/tsc')
const { origin, folder, close } = await runSandbox()
afterAll(close)

const options = { cwd: folder, timeout: 60_000 }
// No registry, and no scripts: what is installed must be complete.
const nowhere = 'http://127.0.0.1:9'
const flags = ['--registry', nowhere, '--ignore-scripts', '--no-audit', '--no-fund']

beforeAll(async () => {
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  await run('npm', ['install', client, ...flags], options)
})

/** What a program prints. It fails when the program does. */
async function printed(program: string): Promise<string> {
  const { stdout } = await run(node, [program], options)
  return stdout
}

/** The same, of a program that is written here; it has a `client` and the package as `firstangle`. */
function printedBy(name: string, program: string): Promise<string> {
  const head = `import * as firstangle from 'firstangle'
const baseUrl = '${origin}/sandbox/v2'
const client = new firstangle.Client({ baseUrl, key: 'fa_sandbox_public' })
`
  writeFileSync(join(folder, name), head + program)
  return printed(name)
}

test('within three minutes: the features of the shaft, the ballooned bracket, a verified webhook', async () => {
  const { dimensions } = getDrawing('shaft').responses.features
  const lines = dimensions.map(({ label, confidence }) => `${label} ${confidence.score}\n`)
  expect(await printed('package-read.ts')).toBe(lines.join(''))

  const bracket = getDrawing('bracket').responses.features
  expect(await printed('package-job.ts')).toBe(`${bracket.dimensions.length} dimensions\n`)
  const balloons = readFileSync(join(folder, 'bracket-balloons.pdf'))
  expect(balloons.toString('latin1', 0, 5)).toBe('%PDF-')

  const [genuine, forged] = (await printed('package-webhook.ts')).split('\n')
  expect(genuine).toBe('job.done true')
  expect(forged).toMatch(/^Answer with status 400: /)
})

test('each request type gives the response of its name', async () => {
  const text = await printedBy(
    'all.js',
    `const { pages } = await client.read('two-sheets', ${JSON.stringify(requestTypes)})
for (const { metadata, features, insights, ...files } of pages) {
  for (const file of [files.redaction, files.balloons, files.thumbnails]) {
    if ((await client.download(file)).length !== file.bytes) throw new Error(file.url)
  }
  console.log(metadata.ask_type, features.ask_type, insights.ask_type)
}`,
  )
  expect(text).toBe('META_DATA FEATURES INSIGHTS\n'.repeat(2))
})

test('each documented error has a class, and arrives as one', async () => {
  const text = await printedBy(
    'errors.js',
    `for (const [code, expected] of Object.entries(firstangle.errorTypes)) {
  const options = { headers: { 'Sandbox-Error': code }, retries: { count: 0 } }
  const careful = new firstangle.Client({ baseUrl, key: 'fa_sandbox_public', ...options })
  const error = await careful.read('shaft', ['features']).catch((error) => error)
  if (error.constructor !== expected) throw error
  console.log(error.code, error.status)
}`,
  )
  const expected = Object.entries(errorStatus).map(([code, status]) => `${code} ${status}\n`)
  expect(text).toBe(expected.join(''))
})

test('a request that is repeated under its key gives the same job; another one is refused', async () => {
  const text = await printedBy(
    'key.js',
    `const once = { idempotencyKey: 'order-8' }
const first = await client.submit('plate', ['features'], once)
const again = await client.submit('plate', ['features'], once)
const other = await client.submit('cover', ['features'], once).catch((error) => error)
console.log(first.job_id === again.job_id, other.name)`,
  )
  expect(text).toBe('true KeyReusedError\n')
})

/** What the compiler says of programs that use the installed package; nothing where it agrees. */
function compiled(...programs: string[]): Promise<string> {
  const types = ['--types', 'node', '--typeRoots', join(root, 'node_modules/@types')]
  const strict = ['--noEmit', '--strict', '--ignoreConfig', '--target', 'es2022']
  return run(tsc, [...strict, '--module', 'nodenext', ...types, ...programs], options).then(
    () => '',
    (error: { stdout: string }) => error.stdout,
  )
}

test('programs that use it are typed', async () => {
  expect(await compiled('package-read.ts', 'package-job.ts', 'package-webhook.ts')).toBe('')
  const wrong = `import { Client } from 'firstangle'
const client = new Client({ baseUrl: '', key: '' })
export const gears = (await client.read('gear', ['features'])).pages[0]?.features?.gears`
  writeFileSync(join(folder, 'wrong.ts'), wrong)
  const faults = await compiled('wrong.ts')
  expect(faults).toContain(`Argument of type '"gear"' is not assignable`)
  expect(faults).toContain(`Property 'gears' does not exist`)
})

test('the archive that the site offers installs the same files', async () => {
  const [, command = ''] = readFileSync(join(folder, 'package-install.sh'), 'utf8').split('\n')
  const [program = '', ...args] = command.split(' ')
  expect(program).toBe('npm')
  const other = join(folder, 'other')
  mkdirSync(other)
  writeFileSync(join(other, 'package.json'), '{ "type": "module" }')
  await run(program, [...args, ...flags], { ...options, cwd: other })
  const filesIn = (place: string) =>
    (readdirSync(realpathSync(place), { recursive: true }) as string[])
      .filter((name) => /^(?:lib\/|README|package\.json)/.test(name))
      .toSorted()
  const installed = join(other, 'node_modules/firstangle')
  expect(filesIn(installed)).toEqual(filesIn(client))
  expect(readdirSync(installed).toSorted()).toEqual(['README.md', 'lib', 'package.json'])
})

test('it has no dependencies', () => {
  const { dependencies, scripts } = JSON.parse(readFileSync(join(client, 'package.json'), 'utf8'))
  expect([dependencies, scripts]).toEqual([undefined, undefined])
})

test('its README shows the example that runs here', () => {
  const shown = readFileSync(join(client, 'README.md'), 'utf8')
  const example = readFileSync(join(folder, 'package-read.ts'), 'utf8')
  expect(shown.replaceAll('https://www.firstangle.example', origin)).toContain(example)
})
