import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { removeFolder } from '../server/testing/remove-folder.ts'
import { catalogueExamplePath } from '../shared/addresses/file-paths.ts'
import { writeCatalogueExamples } from './catalogue-examples.ts'

const folder = mkdtempSync(join(tmpdir(), 'firstangle-examples-'))

afterEach(() => {
  vi.useRealTimers()
  removeFolder(folder)
})

test('a build of another day writes the same bytes, so that it is no new version for visitors', async () => {
  const writtenOn = async (day: string) => {
    vi.useFakeTimers({ now: new Date(day), toFake: ['Date'] })
    await writeCatalogueExamples(folder)
    return (['yaml', 'xlsx'] as const).map((ending) =>
      readFileSync(join(folder, catalogueExamplePath(ending)), 'base64'),
    )
  }
  expect(await writtenOn('2026-11-27T10:20:30Z')).toEqual(await writtenOn('2026-11-26T20:04:00Z'))
})
