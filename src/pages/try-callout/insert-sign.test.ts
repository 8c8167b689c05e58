import { expect, test } from 'vitest'
import { withSign } from './insert-sign.ts'

test.each([
  ['20 H7', 'Ø', 0, 0, 'Ø20 H7', 1],
  ['20 x', '°', 3, 4, '20 °', 4],
  ['', 'Ⓜ', 0, 0, 'Ⓜ', 1],
  ['2x45', '°', 4, 4, '2x45°', 5],
])('puts into "%s" the sign %s', (text, sign, start, end, expected, caret) => {
  expect(withSign(text, sign, start, end)).toEqual({ text: expected, caret })
})
