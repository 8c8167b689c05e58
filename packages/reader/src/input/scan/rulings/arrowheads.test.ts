import { expect, test } from 'vitest'
import { pathsOfRulings } from '../strokes/scan-paths.ts'
import { arrowheadsOf } from './arrowheads.ts'
import type { Ruling } from './rulings.ts'
import { wipeArrowheads } from './wiped-arrowheads.ts'

const pixelsPerMm = 12
const width = 300
const line: Ruling = { isHorizontal: true, at: 40, from: 20, to: 280, thickness: 2 }

/** A level line of two pixels with what else is inked. */
const drawn = (isInk: (x: number, y: number) => boolean) => ({
  width,
  height: 80,
  ink: Uint8Array.from({ length: width * 80 }, (_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)]
    return (x >= 20 && x < 280 && Math.abs(y + 0.5 - 40) < 1.1) || isInk(x, y) ? 1 : 0
  }),
})

/** Points left to `tip`, 36 pixels long and 12 wide. */
const isArrow = (tip: number) => (x: number, y: number) =>
  x >= tip && x < tip + 36 && Math.abs(y + 0.5 - 40) <= (x - tip) / 6

test('filled arrowheads are found with the place that they point to', () => {
  const isMirrored = (x: number, y: number) => isArrow(20)(300 - x, y)
  const bitmap = drawn((x, y) => isArrow(20)(x, y) || isMirrored(x, y))
  const found = arrowheadsOf(bitmap, [line], pixelsPerMm)
  expect(found).toHaveLength(2)
  expect(Math.abs((found[0]?.tip ?? 0) - 20)).toBeLessThan(5)
  expect(Math.abs((found[1]?.tip ?? 0) - 280)).toBeLessThan(5)
  wipeArrowheads(bitmap, found)
  expect(bitmap.ink[44 * width + 52]).toBe(0)
})

test('the soft edge of an arrowhead is wiped with it where it shows', () => {
  const sharp = drawn(isArrow(20))
  const found = arrowheadsOf(sharp, [line], pixelsPerMm)
  const isSoft = (x: number, y: number) => isArrow(20)(x, y + 1) || isArrow(20)(x, y - 1)
  const inkAfter = (edge: number) => {
    const soft = drawn((x, y) => isArrow(20)(x, y) || isSoft(x, y))
    wipeArrowheads(soft, found, edge)
    return [45, 46, 47].map((y) => soft.ink[y * width + 54])
  }
  expect(inkAfter(0)).toContain(1)
  expect(inkAfter(2)).toEqual([0, 0, 0])
})

test('arrowheads are found where a figure stands on them, and leave the figure', () => {
  // As between two extension lines that stand close: most of the line is arrowheads, the figure reaches into one.
  const short: Ruling = { ...line, to: 110 }
  const isFigure = (x: number, y: number) => x > 40 && x < 75 && y > 8 && y < 38
  const isMirrored = (x: number, y: number) => isArrow(20)(130 - x, y)
  const bitmap = drawn((x, y) => isArrow(20)(x, y) || isMirrored(x, y) || isFigure(x, y))
  const found = arrowheadsOf(bitmap, [short], pixelsPerMm)
  expect(found.map(({ tip }) => Math.abs(tip - 20) < 9 || Math.abs(tip - 110) < 9)).toEqual([
    true,
    true,
  ])
  wipeArrowheads(bitmap, found)
  expect([20, 44].map((y) => bitmap.ink[y * width + 52])).toEqual([1, 0])
})

test('an arrowhead with a notch in its back is found', () => {
  const halfAt = (along: number) => (along < 26 ? along / 4.3 : (36 - along) / 1.7)
  const isNotched = (x: number, y: number) =>
    x >= 100 && x < 136 && Math.abs(y + 0.5 - 40) <= halfAt(x - 100)
  const [only, ...others] = arrowheadsOf(drawn(isNotched), [line], pixelsPerMm)
  expect(others).toEqual([])
  expect(Math.abs((only?.tip ?? 0) - 100)).toBeLessThan(6)
})

/** Two strokes of three pixels that part from `tip` to the right, 30 pixels long and 14 apart at their ends. */
const isOpenArrow = (tip: number) => (x: number, y: number) =>
  x >= tip && x < tip + 30 && Math.abs(Math.abs(y + 0.5 - 40) - (x - tip) / 4.3) < 1.5

test('open arrowheads are found with the place that they point to', () => {
  const isMirrored = (x: number, y: number) => isOpenArrow(20)(300 - x, y)
  const bitmap = drawn((x, y) => isOpenArrow(20)(x, y) || isMirrored(x, y))
  const found = arrowheadsOf(bitmap, [line], pixelsPerMm)
  expect(found.map(({ tip }) => Math.abs(tip - 20) < 9 || Math.abs(tip - 280) < 9)).toEqual([
    true,
    true,
  ])
  wipeArrowheads(bitmap, found)
  expect(bitmap.ink[34 * width + 46]).toBe(0)
})

test('one stroke beside a line, and lines along it, are no open arrowhead', () => {
  const isStroke = (x: number, y: number) => y < 40 && isOpenArrow(100)(x, y)
  const areParallel = (x: number, y: number) =>
    x > 100 && x < 140 && Math.abs(Math.abs(y - 39.5) - 8) < 1.5
  for (const isInk of [isStroke, areParallel]) {
    expect(arrowheadsOf(drawn(isInk), [line], pixelsPerMm)).toEqual([])
  }
})

test('crossing lines, letters on a line and the triangle of a datum are none', () => {
  const isCrossing = (x: number) => x > 100 && x < 104
  const isLetter = (x: number, y: number) => x > 100 && x < 125 && y > 20 && y < 40
  const isTriangle = (x: number, y: number) =>
    x >= 150 && x < 180 && Math.abs(y + 0.5 - 40) <= (x - 150) / 1.73
  for (const isInk of [isCrossing, isLetter, isTriangle]) {
    expect(arrowheadsOf(drawn(isInk), [line], pixelsPerMm)).toEqual([])
  }
})

test('a line of several dimensions ends at the tip of each arrowhead', () => {
  const arrowheads = arrowheadsOf(drawn(isArrow(140)), [line], pixelsPerMm)
  const [ruling, arrowhead] = pathsOfRulings([line], arrowheads, 1 / pixelsPerMm)
  expect(ruling?.lines).toHaveLength(2)
  expect(Math.abs((ruling?.lines[1]?.points[0]?.x ?? 0) - 140 / pixelsPerMm)).toBeLessThan(0.4)
  expect(arrowhead?.isFilled).toBe(true)
})
