import { expect, test } from 'vitest'
import { written } from '../layout/testing/made-sheet.ts'
import { dualUnit } from './dual-unit.ts'

/** The unit told by a text and one that stands below it. */
const unitOf = (...pairs: readonly (readonly [string, string])[]) =>
  dualUnit(
    pairs.flatMap(([above, below], i) => [
      written(above, 50, 50 + 40 * i),
      written(below, 51, 56 + 40 * i),
    ]),
  )

test('a size beside itself in the other unit, in brackets, tells its unit', () => {
  expect(unitOf(['[8.1]', '0.32'], ['1.06', '0.75'])).toBe('inch')
  expect(unitOf(['Ø25.4', '[1.000]'])).toBe('mm')
})

test('exact sizes in frames, whole numbers, a size elsewhere and pairs of both kinds tell nothing', () => {
  expect(unitOf(['[30]', '12.5'])).toBeNull()
  expect(unitOf(['[51]', '2'])).toBeNull()
  expect(unitOf(['[8.1]', '12'], ['0.32', '15'])).toBeNull()
  expect(unitOf(['[8.1]', '0.32'], ['[1.000]', '25.4'])).toBeNull()
})
