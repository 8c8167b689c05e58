import { expect, test } from 'vitest'
import { componentOf } from '../ink/components.ts'
import type { Ruling } from '../rulings/rulings.ts'
import { isCrossedRing } from './crossed-rings.ts'

/** A mark of 12 pixels in height around (100, 50). */
const mark = (width: number) =>
  componentOf(
    Int32Array.from(
      Array.from({ length: 12 }, (_, y) => [44 + y, 100 - width / 2, 100 + width / 2]).flat(),
    ),
  )
const ruling = (isHorizontal: boolean, at: number, from: number, to: number): Ruling => ({
  isHorizontal,
  at,
  from,
  to,
  thickness: 2,
})
const extension = ruling(true, 50, 92, 240)
const dimension = ruling(false, 100, 50, 300)

test('a ring in whose middle a level and an upright line meet is no letter', () => {
  expect(isCrossedRing(mark(12), [extension, dimension])).toBe(true)
})

test.each([
  ['on one line', 12, [extension]],
  ['beside the lines', 12, [ruling(true, 57, 92, 240), dimension]],
  ['before the line begins', 12, [ruling(true, 50, 112, 240), dimension]],
  ['narrower than high', 7, [extension, dimension]],
])('a mark %s may be one', (_, width, rulings) => {
  expect(isCrossedRing(mark(width), rulings)).toBe(false)
})
