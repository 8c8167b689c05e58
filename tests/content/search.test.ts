import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { builtContent } from '../../server/content/testing/built-content.ts'
import type { PlaceNames } from '../../server/search/documents/place-names.ts'
import { type Locale, locales } from '../../shared/i18n/locale.ts'
import type { SearchAnswer } from '../../shared/search-answer.ts'
import { pageOf, provideBuiltSearch } from './built-search.ts'
import { type GoldenQuery, goldenQueries } from './golden-queries.ts'

/* The search over the words of the site itself as the build has them, as people type. */

const contentFile = (name: string) =>
  parse(readFileSync(resolve(import.meta.dirname, '../../content', name), 'utf8'))

const { search, find, pages } = provideBuiltSearch(contentFile('site.yaml').brand.name)

const namedPlaces: PlaceNames[] = contentFile('synonyms.yaml').places

/** Whether one of the first results is a page of these places. */
const isAmong = (most: number, places: readonly string[], { results }: SearchAnswer) =>
  results.slice(0, most).some(({ href }) => places.map(pageOf).includes(pageOf(href)))

const shareOf = (golden: readonly GoldenQuery[], share: number) => Math.ceil(golden.length * share)

/** What a failing test says. */
const missesOf = (missed: readonly GoldenQuery[], locale: Locale) =>
  missed
    .map(({ query, places }) => {
      const found = find(query, locale).results.slice(0, 3)
      return `${query}: ${places[0]}, found ${found.map(({ href }) => href).join(' ')}`
    })
    .join('\n')

function placesOfIndex(locale: Locale): Set<string> {
  const database = new DatabaseSync(builtContent, { readOnly: true })
  const rows = database
    .prepare('SELECT path, anchor FROM search_documents WHERE locale = ?')
    .all(locale) as { path: string; anchor: string }[]
  database.close()
  return new Set(rows.map(({ path, anchor }) => (anchor === '' ? path : `${path}#${anchor}`)))
}

for (const locale of locales) {
  describe(`in ${locale}`, () => {
    const golden = goldenQueries(locale)
    const first = shareOf(golden, 0.92)
    const amongThree = shareOf(golden, 0.98)

    test(`the right page is the first of ${first} golden queries of ${golden.length}`, () => {
      const missed = golden.filter(({ query, places }) => !isAmong(1, places, find(query, locale)))
      expect(missed.length, missesOf(missed, locale)).toBeLessThanOrEqual(golden.length - first)
    })

    test(`the right page is among three of ${amongThree} golden queries of ${golden.length}`, () => {
      const missed = golden.filter(({ query, places }) => !isAmong(3, places, find(query, locale)))
      expect(missed.length, missesOf(missed, locale)).toBeLessThanOrEqual(
        golden.length - amongThree,
      )
    })

    test('a query about a section leads to it, at least among the sections of its page', () => {
      const anchored = golden.filter(({ places }) => places.every((place) => place.includes('#')))
      const missed = anchored.filter(({ query, places }) => {
        const found = find(query, locale).results.slice(0, 3)
        const offered = found.flatMap(({ href, more }) => [href, ...more.map((each) => each.href)])
        return !places.some((place) => offered.includes(place))
      })
      expect(anchored.length).toBeGreaterThan(40)
      expect(missed.length, missesOf(missed, locale)).toBeLessThanOrEqual(anchored.length * 0.05)
    })

    test('the golden queries are at least 80, none of them twice, all about places that exist', () => {
      const queries = golden.map(({ query }) => query.toLowerCase())
      expect(queries.length).toBeGreaterThanOrEqual(80)
      expect(new Set(queries).size).toBe(queries.length)
      const known = placesOfIndex(locale)
      expect(golden.flatMap(({ places }) => places).filter((place) => !known.has(place))).toEqual(
        [],
      )
    })

    test('every place that has names of its own is found by each of them', () => {
      const known = placesOfIndex(locale)
      for (const { href, [locale]: names } of namedPlaces) {
        expect(known).toContain(href)
        const lost = names.filter((name) => !isAmong(5, [href], find(name, locale)))
        expect(lost, href).toEqual([])
      }
    })

    test('every page and article is the first one found by its own title', () => {
      const database = new DatabaseSync(builtContent, { readOnly: true })
      const titled = database
        .prepare("SELECT path, title FROM search_documents WHERE locale = ? AND anchor = ''")
        .all(locale) as { path: string; title: string }[]
      database.close()
      expect(titled.length).toBeGreaterThan(30)
      const missed = titled.filter(({ path, title }) => pages(title, locale)[0] !== path)
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

test('a result that only a name of its place finds shows this name', () => {
  const [paid] = find('Kreditkarte', 'de').results
  expect(paid?.href).toBe('/pricing#faq-payment')
  expect(paid?.snippet.slice(0, 2)).toEqual([
    { text: 'Kreditkarte', isHit: true },
    { text: ' · ', isHit: false },
  ])
  const [titled] = find('careers', 'en').results
  expect(titled?.snippet[0]?.text).not.toBe('career')
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
    search({ query, locale: 'de', limit: 50 })
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
  const found = (query: string) =>
    new Set(search({ query, locale, limit: 50 }).results.map(({ href }) => pageOf(href)))
  expect(found(one)).toEqual(found(other))
  expect(found(one).size).toBeGreaterThan(0)
})

test('what names a place has nothing in it that is filled in later, and a place is there once', () => {
  const database = new DatabaseSync(builtContent, { readOnly: true })
  const rows = database
    .prepare('SELECT locale, path, anchor, title, heading, keywords FROM search_documents')
    .all()
  database.close()
  const unfilled = rows.filter((row) => /\{\w+\}/.test(`${row.title}${row.heading}${row.keywords}`))
  expect(unfilled).toEqual([])
  const places = rows.map(({ locale, path, anchor }) => `${locale} ${path}#${anchor}`)
  expect(places.filter((place, at) => places.indexOf(place) !== at)).toEqual([])
})

test('only answers in the language that was asked in', () => {
  for (const locale of locales) {
    for (const { title } of find('JSON', locale).results) {
      expect(find(title, locale).results[0]?.title).toBe(title)
    }
  }
})

test('can keep to one kind of place', () => {
  const { results } = search({ query: 'drawing', locale: 'en', kind: 'blog' })
  expect(results.length).toBeGreaterThan(0)
  for (const { href } of results) expect(href).toMatch(/^\/blog\//)
})

test('pages of an answer follow each other without gap or repetition', () => {
  const all = search({ query: 'drawing', locale: 'en', limit: 20 })
  const parts = [0, 5, 10].flatMap(
    (offset) => search({ query: 'drawing', locale: 'en', limit: 5, offset }).results,
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
