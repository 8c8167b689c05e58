import { expect, test } from 'vitest'
import { textsOfContent } from './texts-of-content.ts'

const matrix = [1, 0, 0, -1, 0, 100] as const
const item = (str: string, dir = 'ltr') => ({
  str,
  dir,
  transform: [4, 0, 0, 4, 10, 20],
  width: 9,
  fontName: 'f1',
})
const letters = new Map([
  [0x894, 'ア'],
  [0x8dd, 'ル'],
  [0x8d1, 'ミ'],
  [0x1ba6, '材'],
])
const textOf = (one: object, known: typeof letters | null) =>
  textsOfContent([one], matrix, () => ({ name: 'MS-Gothic', letters: known }))[0]?.text

test('numbers of glyphs become what the font says they stand for', () => {
  expect(textOf(item('\u1ba6 5'), letters)).toBe('材 5')
  expect(textOf(item('\u1ba6 5'), null)).toBe('\u1ba6 5')
})

test('glyphs that pdf.js took for writing to the left are put in order again', () => {
  expect(textOf(item('\u08dd\u08d1\u0894', 'rtl'), letters)).toBe('アルミ')
  expect(textOf(item('\u0894\u0894\u08dd', 'rtl'), letters)).toBe('ルアア')
})
