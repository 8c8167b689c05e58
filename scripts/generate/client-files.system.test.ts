import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { removeFolder } from '../../server/testing/remove-folder.ts'
import { clientFiles, compileClient } from './client-files.ts'

const stale = 'npm run client-files brings it up to date'

/** The files of a folder by name. */
function filesIn(folder: string): Record<string, string> {
  const names = readdirSync(folder).toSorted()
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]))
}

test('the clients have the types and errors of the contract as it is now', async () => {
  for (const [path, text] of Object.entries(await clientFiles())) {
    const isCurrent = readFileSync(path, 'utf8') === text
    expect(isCurrent, `${path}: ${stale}`).toBe(true)
  }
})

test('the TypeScript client is compiled from its sources as they are now', () => {
  const folder = mkdtempSync(join(tmpdir(), 'client-'))
  compileClient(folder)
  const compiled = filesIn(folder)
  removeFolder(folder)
  const kept = filesIn('packages/client-typescript/lib')
  expect(Object.keys(kept)).toEqual(Object.keys(compiled))
  for (const [name, text] of Object.entries(compiled)) {
    expect(kept[name] === text, `packages/client-typescript/lib/${name}: ${stale}`).toBe(true)
  }
})
