import { expect, test } from 'vitest'
import type { Locale } from '../../shared/i18n/locale.ts'
import { provideBuiltSearch } from './built-search.ts'

/* How names are typed that are more than one word, less than one, or a word of the other language. */

const { find, hrefs, pages } = provideBuiltSearch()

test.each<[query: string, locale: Locale, href: string]>([
  ['plug-in', 'en', '/integrations'],
  ['plug in', 'en', '/integrations'],
  ['Plug-in', 'de', '/integrations'],
  ['log in', 'en', '/trial-license'],
  ['log-in', 'en', '/trial-license'],
])('a word keeps the stop word that makes another of it: %s (%s)', (query, locale, href) => {
  const { results, suggestion, missing } = find(query, locale)
  expect(results[0]?.href).toBe(href)
  expect({ suggestion, missing }).toEqual({})
})

test.each<[query: string, locale: Locale, path: string]>([
  ['fill ERP automatically', 'en', '/use-cases/erp-data-entry'],
  ['ERP automatisch befuellen', 'de', '/use-cases/erp-data-entry'],
  ['is the reading accurate', 'en', '/try/accuracy'],
  ['report a wrong result', 'en', '/contact'],
  ['falsches Ergebnis melden', 'de', '/contact'],
  // A plan of stamps is a drawing, no plan to pay for.
  ['Stempelplan', 'de', '/knowledge-base/bill-of-material-and-balloons'],
  ['POST /v2/read', 'de', '/documentation'],
])('what people want to do leads to its place: %s (%s)', (query, locale, path) => {
  expect(pages(query, locale)[0]).toBe(path)
})

test.each<[query: string, locale: Locale, href: string]>([
  // `API errors` has a part of it in its title.
  ['error rate', 'en', '/try/accuracy'],
  ['inch drawing', 'en', '/knowledge-base/us-and-eu-drawings'],
  // „Konfidenz und Fundstelle“ has one word of two that mean the same.
  ['Koordinaten der Fundstelle', 'de', '/documentation/results#evidence'],
])('a name of several words that was typed just so comes first: %s (%s)', (query, locale, href) => {
  expect(hrefs(query, locale)[0]).toBe(href)
})

test('a word of the other language is not the one of this with its stem', () => {
  expect(hrefs('Termin', 'en')[0]).toBe('/schedule-call')
  expect(hrefs('termination', 'en')[0]).toBe('/terms#term')
})

test('a query of stop words alone is a name or nothing', () => {
  expect(hrefs('wer seid ihr', 'de')).toEqual(['/press/press-kit'])
  expect(hrefs('who are you', 'en')).toEqual(['/press/press-kit'])
  expect(find('with those', 'en')).toMatchObject({ total: 0, missing: undefined })
})

test('the words of a known phrase are not corrected one by one', () => {
  const { results, suggestion } = find('free trial', 'de')
  expect(suggestion).toBeUndefined()
  expect(results[0]?.href).toBe('/trial-license')
})

test('a short word that the texts have is not taken for a commoner one like it', () => {
  // `MAPE` is no `made`.
  for (const href of hrefs('MAPE', 'en')) expect(href).toMatch(/quoting/)
})

test('a compound with a word that says what to do is about its first part', () => {
  expect(hrefs('Terminvereinbarung', 'de')[0]).toBe('/schedule-call')
})

test('the beginning of a word is not a mistake for one with another first letter', () => {
  const { results, suggestion } = find('anon', 'en')
  expect(suggestion).toBeUndefined()
  expect(results[0]?.href).toBe('/documentation#redaction')
})

test.each<[query: string, locale: Locale]>([
  ['1.2379', 'de'],
  ['1.4310', 'en'],
])('the number of a steel that no text has leads to steel numbers: %s (%s)', (query, locale) => {
  expect(hrefs(query, locale)[0]).toBe(
    '/knowledge-base/materials-and-designations#steel-names-and-steel-numbers',
  )
})

test.each<[query: string, locale: Locale]>([
  ['Fahrradversicherung', 'de'],
  ['newsletter', 'en'],
])('a word that only parts of are known is named: %s (%s)', (query, locale) => {
  expect(find(query, locale).missing).toEqual([query])
})

test('a rare compound is found where it stands, not where its last part does', () => {
  expect(find('Schmiedeteil', 'de').total).toBeLessThan(5)
  expect(hrefs('Schmiedeteil', 'de')).toContain(
    '/knowledge-base/general-tolerances#castings-mouldings-and-other-processes',
  )
})

test('a word with hints where it may break is found as it is typed', () => {
  expect(hrefs('Berufshaftpflichtversicherung', 'de')[0]).toBe('/security/pack#FA-CRT-07')
})

test('of the hidden names that find a result it shows the one that was typed', () => {
  const { results } = find('Hüllbedingung', 'de')
  const fits = results.find(({ href }) => href.startsWith('/knowledge-base/fits'))
  expect(fits?.snippet[0]).toEqual({ text: 'Hüllbedingung', isHit: true })
})

test('a result shows what a text says rather than what it is based on', () => {
  const [found] = find('third angle', 'en').results
  const text = found?.snippet.map((part) => part.text).join('')
  expect(found?.href).toBe('/knowledge-base/projection-methods')
  expect(text).not.toContain('ISO 5456')
})
