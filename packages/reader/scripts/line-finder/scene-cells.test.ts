import { expect, test } from 'vitest'
import { cellKinds, cellSide, cellsAcross, cellsOf } from './scene-cells.ts'

const level = { x: 40, y: 100, length: 60, capitals: 12, angle: 0 }

/** What the cell at a pixel shows. */
const at = (x: number, y: number) =>
  Math.floor(y / cellSide) * cellsAcross + Math.floor(x / cellSide)

test('the middle of a line is text, its edge either, what is further away neither', () => {
  const { kinds } = cellsOf([level])
  expect(kinds[at(70, 94)]).toBe(cellKinds.text)
  expect(kinds[at(70, 101)]).toBe(cellKinds.either)
  expect(kinds[at(102, 94)]).toBe(cellKinds.either)
  expect(kinds[at(70, 110)]).toBe(cellKinds.other)
  expect(kinds[at(120, 94)]).toBe(cellKinds.other)
})

test('cells of a line know its angle and the height of its capitals', () => {
  const upwards = { ...level, x: 150, y: 200, angle: -Math.PI / 2 }
  const { kinds, angles, heights } = cellsOf([level, upwards])
  const [one, other] = [at(70, 94), at(144, 170)]
  expect([kinds[other], angles[one], angles[other]]).toEqual([cellKinds.text, 0, 90])
  expect(heights[other]).toBe(8 * 12)
})

test('a single stroke has a middle, too', () => {
  const { kinds } = cellsOf([{ ...level, length: 2 }])
  expect(kinds.some((kind) => kind === cellKinds.text)).toBe(true)
})
