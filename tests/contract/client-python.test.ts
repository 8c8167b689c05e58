import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { getDrawing } from '@firstangle/drawings'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { errorStatus } from '../../shared/api-schemas/sandbox-errors.ts'
import { runSandbox } from './support/running-sandbox.ts'

/* The Python client, installed with pip into an environment of its own and run against the sandbox. */

const run = promisify(execFile)
const client = resolve(import.meta.dirname, '../../packages/client-python')
const { origin, folder, close } = await runSandbox()
afterAll(close)

const environment = join(folder, 'venv')
// No index: what is installed must be complete.
const env = { ...process.env, PIP_NO_INDEX: '1', PIP_DISABLE_PIP_VERSION_CHECK: '1' }
const options = { cwd: folder, env, timeout: 240_000 }
const pip = (...args: string[]) => run(join(environment, 'bin/pip'), args, options)

beforeAll(async () => {
  await run('python3', ['-m', 'venv', environment], options)
  await pip('install', client)
})

/** What a program prints. It fails when the program does. */
async function printed(...args: string[]): Promise<string> {
  const { stdout } = await run(join(environment, 'bin/python'), args, options)
  return stdout
}

test('within three minutes: the features of the shaft, the ballooned bracket, a verified webhook', async () => {
  const { dimensions } = getDrawing('shaft').responses.features
  const lines = dimensions.map(({ label, confidence }) => `${label} ${confidence.score}\n`)
  expect(await printed('package-read.py')).toBe(lines.join(''))

  const bracket = getDrawing('bracket').responses.features
  expect(await printed('package-job.py')).toBe(`${bracket.dimensions.length} dimensions\n`)
  const balloons = readFileSync(join(folder, 'bracket-balloons.pdf'))
  expect(balloons.toString('latin1', 0, 5)).toBe('%PDF-')

  const [genuine, forged] = (await printed('package-webhook.py')).split('\n')
  expect(genuine).toBe('job.done True')
  expect(forged).toMatch(/^Answer with status 400: /)
})

test('each request type gives the response of its name', async () => {
  writeFileSync(
    join(folder, 'all.py'),
    `
from firstangle import Client, models

client = Client("${origin}/sandbox/v2", "fa_sandbox_public")
result = client.read("two-sheets", models.RequestType)
assert len(result.pages) == 2
for page in result.pages:
    for made in (page.redaction, page.balloons, page.thumbnails):
        assert len(client.download(made)) == made.bytes
    print(type(page.metadata).__name__, type(page.features).__name__, type(page.insights).__name__)
`,
  )
  expect(await printed('all.py')).toBe('Metadata Features Insights\n'.repeat(2))
})

test('each documented error has a class, and arrives as one', async () => {
  writeFileSync(
    join(folder, 'errors.py'),
    `
from firstangle import ApiError, Client, ERROR_TYPES, Retries

for code, expected in ERROR_TYPES.items():
    headers = {"Sandbox-Error": code}
    client = Client("${origin}/sandbox/v2", "fa_sandbox_public", headers=headers, retries=Retries(0))
    try:
        client.read("shaft", ["features"])
    except ApiError as error:
        assert type(error) is expected, code
        print(error.code, error.status)
`,
  )
  const expected = Object.entries(errorStatus).map(([code, status]) => `${code} ${status}\n`)
  expect(await printed('errors.py')).toBe(expected.join(''))
})

test('a request that is repeated under its key gives the same job; another one is refused', async () => {
  writeFileSync(
    join(folder, 'key.py'),
    `
from firstangle import Client, error_types

client = Client("${origin}/sandbox/v2", "fa_sandbox_public")
first, again = (client.submit("plate", ["features"], idempotency_key="order-7") for _ in range(2))
assert first.job_id == again.job_id
try:
    client.submit("cover", ["features"], idempotency_key="order-7")
except error_types.KeyReusedError:
    print("refused")
`,
  )
  expect(await printed('key.py')).toBe('refused\n')
})

test('it passes its own tests', async () => {
  const tests = ['-m', 'unittest', 'discover', '-s', join(client, 'tests')]
  const { stderr } = await run(join(environment, 'bin/python'), tests, options)
  expect(Number(/^Ran (\d+) tests/m.exec(stderr)?.[1])).toBeGreaterThan(25)
  expect(stderr).toMatch(/^OK$/m)
})

test('the archive that the site offers installs the same files', async () => {
  const show = async () => (await pip('show', '--files', 'firstangle')).stdout
  const files = await show()
  expect(files).toContain('firstangle/models.py')
  const [command = ''] = readFileSync(join(folder, 'package-install.sh'), 'utf8').split('\n')
  const [program, ...args] = command.split(' ')
  expect(program).toBe('pip')
  await pip('uninstall', '--yes', 'firstangle')
  await pip(...args)
  expect((await show()).replaceAll(/direct_url.json|REQUESTED/g, '')).toBe(
    files.replaceAll(/direct_url.json|REQUESTED/g, ''),
  )
  expect(await printed('package-webhook.py')).toContain('job.done True')
})

test('its README shows the example that runs here', () => {
  const shown = readFileSync(join(client, 'README.md'), 'utf8')
  const example = readFileSync(join(folder, 'package-read.py'), 'utf8')
  expect(shown.replaceAll('https://www.firstangle.example', origin)).toContain(example)
})
