import { expect, test } from 'vitest'
import type { Locale } from '../../../shared/i18n/locale.ts'
import { isMisspeltWeakWord, isStopWord, isWeakWord, stopWordsOf } from './stop-words.ts'

test.each<[word: string, locale: Locale]>([
  ['brauche', 'de'],
  ['suche', 'de'],
  ['configuring', 'en'],
  ['explains', 'en'],
  ['contains', 'en'],
  ['gibt', 'de'],
  ['funktioniert', 'de'],
  ['able', 'en'],
  ['telling', 'en'],
  ['says', 'en'],
  ['schaffen', 'de'],
  ['liegen', 'de'],
  ['verstehe', 'de'],
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

test.each<[word: string, locale: Locale]>([
  ['after', 'en'],
  ['whether', 'en'],
  ['already', 'en'],
  ['actually', 'en'],
  ['wann', 'de'],
  ['eigentlich', 'de'],
  ['uberhaupt', 'de'],
  ['wahrend', 'de'],
  ['furs', 'de'],
])('%s says nothing of its own (%s)', (word, locale) => {
  expect(isStopWord(word, locale)).toBe(true)
})

// Names of places are made of them: `per drawing`, `set up`, `all around`, `Mehr-Faktor`.
test.each<[word: string, locale: Locale]>([
  ['per', 'en'],
  ['up', 'en'],
  ['out', 'en'],
  ['around', 'en'],
  ['mehr', 'de'],
  ['selbst', 'de'],
])('%s does (%s)', (word, locale) => {
  expect(isStopWord(word, locale)).toBe(false)
})

test.each<[word: string, locale: Locale]>([
  ['complient', 'en'],
  ['explaned', 'en'],
  ['funktionirt', 'de'],
])('%s is such a word misspelt (%s)', (word, locale) => {
  expect(isMisspeltWeakWord(word, locale)).toBe(true)
})

// One letter more and it is another word.
test.each(['shown', 'tools', 'complete', 'compliant'])('%s is not', (word) => {
  expect(isMisspeltWeakWord(word, 'en')).toBe(false)
})
