import { expect, test } from 'vitest'
import { ring, sheetOf, strokes, textsOf, written } from '../testing/made-sheet.ts'

/** Pieces of a ring around a place: from and to in sixteenths. */
const pieces = (
  x: number,
  y: number,
  radius: number,
  ...parts: readonly (readonly [number, number])[]
) =>
  parts.map(([from, to]) => {
    const at = (part: number) => {
      const angle = (part * Math.PI) / 8
      return `${radius * Math.cos(angle)},${radius * Math.sin(angle)}`
    }
    const points = Array.from({ length: to - from + 1 }, (_, step) => at(from + step))
    return strokes(points.join(' '), x, y)
  })

const number = written('57', 50, 50, { advance: 5 })

test('a number in a ring of which pieces are left is that of an item', () => {
  const partial = pieces(52.5, 48.3, 5, [0, 4], [5, 9], [10, 14])
  expect(textsOf(number, ...partial)).toEqual([])
})

test('half a ring, and a ring with something else within it, are no ring of an item', () => {
  expect(textsOf(number, ...pieces(52.5, 48.3, 5, [0, 8]))).toEqual(['57'])
  const crossed = strokes('0,-4 0,4', 52.5, 48.3)
  const partial = pieces(52.5, 48.3, 5.6, [0, 7], [8, 15])
  expect(textsOf(number, crossed, ...partial)).toEqual(['57'])
  const between = strokes('-16,-4 16,-4; -16,4 16,4; -4,-3 -4,3; 4,-3 4,3', 52.5, 48.3)
  expect(textsOf(number, between)).toEqual(['57'])
  expect(sheetOf(number).texts).toHaveLength(1)
})

test('long straight lines around a number, as in a hole with its centre lines, are no pieces of a ring', () => {
  const arcs = pieces(52.5, 48.3, 5, [3, 8], [9, 11])
  const cross = strokes('4.6,-5 4.6,4; -3,-4.6 4.6,-4.6', 52.5, 48.3)
  expect(textsOf(number, ...arcs, cross)).toEqual(['57'])
})

test('a letter with a number in a ring is a label, no chamfer', () => {
  const label = written('C2', 50, 50, { advance: 5 })
  expect(textsOf(label)).toEqual(['C2'])
  expect(textsOf(label, ring(52.5, 48.3, 5))).toEqual([])
})
