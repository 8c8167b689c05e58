import { expect, test } from 'vitest'
import type { Locale } from '../../../shared/i18n/locale.ts'
import { isLanguageName } from './language-names.ts'

test.each<[word: string, locale: Locale]>([
  ['chinese', 'en'],
  ['polish', 'en'],
  ['chinesischen', 'de'],
  ['polnisch', 'de'],
  ['turkische', 'de'],
])('%s is the name of a language (%s)', (word, locale) => {
  expect(isLanguageName(word, locale)).toBe(true)
})

test.each<[word: string, locale: Locale]>([
  ['polished', 'en'],
  ['finnish', 'en'],
  ['chinesisch', 'en'],
  ['poliert', 'de'],
])('%s is none (%s)', (word, locale) => {
  expect(isLanguageName(word, locale)).toBe(false)
})
