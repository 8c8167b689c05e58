import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { getDrawing } from '@firstangle/drawings'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { removeFolder } from '../../server/testing/remove-folder.ts'
import { requestTypes } from '../../shared/api-schemas/sandbox.ts'
import { sandboxSite } from './support/sandbox-site.ts'

/* The types that are offered for download, compiled and held against an answer of the sandbox. */

const run = promisify(execFile)
const tsc = resolve(import.meta.dirname, '../../node_modules/.bin/tsc')
const folder = mkdtempSync(join(tmpdir(), 'types-'))
const site = sandboxSite()
let answer: string

beforeAll(async () => {
  for (const ending of ['ts', 'py', 'cs', 'java']) {
    const name = ending === 'java' ? 'Firstangle' : 'firstangle'
    const file = await site.get(`/types/${name}.${ending}`)
    expect(file.headers.get('access-control-allow-origin')).toBe('*')
    writeFileSync(join(folder, `${name}.${ending}`), await file.text())
  }
  const read = await site.app.fetch(
    new Request('http://127.0.0.1:3000/sandbox/v2/read', {
      method: 'POST',
      headers: { Authorization: 'Bearer fa_sandbox_public', 'Content-Type': 'application/json' },
      body: JSON.stringify({ sample: 'two-sheets', request_types: requestTypes }),
    }),
  )
  answer = await read.text()
  writeFileSync(join(folder, 'answer.json'), answer)
})
afterAll(() => {
  site.close()
  removeFolder(folder)
})

const strict = [
  '--noEmit',
  '--strict',
  '--ignoreConfig',
  '--target',
  'es2024',
  '--module',
  'esnext',
]
const bundled = ['--moduleResolution', 'bundler', '--allowImportingTsExtensions']

/** What the compiler says of a program that uses the types; nothing where it agrees. */
async function compiled(program: string): Promise<string> {
  writeFileSync(
    join(folder, 'program.ts'),
    `import type { Result } from './firstangle.ts'\n${program}`,
  )
  const result = run(tsc, [...strict, ...bundled, 'program.ts'], { cwd: folder })
  return result.then(
    ({ stdout }) => stdout,
    (error: { stdout: string }) => error.stdout,
  )
}

test('TypeScript accepts an answer as it is typed, and refuses a field that is not there', async () => {
  expect(await compiled(`export const result: Result = ${answer}`)).toBe('')
  const wrong = 'export const of = (result: Result) => result.pages[0]?.features?.gears'
  expect(await compiled(wrong)).toContain("Property 'gears' does not exist")
})

test('Python reads an answer into its classes and writes the same again', async () => {
  const program = `
import json
from firstangle import Result

answer = json.load(open("answer.json"))
result = Result.from_dict(answer)
assert result.pages[1].metadata.evidence.page == 2
assert result.to_dict() == answer
print(type(result.pages[0].features.threads[0]).__name__)
`
  writeFileSync(join(folder, 'program.py'), program)
  const { stdout } = await run('python3', ['program.py'], { cwd: folder })
  expect(stdout).toBe('Thread\n')
})

test('Java reads an answer into its records and writes the same again', async () => {
  const program = `
import com.fasterxml.jackson.databind.ObjectMapper;
import java.nio.file.Files;
import java.nio.file.Path;

class Program {
    public static void main(String[] arguments) throws Exception {
        var mapper = new ObjectMapper();
        var answer = Files.readString(Path.of("answer.json"));
        var result = mapper.readValue(answer, Firstangle.Result.class);
        mapper.writeValue(Path.of("again.json").toFile(), result);
        System.out.println(result.pages().get(0).features().threads().get(0).label());
        var types = java.util.List.of(Firstangle.RequestType.FEATURES);
        var request = new Firstangle.ReadSample(null, types, Firstangle.Name.TWO_SHEETS);
        System.out.println(mapper.writeValueAsString(request));
    }
}
`
  writeFileSync(join(folder, 'Program.java'), program)
  const jars = ['annotations', 'core', 'databind'].map(
    (name) => `/usr/share/java/jackson-${name}.jar`,
  )
  const classes = [...jars, folder].join(':')
  await run('javac', ['-Xlint:all', '-Werror', '-cp', classes, 'Firstangle.java'], { cwd: folder })
  await run('javac', ['-cp', classes, 'Program.java'], { cwd: folder })
  const { stdout } = await run('java', ['-cp', classes, 'Program'], { cwd: folder })
  // What may be left out is left out where it is null.
  const said = (text: string) => JSON.parse(text, (_, value) => value ?? undefined)
  expect(said(readFileSync(join(folder, 'again.json'), 'utf8'))).toEqual(said(answer))
  const { label } = getDrawing('shaft').responses.features.threads[0] ?? {}
  const sent = '{"request_types":["features"],"sample":"two-sheets"}'
  expect(stdout).toBe(`${label}\n${sent}\n`)
})
