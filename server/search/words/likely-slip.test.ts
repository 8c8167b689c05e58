import { expect, test } from 'vitest'
import type { Locale } from '../../../shared/i18n/locale.ts'
import { isLikelySlip } from './likely-slip.ts'

test.each<[string, string, Locale]>([
  ['gewnde', 'gewinde', 'de'],
  ['gewimde', 'gewinde', 'de'],
  ['thraed', 'thread', 'en'],
  ['datem', 'datum', 'en'],
  ['rauhait', 'rauheit', 'de'],
])('%s may well be %s', (written, meant, locale) => {
  expect(isLikelySlip(written, meant, locale)).toBe(true)
})

test.each<[string, string, Locale]>([
  ['kino', 'kind', 'de'],
  ['wetter', 'weiter', 'de'],
  ['hund', 'hand', 'de'],
])('%s is another word than %s', (written, meant, locale) => {
  expect(isLikelySlip(written, meant, locale)).toBe(false)
})
