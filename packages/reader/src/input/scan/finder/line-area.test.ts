import { expect, test } from 'vitest'
import { areaOf, areNear, boxOfArea, coverage, isOnLine, onArea, overTexts } from './line-area.ts'

const level = { x: 10, y: 50, length: 40, capitals: 10, angle: 0 }
const upwards = { ...level, angle: -Math.PI / 2 }

test('places along a line and up from its foot', () => {
  expect(onArea(level, 5, 2)).toEqual({ x: 15, y: 48 })
  const { x, y } = onArea(upwards, 5, 2)
  expect([x, y].map(Math.round)).toEqual([8, 45])
})

test('a place lies on a line, beside it or a little beyond', () => {
  expect(isOnLine(level, { x: 20, y: 45 })).toBe(true)
  expect(isOnLine(level, { x: 20, y: 55 })).toBe(false)
  expect(isOnLine(level, { x: 53, y: 45 }, 0.5)).toBe(true)
  expect(isOnLine(upwards, { x: 5, y: 20 })).toBe(true)
})

test('lines are near that touch or cross, others are not', () => {
  expect(areNear(level, upwards)).toBe(true)
  expect(areNear(level, { ...level, x: 45 })).toBe(true)
  expect(areNear(level, { ...level, y: 150 })).toBe(false)
})

test('how much of a line others cover', () => {
  expect(coverage(level, [{ ...level, length: 20 }])).toBeCloseTo(0.5)
  expect(
    coverage(level, [
      { ...level, length: 20 },
      { ...level, x: 30 },
    ]),
  ).toBe(1)
  expect(coverage(level, [{ ...level, y: 80 }])).toBe(0)
})

test('a run of text in pixels, and the box around a line', () => {
  const box = { x: 0, y: 0, width: 1, height: 1 }
  const run = {
    text: '5',
    origin: { x: 1, y: 5 },
    advance: 4,
    size: 1.4,
    rotation: 90,
    box,
    font: '',
    confidence: 1,
  }
  const area = areaOf(run, 0.1)
  expect(area).toEqual({ x: 10, y: 50, length: 40, capitals: 10, angle: -Math.PI / 2 })
  const around = boxOfArea(area)
  expect([around.x, around.y, around.width, around.height].map(Math.round)).toEqual([0, 10, 10, 40])
})

test('a line reaches over the texts that lie on it', () => {
  const texts = [
    { ...level, x: 4, length: 10 },
    { ...level, x: 40, length: 16 },
  ]
  expect(overTexts(level, texts)).toEqual({ ...level, x: 4, length: 52 })
  expect(overTexts(level, [])).toEqual(level)
  const { x, y, length } = overTexts(upwards, [{ ...upwards, y: 55 }])
  expect([x, y, length].map(Math.round)).toEqual([10, 55, 45])
})
