import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compileContent } from '../../server/content/compile.ts'
import { formatFault } from '../../server/content/faults.ts'
import { openContent } from '../../server/content/store/queries.ts'
import { removeFolder } from '../../server/testing/remove-folder.ts'
import { type Locale, locales } from '../../shared/i18n/locale.ts'
import { pageIds, pagePaths } from '../../shared/pages.ts'

/** The words of the site itself, as they will be shipped. */
const folder = mkdtempSync(join(tmpdir(), 'real-content-'))
const outFile = join(folder, 'content.db')
let faults: string[]

beforeAll(() => {
  const contentDir = resolve(import.meta.dirname, '../../content')
  const knownPaths = pagePaths
  faults = compileContent({ contentDir, outFile, knownPaths }).faults.map(formatFault)
})

afterAll(() => removeFolder(folder))

test('the content has no faults', () => {
  expect(faults).toEqual([])
})

test('the glossary has the terms of a drawing office, each one or two sentences long', () => {
  const content = openContent(outFile)
  const entries = content.glossary()
  content.close()
  expect(entries.length).toBeGreaterThanOrEqual(110)
  expect(entries.filter(({ symbol }) => symbol).length).toBeGreaterThanOrEqual(60)
  for (const { id, en, de } of entries) {
    for (const { definition } of [en, de]) expect(definition, id).toMatch(/^[^\n]+\.$/)
  }
})

test('every page says something else in German than in English', () => {
  const content = openContent(outFile)
  expect(content.pageIds().length).toBe(pageIds.length)
  for (const id of content.pageIds()) {
    const [english, german] = locales.map((locale) => content.page(id, locale))
    expect(german?.seo.description, id).not.toBe(english?.seo.description)
    expect(shape(german), id).toEqual(shape(english))
  }
  content.close()
})

test('the article under the legacy address exists in both languages, with the same anchors', () => {
  const content = openContent(outFile)
  const [english, german] = locales.map((locale) =>
    content.article('blog', 'us-amp-eu-technical-drawings', locale),
  )
  content.close()
  expect(english?.toc.length).toBeGreaterThan(5)
  expect(german?.toc.map(({ id }) => id)).toEqual(english?.toc.map(({ id }) => id))
  expect(german?.title).not.toBe(english?.title)
})

test.each<[Locale, RegExp]>([
  ['en', /„|\d,\d+ ?€|\d %/],
  ['de', /[\u201d]|€\d|\d%|\d\.\d{2}\s?€/],
])('no text in %s is formatted as in the other language', (locale, foreign) => {
  const content = openContent(outFile)
  const pages = content.pageIds().map((id) => JSON.stringify(content.page(id, locale)))
  content.close()
  expect(pages.length).toBe(pageIds.length)
  for (const page of pages) expect(foreign.exec(page)?.[0] ?? 'nothing').toBe('nothing')
})

/** Lists and keys without the words: what both languages must share. Inline marks may fall in another order. */
function shape(value: unknown): unknown {
  if (Array.isArray(value)) {
    const isRichText = value.some((entry) => typeof entry === 'string' || entry?.kind)
    return isRichText ? 'text' : value.map(shape)
  }
  if (typeof value !== 'object' || value === null) return typeof value
  const optional = new Set(['prefix', 'suffix'])
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !optional.has(key))
      .map(([key, entry]) => [key, shape(entry)]),
  )
}
