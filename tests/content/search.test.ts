import { resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSearch, type SiteSearch } from '../../server/search/open-search.ts'
import { type Locale, locales } from '../../src/i18n/locale.ts'
import { goldenQueries } from './golden-queries.ts'

/* The search over the words of the site itself as the build has them, as people type. */

const outFile = resolve(import.meta.dirname, '../../dist/content.db')
let site: SiteSearch

beforeAll(() => {
  site = openSearch(outFile)
  // All content is compiled, also on a busy machine.
}, 60_000)

afterAll(() => {
  site.close()
})

const find = (query: string, locale: Locale) => site.search({ query, locale })

for (const locale of locales) {
  describe(`in ${locale}`, () => {
    test.each<[string, string]>(goldenQueries[locale])(
      '"%s" finds %s among the first three',
      (query, href) => {
        const found = find(query, locale)
          .results.slice(0, 3)
          .map((result) => result.href)
        expect(found).toContain(href)
      },
    )

    test('every page and article is the first one found by its own title', () => {
      const database = new DatabaseSync(outFile, { readOnly: true })
      const pages = database
        .prepare("SELECT path, title FROM search_documents WHERE locale = ? AND anchor = ''")
        .all(locale) as { path: string; title: string }[]
      database.close()
      expect(pages.length).toBeGreaterThan(30)
      const missed = pages.filter(({ path, title }) => {
        const [first] = find(title, locale).results
        return first?.href.split('#')[0] !== path
      })
      expect(missed).toEqual([])
    })
  })
}

test('an answer names the query, the language and what was found', () => {
  const { query, locale, total, results, suggestion } = find('  growth   plan ', 'en')
  expect({ query, locale, suggestion }).toEqual({
    query: 'growth plan',
    locale: 'en',
    suggestion: undefined,
  })
  expect(total).toBeGreaterThanOrEqual(results.length)
  expect(results[0]).toMatchObject({ kind: 'page', title: 'Pricing and plans', heading: 'Growth' })
})

test('a result shows the words that were looked for, marked, in the text they stand in', () => {
  const { results } = find('Toleranzen', 'de')
  const hits = results.flatMap(({ snippet }) => snippet.filter(({ isHit }) => isHit))
  expect(hits.length).toBeGreaterThan(5)
  // „Tolerance“ is what the glossary says it is in English.
  for (const { text } of hits) expect(text).toMatch(/toleranz|toleriert|tolerance/i)
  for (const { snippet } of results) {
    expect(snippet.map((part) => part.text).join('').length).toBeLessThan(220)
  }
})

test.each<[string, string, Locale]>([
  ['Gewnde', 'Gewinde', 'de'],
  ['algemeintoleranzen', 'Allgemeintoleranzen', 'de'],
  ['tolerence', 'tolerance', 'en'],
  ['machnie tolerances', 'machine tolerances', 'en'],
])('of "%s" it asks whether "%s" was meant', (query, suggestion, locale) => {
  expect(find(query, locale).suggestion).toBe(suggestion)
})

test('compounds are found by a part of them', () => {
  const hits = (query: string) =>
    site
      .search({ query, locale: 'de', limit: 50 })
      .results.flatMap(({ snippet }) => snippet)
      .filter(({ isHit }) => isHit)
      .map(({ text }) => text)
  expect(hits('Zeichnung')).toContain('Fertigungszeichnungen')
  expect(hits('toleranz')).toContain('Allgemeintoleranzen')
})

test.each([
  ['ISO2768', 'DIN ISO 2768-1', 'de'],
  ['Ø', 'Durchmesser', 'de'],
  ['⌀', 'dia', 'en'],
  ['Prüfung', 'pruefung', 'de'],
] as const)('%s finds the same pages as %s', (one, other, locale) => {
  // All of them: which is the tenth may depend on the spelling.
  const pages = (query: string) =>
    site.search({ query, locale, limit: 50 }).results.map(({ href }) => href.split('#')[0])
  expect(new Set(pages(one))).toEqual(new Set(pages(other)))
  expect(pages(one).length).toBeGreaterThan(0)
})

test('only answers in the language that was asked in', () => {
  for (const locale of locales) {
    for (const { title } of find('JSON', locale).results) {
      expect(site.search({ query: title, locale }).results[0]?.title).toBe(title)
    }
  }
})

test('can keep to one kind of place', () => {
  const { results } = site.search({ query: 'drawing', locale: 'en', kind: 'blog' })
  expect(results.length).toBeGreaterThan(0)
  for (const { href } of results) expect(href).toMatch(/^\/blog\//)
})

test('pages of an answer follow each other without gap or repetition', () => {
  const all = site.search({ query: 'drawing', locale: 'en', limit: 20 })
  const parts = [0, 5, 10].flatMap(
    (offset) => site.search({ query: 'drawing', locale: 'en', limit: 5, offset }).results,
  )
  expect(parts).toEqual(all.results.slice(0, 15))
})

test.each([
  '',
  ' ',
  '.',
  '"',
  '""',
  '*',
  '(((',
  'NEAR(a b)',
  'title:drawing',
  'a AND',
  'OR',
  'NOT x',
  '-x',
  '^x',
  '\u0000',
  '\ud800',
  '🔩',
  '🔩'.repeat(500),
  'x'.repeat(10_000),
  'drawing '.repeat(2_000),
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  "'; DROP TABLE pages; --",
  '%',
  '_',
  '\\',
  '/',
  '日本語',
  '<script>alert(1)</script>',
  'syn:1',
  'std2768',
  't1',
  'und oder',
  'the a of',
  '1',
  '1.',
])('answers %j', (query) => {
  for (const locale of locales) {
    const { query: cleaned, total, results } = find(query, locale)
    expect(cleaned.length).toBeLessThanOrEqual(200)
    expect(total).toBeGreaterThanOrEqual(results.length)
  }
})
