import { expect, test } from 'vitest'
import type { Locale } from '../../../shared/i18n/locale.ts'
import { analyse } from './analyse.ts'
import { phraseMatcher, type SynonymGroup } from './synonyms.ts'

const groups: SynonymGroup[] = [
  { en: ['title block'], de: ['Schriftfeld'] },
  { en: ['two-factor authentication'], de: ['Zwei-Faktor-Anmeldung'] },
  { en: ['title'], de: ['Titel'] },
  { en: ['tolerance position'], de: ['Lage der Toleranz'] },
]

/** Words of the texts. */
const known = ['title', 'block', 'schrift', 'lagetoleranz']

const found = (text: string, locale: Locale) =>
  phraseMatcher(groups, locale, (word) => known.includes(word))(analyse(text, locale), 0)

test.each<[text: string, locale: Locale, group: number, length: number, words: number]>([
  ['title block', 'en', 0, 2, 2],
  ['title blocks', 'en', 0, 2, 2],
  ['titleblock', 'en', 0, 1, 2],
  ['Schriftfelder', 'de', 0, 1, 1],
  ['Schrift felder', 'de', 0, 2, 1],
  ['Zweifaktoranmeldung', 'de', 1, 1, 3],
  ['Zwei Faktoranmeldung', 'de', 1, 2, 3],
  ['title of a block', 'en', 0, 2, 2],
  ['titles', 'en', 2, 1, 1],
])('%s (%s) is a name of its group', (text, locale, group, length, words) => {
  expect(found(text, locale)).toEqual({ group, length, words })
})

test.each<[text: string, locale: Locale]>([
  ['block', 'en'],
  ['Schrift 3 Feld', 'de'],
  ['Schrift', 'de'],
  ['Lagetoleranz', 'de'],
])('%s (%s) is none', (text, locale) => {
  expect(found(text, locale)).toBeUndefined()
})

test('of names with equal stems, that of the language counts', () => {
  const names = [
    { en: ['call'], de: ['Termin'] },
    { en: ['termination'], de: ['Kündigung'] },
  ]
  const groupOf = (text: string, locale: Locale) =>
    phraseMatcher(names, locale)(analyse(text, locale), 0)?.group
  expect(groupOf('termination', 'en')).toBe(1)
  expect(groupOf('Termin', 'de')).toBe(0)
})

test('texts are compared by terms alone', () => {
  const inText = (text: string) => phraseMatcher(groups, 'de')(analyse(text, 'de'), 0)
  expect(inText('Schriftfelder')).toEqual({ group: 0, length: 1, words: 1 })
  expect(inText('Schrift, Feld')).toBeUndefined()
  expect(inText('Zweifaktoranmeldung')).toBeUndefined()
})
