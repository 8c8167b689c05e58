import { expect, test } from 'vitest'
import { withoutStems } from './letter-stems.ts'
import type { Ruling } from './rulings.ts'

/** Ten pixels to a millimetre. */
const line = (isHorizontal: boolean, at: number, from: number, to: number): Ruling => ({
  isHorizontal,
  at,
  from,
  to,
  thickness: 5,
})
/** The stems of T, L and E in letters of 8 mm. */
const stems = [476, 554, 590].map((at) => line(false, at, 2396, 2476))
const side = line(false, 406, 2355, 2862)

test('three strokes between the same two levels are stems of letters', () => {
  expect(withoutStems([side, ...stems], [line(true, 2359, 103, 2009)], 10)).toEqual([side])
})

test('lines that end at others part cells, and two alone may be anything', () => {
  const frame = [line(true, 2396, 400, 700), line(true, 2476, 400, 700)]
  expect(withoutStems(stems, frame, 10)).toEqual(stems)
  expect(withoutStems(stems, frame.slice(0, 1), 10)).toEqual(stems)
  expect(withoutStems(stems.slice(0, 2), [], 10)).toEqual(stems.slice(0, 2))
})

test('lines of other lengths, far apart or longer than letters stay', () => {
  const uneven = [...stems.slice(0, 2), line(false, 590, 2396, 2490)]
  expect(withoutStems(uneven, [], 10)).toEqual(uneven)
  const apart = [...stems.slice(0, 2), line(false, 900, 2396, 2476)]
  expect(withoutStems(apart, [], 10)).toEqual(apart)
  const long = stems.map((one) => ({ ...one, to: one.from + 200 }))
  expect(withoutStems(long, [], 10)).toEqual(long)
})
