import { expect, test } from 'vitest'
import { axisOf, degreesApart, offQuarter } from './angles.ts'

test('two directions are apart by the shorter turn', () => {
  expect(degreesApart(350, 10)).toBe(20)
  expect(degreesApart(-90, 270)).toBe(0)
  expect(degreesApart(0, 180)).toBe(180)
})

test('a direction is off the nearest right angle, on either side of it', () => {
  expect(offQuarter(88)).toBe(2)
  expect(offQuarter(271)).toBe(1)
  expect(offQuarter(45)).toBe(45)
})

test('a direction is level, upright or slanted', () => {
  expect([0, 181, -1, 359].map((degrees) => axisOf(degrees, 2))).toEqual(['h', 'h', 'h', 'h'])
  expect([90, 271, -89].map((degrees) => axisOf(degrees, 2))).toEqual(['v', 'v', 'v'])
  expect([2, 30, 88, Number.NaN].map((degrees) => axisOf(degrees, 2))).toEqual([
    null,
    null,
    null,
    null,
  ])
})
