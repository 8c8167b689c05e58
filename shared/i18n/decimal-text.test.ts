import { expect, test } from 'vitest'
import { decimalText } from './decimal-text.ts'

test.each([
  ['0.95', '0,95'],
  ['+0.021 / 0', '+0,021 / 0'],
  ['Ø6.6', 'Ø6,6'],
  ['12', '12'],
  ['ISO 286.', 'ISO 286.'],
])('%s is written %s in German', (text, german) => {
  expect(decimalText(text, ',')).toBe(german)
  expect(decimalText(text, '.')).toBe(text)
})
