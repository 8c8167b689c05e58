import { expect, test } from 'vitest'
import { requestLocale } from './request-locale.ts'

test.each([
  ['', null, 'en'],
  ['?lang=de', 'en', 'de'],
  ['?lang=en', 'de', 'en'],
  ['?lang=fr', 'de', 'de'],
  ['', 'de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['', 'fr, en;q=0.5, de;q=0.7', 'de'],
  ['', 'de;q=0, en', 'en'],
  ['', 'fr, *', 'en'],
  ['', 'q=1;;,,;de', 'en'],
] as const)('%s with %s is answered in %s', (query, accepted, locale) => {
  expect(requestLocale(new URL(`https://site.example/${query}`), accepted)).toBe(locale)
})
