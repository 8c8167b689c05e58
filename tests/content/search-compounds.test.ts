import { expect, test } from 'vitest'
import type { Locale } from '../../shared/i18n/locale.ts'
import { provideBuiltSearch } from './built-search.ts'

/* How German words are found that are made of others. */

const { find, hrefs, pages } = provideBuiltSearch()

test.each<[what: string, query: string, locale: Locale, href: string]>([
  [
    'a word that others have behind a prefix',
    'Stanzen',
    'de',
    '/knowledge-base/sheet-metal-drawings#rolling-direction-and-burr-side',
  ],
  [
    'both words rather than one and what is like the other',
    'Bleche stanzen',
    'de',
    '/knowledge-base/sheet-metal-drawings#rolling-direction-and-burr-side',
  ],
  ['a compound of two known words', 'Beispielrechnung', 'de', '/pricing#invoice-example'],
  ['a compound that is joined by an s', 'Vertriebspartner', 'de', '/partners'],
  ['a rare compound rather than its last part', 'Jahresvertrag', 'de', '/pricing#faq-pauses'],
  [
    'a noun of a known verb',
    'Stempelung Zeichnung',
    'de',
    '/knowledge-base/bill-of-material-and-balloons#balloons-for-inspection',
  ],
  [
    'a name of several words written as one',
    'Mehrfaktorauthentifizierung',
    'de',
    '/security#faq-who',
  ],
  [
    'a compound written as several words',
    'Form und Lage toleranzen',
    'de',
    '/knowledge-base/gdt-symbols',
  ],
  [
    'a compound written as two words, as the one that it is',
    'Oberflächen rauheit',
    'de',
    '/knowledge-base/surface-texture',
  ],
  [
    'a compound that says of its first part only that it is shown',
    'Schweißnahtdarstellung',
    'de',
    '/knowledge-base/welding-symbols',
  ],
  [
    'a verb without its first part',
    'verschweißt',
    'de',
    '/knowledge-base/welding-symbols#what-gets-misread',
  ],
  [
    'a compound of a subject and what hardly any text deals with',
    'Gewährleistungsbeschränkung',
    'de',
    '/terms#liability',
  ],
])('%s: %s (%s)', (_, query, locale, href) => {
  expect(hrefs(query, locale)[0]).toBe(href)
})

test.each<[what: string, query: string, locale: Locale, path: string]>([
  ['a compound with a rare first part', 'handelsregisternummer', 'de', '/imprint'],
  ['what a compound only asks how', 'Gewindearten', 'de', '/knowledge-base/threads'],
  [
    'what a compound only asks how, of what any text has',
    'Zeichnungstypen',
    'de',
    '/documentation',
  ],
  [
    'a compound of three words',
    'Senkkopfschraube 90 Grad',
    'de',
    '/knowledge-base/bores-counterbores-countersinks',
  ],
  [
    'a compound whose last part is a noun of a known verb',
    'ordnerueberwachung',
    'de',
    '/integrations',
  ],
  ['a compound whose last part is everywhere', 'Ergebnisfelder', 'de', '/documentation'],
  [
    'a participle is no compound with Ende',
    'umlaufende naht',
    'de',
    '/knowledge-base/welding-symbols',
  ],
  ['several sections, in German', 'Scannerauflösung', 'de', '/knowledge-base/scan-quality'],
])('%s: %s (%s)', (_, query, locale, path) => {
  expect(pages(query, locale)[0]).toBe(path)
})

test('a compound is no misspelt word where both its parts are known', () => {
  expect(find('Beispielrechnung', 'de').suggestion).toBeUndefined()
  expect(find('algemeintoleranzen', 'de').suggestion).toBe('Allgemeintoleranzen')
})
