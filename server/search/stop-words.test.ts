import { expect, test } from 'vitest'
import type { Locale } from '../../shared/i18n/locale.ts'
import { isWeakWord, stopWordsOf } from './stop-words.ts'

test.each<[word: string, locale: Locale]>([
  ['brauche', 'de'],
  ['suche', 'de'],
  ['configuring', 'en'],
  ['explains', 'en'],
])('%s says as little as its other forms (%s)', (word, locale) => {
  expect(isWeakWord(word, locale)).toBe(true)
})

test('words that say nothing are found in their order, folded', () => {
  expect(stopWordsOf('Was können Sie für uns prüfen?', 'de')).toEqual([
    'was',
    'konnen',
    'sie',
    'fur',
    'uns',
  ])
})
