import { expect, test } from 'vitest'
import type { Locale } from '../../../shared/i18n/locale.ts'
import { analyse } from './analyse.ts'
import { isAskedSubject, isMisspeltQuestionWord, isQuestionVerb } from './question-verbs.ts'

const verbsOf = (query: string, locale: Locale) =>
  analyse(query, locale)
    .filter((token) => isQuestionVerb(query, token, locale))
    .map(({ word }) => word)

test.each<[query: string, locale: Locale, verb: string]>([
  ['how do I read a title block', 'en', 'read'],
  ['How to dimension a chamfer', 'en', 'dimension'],
  ['how can we upload a scan?', 'en', 'upload'],
  ['Wie liest man ein Schriftfeld?', 'de', 'liest'],
  ['woran erkenne ich die Projektionsmethode', 'de', 'erkenne'],
  ['Wie kann ich eine Zeichnung schwärzen?', 'de', 'schwarzen'],
])('the verb of "%s" (%s) is %s', (query, locale, verb) => {
  expect(verbsOf(query, locale)).toEqual([verb])
})

test.each<[query: string, locale: Locale]>([
  ['can I test it', 'en'],
  ['do you train on our drawings', 'en'],
  ['what dpi should I scan', 'en'],
  ['how do you store drawings', 'en'],
  ['Wie schützen Sie unsere Daten', 'de'],
  ['reading a title block', 'en'],
  ['Kann ich die Software testen?', 'de'],
  ['wer kann meine Zeichnungen sehen', 'de'],
  ['Wie kann ich kündigen und neu anfangen: Vertrag', 'de'],
  ['Schriftfeld lesen', 'de'],
])('no word of "%s" (%s) counts less as its verb', (query, locale) => {
  expect(verbsOf(query, locale)).toEqual([])
})

test('a question word that is misspelt by one letter is one, the word itself and shorter ones are not', () => {
  expect(['wat', 'hwo', 'whre', 'wich'].every((word) => isMisspeltQuestionWord(word, 'en'))).toBe(
    true,
  )
  expect(['what', 'wo', 'weld'].some((word) => isMisspeltQuestionWord(word, 'en'))).toBe(false)
  expect(isMisspeltQuestionWord('welcehs', 'de')).toBe(true)
})

const subjectsOf = (query: string, locale: Locale) =>
  analyse(query, locale)
    .filter((token) => isAskedSubject(query, token, locale))
    .map(({ word }) => word)

test.each<[query: string, locale: Locale, subjects: string[]]>([
  ['can your software read scans', 'en', ['software']],
  ['does the tool know inches', 'en', ['tool']],
  ['kann die Software prüfen, ob es geht', 'de', ['software']],
  ['liest das Tool französische Zeichnungen', 'de', ['tool']],
  ['Software testen', 'de', []],
  ['can I test the software', 'en', []],
])('of "%s" (%s) the one asked about is %j', (query, locale, subjects) => {
  expect(subjectsOf(query, locale)).toEqual(subjects)
})
