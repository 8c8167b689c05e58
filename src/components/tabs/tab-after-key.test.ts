import { expect, test } from 'vitest'
import { tabAfterKey } from './tab-after-key.ts'

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 3, 0],
  ['ArrowLeft', 0, 3],
  ['Home', 2, 0],
  ['End', 1, 3],
  ['ArrowDown', 1, undefined],
  ['a', 1, undefined],
])('%s on tab %s of 4 leads to %s', (key, active, expected) => {
  expect(tabAfterKey(key, active, 4)).toBe(expected)
})
