import { expect, test } from 'vitest'
import { figureLetters } from '../../src/input/ocr/figure-letters.ts'
import { seeded } from '../random.ts'
import { lineTexts } from './line-texts.ts'

const texts = (seed: number) => {
  const next = lineTexts(seeded(seed))
  return Array.from({ length: 3000 }, next)
}

test('lines to learn from have only letters that the network tells apart', () => {
  const used = new Set(texts(1).join(''))
  expect([...used].filter((letter) => !figureLetters.includes(letter))).toEqual([])
  expect(figureLetters.filter((letter) => !used.has(letter))).toEqual([])
})

test('the same seed gives the same lines', () => {
  expect(texts(2)).toEqual(texts(2))
  expect(texts(2)).not.toEqual(texts(3))
})
