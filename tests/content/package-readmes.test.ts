import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { getDrawing } from '@firstangle/drawings'
import { drawingPdf } from '@firstangle/drawings/pdf'
import { afterAll, expect, test } from 'vitest'
import { removeFolder } from '../../server/testing/remove-folder.ts'

/* The first example of each package's README runs as it is written; those of the clients run in tests/contract/. */

const root = join(import.meta.dirname, '../..')
// Below the repository, since the example imports its packages by their names.
mkdirSync(join(root, '.cache'), { recursive: true })
const folder = mkdtempSync(join(root, '.cache/readme-'))
afterAll(() => removeFolder(folder))

async function printedBy(name: string): Promise<string> {
  const readme = readFileSync(join(root, 'packages', name, 'README.md'), 'utf8')
  const [, example = ''] = /```ts\n(.*?)```/s.exec(readme) ?? []
  writeFileSync(join(folder, `${name}.ts`), example)
  const { stdout } = await promisify(execFile)(process.execPath, [`${name}.ts`], { cwd: folder })
  return stdout
}

test('drawings: a sheet, its callouts and a fit', async () => {
  const printed = await printedBy('drawings')
  expect(printed).toContain('M20x1,5-6g')
  expect(printed).toContain('{ lower: 0.002, upper: 0.015 }')
})

test('reader: the values of a file, and what a callout means', async () => {
  writeFileSync(join(folder, 'drawing.pdf'), await drawingPdf(getDrawing('shaft')))
  const printed = await printedBy('reader')
  expect(printed).toContain("designation: 'M20x1.5'")
  expect(printed).toContain("title: 'bore'")
})
