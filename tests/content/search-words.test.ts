import { expect, test } from 'vitest'
import type { Locale } from '../../shared/i18n/locale.ts'
import { pageOf, provideBuiltSearch } from './built-search.ts'

/* What the search makes of words that the site does not have as they were typed. */

const { search, find, hrefs, pages } = provideBuiltSearch()

test.each<[what: string, query: string, locale: Locale, href: string]>([
  [
    'a word of the other language',
    'third angle projektion',
    'en',
    '/knowledge-base/projection-methods',
  ],
  ['a word that only says what to do', 'gdpr compliant', 'en', '/gdpr'],
  [
    'the verb of a whole question',
    'Wie liest man ein Schriftfeld',
    'de',
    '/knowledge-base/title-block-fields',
  ],
  ['a tolerance class alone', 'js6', 'en', '/reference/iso-fits'],
  [
    'a science of the subject',
    'Werkstoffkunde',
    'de',
    '/knowledge-base/materials-and-designations',
  ],
  ['a misspelt name of the synonyms', 'Rauigkeit', 'de', '/knowledge-base/surface-texture'],
  ['two letters of a word', 'pr', 'en', '/pricing'],
  ['the word for a chart', 'regelgewinde tabelle', 'de', '/reference/metric-threads'],
  ['a table that is none of ours', 'Werte in eine Excel-Tabelle bekommen', 'de', '/integrations'],
  ['a class behind a blank', 'iso 2768 m table', 'en', '/reference/general-tolerances'],
  ['a number behind a name', 'hv10', 'en', '/knowledge-base/materials-and-designations'],
  ['a word that the others only explain', 'Haftung bei falschen Maßen', 'de', '/terms#liability'],
  ['a language that no page names', 'chinesische Zeichnungen', 'de', '/#faq-languages'],
  [
    'a rare word that is like a common one',
    'polished',
    'en',
    '/knowledge-base/surface-texture#n-grades-ra-and-microinches',
  ],
  ['words of every sentence', 'what happens after the trial ends', 'en', '/trial-license'],
  [
    'a word of every question',
    'was passiert bei unklaren Zeichnungen',
    'de',
    '/documentation/errors#drawing-unclear',
  ],
  [
    'a rare word beside a name of one that says little',
    'do you work with SolidWorks drawings',
    'en',
    '/use-cases/pmi-extraction#faq-three-d',
  ],
  [
    'how sure a value is, not how safe the data',
    'wie sicher ist ein Wert',
    'de',
    '/documentation#confidence',
  ],
  ['work in company', 'jobs at the company', 'en', '/careers'],
  ['what people fear of a model', 'hallucinations', 'en', '/#faq-unclear-drawings'],
  ['a verb that is an adjective, too', 'who owns the extracted data', 'en', '/terms#rights'],
  ['a title in the other language', 'privacy policy', 'de', '/privacy-policy'],
  ['a question, by which question it is', 'where are your servers', 'en', '/security#faq-where'],
  [
    'a name rather than a heading with other words',
    'runout',
    'en',
    '/knowledge-base/gdt-symbols#the-14-characteristics',
  ],
  [
    'a name that lacks a word, rather than texts with all',
    '100 Seiten im Monat',
    'de',
    '/pricing#invoice-example',
  ],
  ['a name beside a word that says little', 'GDPR compliance', 'en', '/gdpr'],
])('%s: %s (%s)', (_, query, locale, href) => {
  expect(hrefs(query, locale)[0]).toBe(href)
})

test('texts with a rare word are found beside many names with a common one', () => {
  expect(find('lohnt sich das Rechner', 'de').total).toBeGreaterThan(0)
})

test.each<[query: string, locale: Locale, path: string, title: string]>([
  ['Kehlnaht', 'en', '/knowledge-base/welding-symbols', 'Welding symbols'],
  ['bonus tolerance', 'de', '/reference/true-position', 'Positionstoleranz'],
  ['feature control frame', 'de', '/knowledge-base/gdt-symbols', 'Form- und Lagetoleranzen lesen'],
  ['is my data used for training', 'de', '/security', 'Sicherheit'],
  ['cancel the contract', 'de', '/terms', 'Allgemeine Geschäftsbedingungen'],
  ['Form und Lage toleranzen', 'en', '/knowledge-base/gdt-symbols', 'GD&T symbols'],
])(
  'words of the other language find its pages, shown in this one: %s (%s)',
  (query, locale, path, title) => {
    const [found] = find(query, locale).results
    expect(pageOf(found?.href ?? '')).toBe(path)
    expect(found?.title).toContain(title)
  },
)

test('words that both languages have are looked for in the one that was asked in', () => {
  // `setup` is no German word, `there` none that English looks for.
  expect(hrefs('is there a setup fee', 'en')[0]).toMatch(/^\/(?:pricing|#faq|terms)/)
})

test('a phrase that hardly any text has is looked for by its words, too', () => {
  const { results } = find('line type', 'en')
  expect(results[0]?.href).toBe('/knowledge-base/lines-views-sections')
  expect(results.length).toBeGreaterThan(1)
})

test('two letters that are a word begin no other', () => {
  expect(hrefs('ra', 'en').slice(0, 2)).toEqual([
    '/knowledge-base/surface-texture#what-ra-and-rz-measure',
    '/knowledge-base/glossary#ra',
  ])
})

test.each<[word: string, locale: Locale]>([
  ['recognized', 'en'],
  ['supported', 'en'],
  ['erkennen', 'de'],
])(
  'a word that says little beside others is looked for where it stands alone: %s (%s)',
  (query, locale) => {
    expect(find(query, locale).results.length).toBeGreaterThan(0)
  },
)

test.each<[word: string, locale: Locale]>([
  // Who does what a known word says.
  ['quoter', 'en'],
  // Another first letter and one more mistake: `geometric`.
  ['isometric', 'en'],
  // Another form of `eingescannt`, not `eingespannt`.
  ['eingescannter Plan', 'de'],
])('a word of its own is no misspelt one: %s (%s)', (query, locale) => {
  expect(find(query, locale).suggestion).toBeUndefined()
})

test('words that nothing resembles are named, numbers are not', () => {
  const missing = (query: string, locale: Locale) => find(query, locale).missing
  expect(missing('bore Xylophon 98765.4', 'en')).toEqual(['Xylophon'])
  expect(missing('Bohrung Xylophon', 'de')).toEqual(['Xylophon'])
  expect(missing('bore', 'en')).toBeUndefined()
})

test('a place with the commoner of two words is found beside those with the rarer one', () => {
  expect(pages('which file types can i send', 'en')).toContain('/documentation/integration')
})

test('alone a word of the texts finds no word that is like it', () => {
  const { total, results } = find('Stanzen', 'de')
  expect(total).toBe(results.length)
  for (const { snippet } of results) {
    expect(snippet.filter(({ isHit }) => isHit).length).toBeGreaterThan(0)
  }
})

test('what is hardly meant is not marked: `Abstand` for `Stanzen`', () => {
  const { results } = search({ query: 'Stanzen Zeichnung', locale: 'de', limit: 50 })
  const hits = results.flatMap(({ snippet }) => snippet.filter(({ isHit }) => isHit))
  expect(hits.length).toBeGreaterThan(10)
  for (const { text } of hits) expect(text).toMatch(/stanz|zeichnung/i)
})

test('beside others a word may be a mistake for one that is like it', () => {
  expect(hrefs('trail license', 'en')[0]).toBe('/trial-license')
})
