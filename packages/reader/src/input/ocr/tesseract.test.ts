import { expect, test } from 'vitest'
import { apart } from './tesseract.ts'

const word = (text: string, left: number, right: number) => ({
  text,
  left,
  right,
  top: 0,
  bottom: 20,
  confidence: 0.9,
})

test('a word that is given the width of its line ends where the next one begins', () => {
  const words = [word('SHEET', 10, 98), word('1', 55, 63), word('OF', 70, 86)]
  expect(apart(words).map(({ left, right }) => [left, right])).toEqual([
    [10, 55],
    [55, 63],
    [70, 86],
  ])
})
