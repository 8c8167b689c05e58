import { expect, test } from 'vitest'
import { cellSide, type TextCells } from '../../ocr/text-cells.ts'
import { linesOfCells } from './lines-of-cells.ts'

const across = 30

/** Cells of text in a row of so many, at an angle in degrees, clockwise. */
function cells(
  rows: readonly { x: number; y: number; count: number; degrees?: number }[],
): TextCells {
  const empty = () => new Float32Array(across * across)
  const said = {
    across,
    down: across,
    chances: empty(),
    cosines: empty(),
    sines: empty(),
    heights: empty(),
  }
  for (const { x, y, count, degrees = 0 } of rows) {
    const angle = (degrees * Math.PI) / 180
    for (let i = 0; i < count; i += 1) {
      const at = Math.round(y + i * Math.sin(angle)) * across + Math.round(x + i * Math.cos(angle))
      said.chances[at] = 0.9
      said.cosines[at] = Math.cos(2 * angle)
      said.sines[at] = Math.sin(2 * angle)
      said.heights[at] = 12
    }
  }
  return said
}

const degreesOf = (angle: number) => Math.round((angle * 180) / Math.PI)

test('cells side by side are a line, whose foot lies half a capital below their middle', () => {
  const [line, ...others] = linesOfCells(cells([{ x: 4, y: 10, count: 8 }]))
  expect(others).toEqual([])
  expect(line?.y).toBeCloseTo(10.5 * cellSide + 6)
  expect(line?.x).toBeCloseTo(4 * cellSide - 1.2)
  expect(line?.length).toBeCloseTo(8 * cellSide + 2.4)
  expect(line?.capitals).toBeCloseTo(12)
})

test.each([
  [30, 30],
  [-40, -40],
  // What is upright is read upwards, whichever way its cells were gone through.
  [90, -90],
  [-90, -90],
  [105, -75],
])('a line at %i degrees is read at %i', (degrees, read) => {
  const row = { x: 14, y: 14, count: 9, degrees }
  expect(linesOfCells(cells([row])).map(({ angle }) => degreesOf(angle))).toEqual([read])
})

test('a line that was parted is one; lines above each other and far behind each other are not', () => {
  expect(
    linesOfCells(
      cells([
        { x: 2, y: 5, count: 6 },
        { x: 9, y: 5, count: 4 },
      ]),
    ),
  ).toHaveLength(1)
  expect(
    linesOfCells(
      cells([
        { x: 2, y: 5, count: 6 },
        { x: 2, y: 9, count: 6 },
      ]),
    ),
  ).toHaveLength(2)
  expect(
    linesOfCells(
      cells([
        { x: 2, y: 5, count: 6 },
        { x: 14, y: 5, count: 4 },
      ]),
    ),
  ).toHaveLength(2)
})

test('cells that touch but run across each other are two lines', () => {
  const level = { x: 5, y: 10, count: 8 }
  const upright = { x: 13, y: 10, count: 8, degrees: 90 }
  expect(linesOfCells(cells([level, upright]))).toHaveLength(2)
})
