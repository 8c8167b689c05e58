import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { CompiledContent } from './compiled-content.ts'
import { temporaryFolder } from './testing/sample-content.ts'
import { writeDatabase } from './write-database.ts'

const empty: CompiledContent = {
  settings: [],
  wordings: [],
  pages: [],
  articles: [],
  glossary: [],
  synonyms: [],
}

test('a database that cannot be filled leaves no draft behind', () => {
  const folder = temporaryFolder()
  const broken: CompiledContent = { ...empty, settings: [{ key: 'site', value: undefined }] }
  expect(() => writeDatabase(join(folder, 'content.db'), broken)).toThrow()
  expect(readdirSync(folder)).toEqual([])
})

test('the finished database stands alone in its folder', () => {
  const folder = temporaryFolder()
  writeDatabase(join(folder, 'content.db'), empty)
  expect(readdirSync(folder)).toEqual(['content.db'])
})
