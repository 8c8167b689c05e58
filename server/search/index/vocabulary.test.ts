import { expect, test } from 'vitest'
import { createVocabulary } from './vocabulary.ts'

const words = [
  'allgemeintoleranz',
  'bohrung',
  'gewinde',
  'gewindetiefe',
  'innengewinde',
  'toleranz',
]
const vocabulary = createVocabulary(
  words.map((word, index) => ({ word, term: index + 1, count: 10 - index })),
)
const names = (found: readonly { word: string }[]) => found.map(({ word }) => word)

test('knows a word by itself, not by its beginning', () => {
  expect(vocabulary.exact('gewinde')).toEqual({ word: 'gewinde', term: 3, count: 8 })
  for (const word of ['gewind', '', 'zzz', 'aaa']) expect(vocabulary.exact(word)).toBeUndefined()
})

test('finds words by their beginning', () => {
  expect(names(vocabulary.startingWith('gewinde'))).toEqual(['gewinde', 'gewindetiefe'])
  expect(names(vocabulary.startingWith('toleranzen'))).toEqual([])
})

test('finds words by any part, each once', () => {
  expect(names(vocabulary.containing('gewinde'))).toEqual([
    'gewinde',
    'gewindetiefe',
    'innengewinde',
  ])
  expect(names(vocabulary.containing('toleranz'))).toEqual(['allgemeintoleranz', 'toleranz'])
  expect(names(vocabulary.containing('e'))).toHaveLength(5)
})

test('finds words with mistakes, the nearest first', () => {
  expect(names(vocabulary.near('gewnde', 1))).toEqual(['gewinde'])
  expect(names(vocabulary.near('bohrugn', 1))).toEqual(['bohrung'])
  expect(vocabulary.near('tolernaz', 2)).toMatchObject([{ word: 'toleranz', mistakes: 1 }])
  expect(vocabulary.near('werkstoff', 2)).toEqual([])
  // Another first letter may be the only mistake.
  expect(names(vocabulary.near('fohrung', 2))).toEqual(['bohrung'])
  expect(vocabulary.near('fohrunk', 2)).toEqual([])
})

test('a short word is not a mistake for one that rhymes with it', () => {
  const rhymes = createVocabulary([
    { word: 'thread', term: 1, count: 9 },
    { word: 'worse', term: 2, count: 9 },
  ])
  expect(rhymes.near('horse', 1)).toEqual([])
  expect(names(rhymes.near('hread', 1))).toEqual(['thread'])
  expect(names(rhymes.near('shread', 1))).toEqual(['thread'])
})

test('an empty one knows nothing', () => {
  const empty = createVocabulary([])
  expect(empty.exact('a')).toBeUndefined()
  expect(empty.containing('a')).toEqual([])
  expect(empty.near('abcd', 1)).toEqual([])
})
