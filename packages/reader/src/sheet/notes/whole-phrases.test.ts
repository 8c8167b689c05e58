import { expect, it } from 'vitest'
import { wholePhrase } from './whole-phrases.ts'

it.each([
  ['DEBUR AND BREAK SHARP 5', 'DEBUR AND BREAK SHARP EDGES'],
  ['DEBUR AND 58 K SHARP GES', 'DEBUR AND BREAK SHARP EDGES'],
  ['ENTGRATEN LE D SCHARFE #3 EC N', 'ENTGRATEN UND SCHARFE KANTEN BRECHEN'],
])('%s is what is read of %s', (text, phrase) => {
  expect(wholePhrase(text)).toBe(phrase)
})

it.each(['DEBURR AND', 'DEBURR AND 3°'])('%s lacks its end', (text) => {
  expect(wholePhrase(text)).toBeNull()
})

it.each([
  'DEBURR AND BREAK EDGES',
  'DEBURR AND BREAK ALL SHARP EDGES',
  'BREAK SHARP EDGES 0.2',
  'DEBURR',
])('%s stays', (text) => {
  expect(wholePhrase(text)).toBe(text)
})
