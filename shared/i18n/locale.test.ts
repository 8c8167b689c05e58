import { expect, test } from 'vitest'
import { defaultLocale, isLocale, locales } from './locale.ts'

test.each(['en', 'de'])('%s is a language of the site', (value) => {
  expect(isLocale(value)).toBe(true)
})

test.each(['', 'DE', 'de-DE', 'fr', 'length', 0, null, undefined, ['de']])(
  '%j is no language of the site',
  (value) => {
    expect(isLocale(value)).toBe(false)
  },
)

test('the default language comes first', () => {
  expect(locales[0]).toBe(defaultLocale)
})
