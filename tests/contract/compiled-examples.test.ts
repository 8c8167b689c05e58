import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { getDrawing } from '@firstangle/drawings'
import { afterAll, expect, test } from 'vitest'
import { requestSnippets } from '../../src/pages/guide/request-snippets.ts'
import { runSandbox } from './support/running-sandbox.ts'

/* The examples in C# and Java, compiled and run. */

const run = promisify(execFile)
const { origin, folder, close } = await runSandbox()
afterAll(close)

const options = { cwd: folder, timeout: 60_000, maxBuffer: 16 * 1024 * 1024 }

/** The compiler of Mono knows no asynchronous entry point; the example stays as it is. */
const start = 'static class Start { static void Main() { Read.Main().GetAwaiter().GetResult(); } }'

const languages = {
  async cs(file: string) {
    writeFileSync(join(folder, 'start.cs'), start)
    const flags = ['-warnaserror', '-main:Start', '-r:System.Net.Http.dll', '-out:read.exe']
    await run('mcs', [...flags, file, 'start.cs'], options)
    return run('mono', ['read.exe'], options)
  },
  async java(file: string) {
    await run('javac', ['-Xlint:all', '-Werror', file], options)
    return run('java', ['Read'], options)
  },
} as const

/** What an example prints, as JSON. */
async function answerTo(file: string, language: keyof typeof languages) {
  return JSON.parse((await languages[language](file)).stdout)
}

test.each(['cs', 'java'] as const)('read.%s prints the features of the shaft', async (language) => {
  const { pages } = await answerTo(`read.${language}`, language)
  const { features } = getDrawing('shaft').responses
  expect(pages[0].features).toEqual(JSON.parse(JSON.stringify(features)))
})

test.each(['cs', 'java'] as const)(
  'what the request builder writes runs, too (%s)',
  async (language) => {
    const request = { sample: 'two-sheets', request_types: ['metadata', 'insights'] } as const
    writeFileSync(join(folder, `built.${language}`), requestSnippets(request, origin)[language])
    const { pages } = await answerTo(`built.${language}`, language)
    const kinds = ['page', 'metadata', 'insights']
    expect(pages.map((page: object) => Object.keys(page))).toEqual([kinds, kinds])
  },
)

test('the builder begins with the examples as they stand on the page', () => {
  const first = requestSnippets({ sample: 'shaft', request_types: ['features'] }, origin)
  for (const language of ['cs', 'java'] as const) {
    const shown = readFileSync(join(folder, `read.${language}`), 'utf8').trimEnd()
    expect(first[language]).toBe(shown)
  }
})
