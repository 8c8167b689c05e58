import { expect, test } from 'vitest'
import type { Locale } from '../../shared/i18n/locale.ts'
import { provideBuiltSearch } from './built-search.ts'

/* How words are read, by a query of each kind that finds another page first where they are read otherwise. */

const { pages } = provideBuiltSearch()

test.each<[what: string, query: string, locale: Locale, path: string]>([
  [
    'a letter is no part of a word',
    'what does M in a circle mean',
    'en',
    '/knowledge-base/gdt-symbols',
  ],
  [
    'a given name of two words that mean one',
    'surface finish',
    'de',
    '/knowledge-base/surface-texture',
  ],
  ['names of fields', 'gdnt list json', 'en', '/documentation'],
  ['a section of the home page that sums up another', 'monthly minimum', 'en', '/pricing'],
  ['a case study that retells a page', 'machbarkeit regeln', 'de', '/try/rules'],
  ['a share of one is an example', 'what does a confidence of 0.7 mean', 'en', '/documentation'],
  ['words that say little', 'we get 200 rfqs a week how can you help', 'en', '/blog/rfq-triage'],
  ['a word that says little, misspelt', 'gdpr complient', 'en', '/gdpr'],
  ['words for nothing and nobody', 'what happens with a drawing nobody can read', 'en', '/'],
  ['the American spelling of a word', 'reseller program', 'en', '/partners'],
  ['several sections of one page', 'M10 fine thread pitches', 'en', '/reference/metric-threads'],
  ['the name of the site beside words that say little', 'was macht Firstangle', 'de', '/'],
])('%s: %s (%s)', (_, query, locale, path) => {
  expect(pages(query, locale)[0]).toBe(path)
})

test('the length that a question gives as an example matters little', () => {
  expect(pages('freimass toleranz 100mm', 'de').slice(0, 3)).toContain(
    '/knowledge-base/general-tolerances',
  )
})
