import { expect, test } from 'vitest'
import { createVocabulary } from '../index/vocabulary.ts'
import { familyOf, rootOf } from './word-family.ts'

test.each([
  [['harten', 'gehartet', 'hartung', 'harte']],
  [['prufen', 'prufung', 'gepruft', 'prufer']],
  [['einlesen', 'eingelesen', 'einzulesen']],
  [['hochladen', 'hochgeladen']],
  [['handschrift', 'handschriftlich']],
  [['verschlusseln', 'verschlusselt', 'verschlusselung']],
  [['genau', 'genauigkeit']],
])('of one family in German: %j', (words) => {
  expect(new Set(words.map((word) => rootOf(word, 'de'))).size).toBe(1)
})

test.each([
  [['manufacturer', 'manufacturing', 'manufacturability']],
  [['certificate', 'certified', 'certification']],
  [['secure', 'security']],
  [['refuse', 'refusal']],
  [['machine', 'machinability']],
  [['available', 'availability']],
  [['accurate', 'accuracy']],
])('of one family in English: %j', (words) => {
  expect(new Set(words.map((word) => rootOf(word, 'en'))).size).toBe(1)
})

test.each([
  ['en', 'general', 'generate'],
  ['en', 'keyway', 'keys'],
  ['en', 'material', 'mate'],
  ['de', 'gewicht', 'wicht'],
  ['de', 'kunde', 'kundigung'],
] as const)('in %s, %s and %s are not', (locale, one, other) => {
  expect(rootOf(one, locale)).not.toBe(rootOf(other, locale))
})

test('the family of a word is what the texts have of it', () => {
  const words = ['eingelesen', 'einlesen', 'gehartet', 'harte', 'hartmetall', 'hartung']
  const vocabulary = createVocabulary(words.map((word, term) => ({ word, term, count: 1 })))
  const names = (word: string) => familyOf(word, vocabulary, 'de').map((known) => known.word)
  expect(names('hartung').sort()).toEqual(['gehartet', 'harte', 'hartung'])
  expect(names('einlesen').sort()).toEqual(['eingelesen', 'einlesen'])
  expect(names('ort')).toEqual([])
})
