import { expect, it } from 'vitest'
import type { TextRun } from '../../../page.ts'
import { componentsOf } from '../ink/components.ts'
import { lessSureBesideInk } from './unread-ink.ts'

const [width, height] = [400, 400]
const millimetres = 0.1

/** A text of four heights of capitals, 20 pixels high, whose upright box begins at 100, 100. */
const written = (text: string, rotation: 0 | 90 = 0): TextRun => ({
  text,
  origin: { x: 10, y: 12 },
  advance: 8,
  size: 2.8,
  rotation,
  box:
    rotation === 0 ? { x: 10, y: 10, width: 8, height: 2 } : { x: 10, y: 10, width: 2, height: 8 },
  font: '',
  confidence: 0.9,
})

/** A ring as a zero has it, or a speck. */
function marksAt(x: number, y: number, size: number) {
  const ink = new Uint8Array(width * height)
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size / 2; column += 1) {
      const isRing = row < 3 || column < 3 || row >= size - 3 || column >= size / 2 - 3
      if (isRing) ink[(y + row) * width + x + column] = 1
    }
  }
  return componentsOf({ width, height, ink })
}

const wall = (at: number) => ({ isHorizontal: false, at, from: 50, to: 200, thickness: 2 })

const confidenceOf = (run: TextRun, marks: ReturnType<typeof marksAt>, rulings = [wall(300)]) =>
  lessSureBesideInk([run], marks, rulings, millimetres)[0]?.confidence

it('is less sure of a value beside a figure that was not read, at either end and in either direction', () => {
  expect(confidenceOf(written('Ø55'), marksAt(182, 100, 20))).toBeLessThan(0.8)
  expect(confidenceOf(written('Ø55'), marksAt(89, 100, 20))).toBeLessThan(0.8)
  expect(confidenceOf(written('12.5', 90), marksAt(105, 182, 20))).toBeLessThan(0.8)
  const nearlyLevel = { ...written('Ø55'), rotation: 359.8 }
  expect(confidenceOf(nearlyLevel, marksAt(182, 100, 20))).toBeLessThan(0.8)
  // An extension line before a word.
  expect(confidenceOf(written('Ø6'), marksAt(184, 100, 20), [wall(182)])).toBeLessThan(0.8)
})

it('is hardly less sure of a value that was read twice alike', () => {
  const confirmed = { ...written('Ø55'), isConfirmed: true }
  expect(confidenceOf(confirmed, marksAt(182, 100, 20))).toBeCloseTo(0.855)
})

it('is as sure as before beside a speck, what stands farther off, above or in the cell before', () => {
  expect(confidenceOf(written('Ø55'), marksAt(182, 100, 4))).toBe(0.9)
  expect(confidenceOf(written('Ø55'), marksAt(200, 100, 20))).toBe(0.9)
  expect(confidenceOf(written('Ø55'), marksAt(182, 70, 20))).toBe(0.9)
  expect(confidenceOf(written('Ø55'), marksAt(87, 100, 20), [wall(98)])).toBe(0.9)
})

it('is as sure as before beside its dimension line where that falls or rises a little', () => {
  const ink = new Uint8Array(width * height)
  for (let x = 90; x < 210; x += 1) {
    for (let row = 0; row < 5; row += 1) ink[(108 + Math.floor(x / 18) + row) * width + x] = 1
  }
  expect(confidenceOf(written('40'), componentsOf({ width, height, ink }))).toBe(0.9)
})

it('is less sure of a slanted value in a frame, not of one that lies on a larger mark', () => {
  const slanted = { ...written('Ø55'), rotation: 30, box: { x: 12, y: 12, width: 3, height: 5 } }
  expect(confidenceOf(slanted, marksAt(105, 110, 90))).toBeLessThan(0.8)
  expect(confidenceOf(slanted, marksAt(60, 60, 200))).toBe(0.9)
})

it('is less sure of a slanted value beside a figure that was not read, not beside a line', () => {
  const slanted: TextRun = {
    ...written('8.00'),
    rotation: 30,
    origin: { x: 10, y: 20 },
    box: { x: 9, y: 14, width: 8, height: 6 },
  }
  // Behind its end, at 18 and 15 mm, and before its beginning.
  expect(confidenceOf(slanted, marksAt(168, 142, 20))).toBeLessThan(0.8)
  expect(confidenceOf(slanted, marksAt(90, 190, 16))).toBeLessThan(0.8)
  expect(confidenceOf(slanted, marksAt(168, 120, 20))).toBe(0.9)
  const line = componentsOf({
    width,
    height,
    ink: Uint8Array.from({ length: width * height }, (_, at) => {
      const [x, y] = [at % width, Math.floor(at / width)]
      return x > 160 && Math.abs(y - 194 + (x - 100) * Math.tan(Math.PI / 6)) < 2 ? 1 : 0
    }),
  })
  expect(confidenceOf(slanted, line)).toBe(0.9)
})

it('is less sure of a value that a line runs through, not of one between two lines', () => {
  expect(confidenceOf(written('20,04'), [], [wall(140)])).toBeLessThan(0.8)
  expect(confidenceOf(written('20,04'), [], [wall(98), wall(183)])).toBe(0.9)
})

it('says nothing about words', () => {
  expect(confidenceOf(written('THRU'), marksAt(182, 100, 20))).toBe(0.9)
})
