import { expect, test } from 'vitest'
import { withSinkBehind } from './sink-behind-hole.ts'

test('a countersink that stands behind its hole, the angle first, is wider than the hole', () => {
  expect(withSinkBehind('Ø5.3 / 90° Ø10.4')).toBe('Ø5.3 ⌵ Ø10.4 x 90°')
  expect(withSinkBehind('2x Ø5,5/90° Ø11')).toBe('2x Ø5,5 ⌵ Ø11 x 90°')
  expect(withSinkBehind('Ø10.4 / 90° Ø5.3')).toBe('Ø10.4 / 90° Ø5.3')
  expect(withSinkBehind('Ø10 / 120° Ø10')).toBe('Ø10 / 120° Ø10')
})
