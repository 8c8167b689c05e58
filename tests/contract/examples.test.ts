import { execFile } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { getDrawing } from '@firstangle/drawings'
import { afterAll, describe, expect, test } from 'vitest'
import { requestSnippets } from '../../src/pages/guide/request-snippets.ts'
import { runSandbox } from './support/running-sandbox.ts'

/* Every example of the documentation, run as a reader runs it: with sh and curl, with python3, with node. */

const run = promisify(execFile)
const node = resolve(import.meta.dirname, '../../node_modules/.bin/node')
const programs = { sh: 'sh', py: 'python3', ts: node } as const
const { origin, folder, close } = await runSandbox()
afterAll(close)

/** What an example prints. It fails when the program does. */
async function printed(name: string, language: keyof typeof programs): Promise<string> {
  const program = programs[language]
  const { stdout } = await run(program, [`${name}.${language}`], { cwd: folder, timeout: 60_000 })
  return stdout
}

test.each(['sh', 'py', 'ts'] as const)(
  'what the request builder writes runs, too (%s)',
  async (language) => {
    const request = { sample: 'two-sheets', request_types: ['metadata', 'insights'] } as const
    const text = requestSnippets(request, origin)[language]
    writeFileSync(join(folder, `built.${language}`), text)
    const answer = JSON.parse(await printed('built', language))
    const pages = language === 'sh' ? answer.pages : answer
    expect(pages.map((page: object) => Object.keys(page))).toEqual([
      ['page', 'metadata', 'insights'],
      ['page', 'metadata', 'insights'],
    ])
  },
)

const { features, metadata } = getDrawing('shaft').responses
const dimensions = features.dimensions.map(
  ({ label, confidence }) => `${label} ${confidence.score}`,
)
const scripts = ['py', 'ts'] as const

test('examples are there for curl, Python and TypeScript', () => {
  const names = readdirSync(folder).map((name) => name.split('.')[0] ?? '')
  // Those of the packages have tests of their own: client-python.test.ts, client-typescript.test.ts.
  expect(new Set(names.filter((name) => !/^(?:package-|built$)/.test(name)))).toEqual(
    new Set([
      'client',
      'health',
      'read',
      'file',
      'job',
      'evidence',
      'sheets',
      'balloons',
      'webhook',
      'errors',
    ]),
  )
})

describe('curl', () => {
  test('checks the key', async () => {
    expect(JSON.parse(await printed('health', 'sh')).status).toBe('ok')
  })

  test('reads the features of the shaft', async () => {
    const { pages } = JSON.parse(await printed('read', 'sh'))
    expect(pages[0].features).toEqual(JSON.parse(JSON.stringify(features)))
  })

  test('sends a file', async () => {
    const { pages } = JSON.parse(await printed('file', 'sh'))
    expect(pages[0].metadata).toEqual(JSON.parse(JSON.stringify(metadata)))
  })

  test('polls a job and gets its result', async () => {
    const [status = '', result = ''] = (await printed('job', 'sh')).split('\n')
    expect(JSON.parse(status).status).toBe('done')
    expect(JSON.parse(result).pages[0].insights.ask_type).toBe('INSIGHTS')
  })

  test('reads a file of two sheets', async () => {
    expect(JSON.parse(await printed('sheets', 'sh')).pages).toHaveLength(2)
  })

  test('fetches the ballooned sheet of the bracket', async () => {
    await printed('balloons', 'sh')
    expect(readFileSync(join(folder, 'bracket-balloons.pdf')).toString('latin1', 0, 5)).toBe(
      '%PDF-',
    )
  })

  test('sees a webhook', async () => {
    const { headers, body } = JSON.parse(await printed('webhook', 'sh'))
    expect(headers['webhook-signature']).toMatch(/^v1,/)
    expect(JSON.parse(body).type).toBe('job.done')
  })

  test('meets an error', async () => {
    expect(await printed('errors', 'sh')).toMatch(/^HTTP\/1.1 422 [\s\S]*"code":"drawing-unclear"/)
  })
})

describe.each(scripts)('%s', (language) => {
  test('lists the samples', async () => {
    expect((await printed('health', language)).split('\n')[4]).toMatch(/^two-sheets 2 http.*\.pdf$/)
  })

  test('prints the dimensions of the shaft', async () => {
    expect((await printed('read', language)).trim().split('\n')).toEqual(dimensions)
  })

  test('sends a file', async () => {
    expect(await printed('file', language)).toBe(`${metadata.designation.value}\n`)
  })

  test('polls a job and gets its result', async () => {
    expect(await printed('job', language)).toBe('TURNING\n')
  })

  test('finds the thread on the sheet, in pixels', async () => {
    const thread = features.threads[0]
    const place = features.evidence.regions.find(
      (each) => each.reference_id === thread?.reference_id,
    )
    const corners = place?.polygon.map(({ x, y }) =>
      [x, y].map((mm) => Math.round((Number(mm) / 25.4) * 300)),
    )
    const text = (await printed('evidence', language)).replaceAll(' ', '')
    expect(text).toBe(`${thread?.label}page1corners${JSON.stringify(corners)}\n`)
  })

  test('reads two sheets', async () => {
    const lines = (await printed('sheets', language)).trim().split('\n')
    expect(lines.map((line) => line.split(' ').slice(0, 2))).toEqual([
      ['1', 'FA-1001-01'],
      ['2', 'FA-1002-01'],
    ])
  })

  test('saves the ballooned sheet', async () => {
    const [name = '', bytes] = (await printed('balloons', language)).trim().split(' ')
    expect(readFileSync(join(folder, name)).byteLength).toBe(Number(bytes))
  })

  test('tells a genuine webhook from a forged one', async () => {
    expect((await printed('webhook', language)).trim().toLowerCase()).toBe('true\nfalse')
  })

  test('takes an unclear drawing as a result of its own', async () => {
    expect(await printed('errors', language)).toMatch(/^To the review queue: drawing-unclear: /)
  })
})
