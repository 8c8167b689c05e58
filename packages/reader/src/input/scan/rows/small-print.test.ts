import { expect, test } from 'vitest'
import { componentsOf } from '../ink/components.ts'
import { letteringOf } from './lettering.ts'
import { onesInRows, smallPrint } from './small-print.ts'

const pixelsPerMm = 10

/** Letters of 6 by 9 pixels at these places. */
const componentsAt = (places: readonly (readonly [number, number])[]) =>
  componentsOf({
    width: 200,
    height: 100,
    ink: Uint8Array.from({ length: 20_000 }, (_, at) => {
      const [x, y] = [at % 200, Math.floor(at / 200)]
      return places.some(
        ([left, top]) =>
          x >= left && x < left + 6 && y >= top && y < top + 9 && (x < left + 2 || y < top + 2),
      )
        ? 1
        : 0
    }),
  })

const row = [0, 1, 2, 3].map((index) => [20 + 8 * index, 40] as const)

test('small marks in a row are letters', () => {
  const found = letteringOf(componentsAt(row), pixelsPerMm)
  expect([found.letters.length, found.marks.length]).toEqual([4, 0])
})

test.each([
  ['three of them', row.slice(1)],
  ['those in steps', row.map(([x], index) => [x, 20 + 4 * index] as const)],
  ['those far apart', row.map(([x], index) => [x + 12 * index, 40] as const)],
])('%s are none', (_, places) => {
  expect(smallPrint(componentsAt(places), pixelsPerMm).size).toBe(0)
  expect(letteringOf(componentsAt(places), pixelsPerMm).letters).toEqual([])
})

/** Letters of 8 by 16 pixels at these places, the second one so thick that no paper is left in it. */
const withThickLetter = (places: readonly (readonly [number, number])[]) =>
  componentsOf({
    width: 200,
    height: 100,
    ink: Uint8Array.from({ length: 20_000 }, (_, at) => {
      const [x, y] = [at % 200, Math.floor(at / 200)]
      const index = places.findIndex(
        ([left, top]) => x >= left && x < left + 8 && y >= top && y < top + 16,
      )
      const [left, top] = places[index] ?? [x, y]
      return index >= 0 && (index === 1 || x < left + 2 || y < top + 2) ? 1 : 0
    }),
  })

test('a letter so thick that it is solid belongs to its row', () => {
  const places = [0, 1, 2, 3].map((at) => [20 + 11 * at, 40] as const)
  const found = letteringOf(withThickLetter(places), pixelsPerMm)
  expect([found.letters.length, found.marks.length]).toEqual([4, 0])
})

test('a solid letter of large lettering belongs to its row, also beside higher letters', () => {
  // Capitals of 7 mm, and small letters of 5: the second one is solid.
  const lettersWith = (low: number) => {
    const places = [
      [10, 20, 70],
      [60, 40, 50],
      [110, 40, 50],
      [160, 20, 70],
    ] as const
    const [width, height] = [220, 120]
    const ink = Uint8Array.from({ length: width * height }, (_, at) => {
      const [x, y] = [at % width, Math.floor(at / width)]
      const index = places.findIndex(([left, top, high], i) => {
        const start = i === 1 ? top + low : top
        return x >= left && x < left + 42 && y >= start && y < start + high
      })
      const [left, top] = places[index] ?? [x, y]
      return index >= 0 && (index === 1 || x < left + 6 || y < top + 6) ? 1 : 0
    })
    return letteringOf(componentsOf({ width, height, ink }), 10).letters.length
  }
  expect(lettersWith(0)).toBe(4)
  expect(lettersWith(20)).toBe(3)
})

test('a solid mark in another row, or beside one letter, is none', () => {
  const lower = [20, 31, 42, 53].map((x, at) => [x, at === 1 ? 48 : 40] as const)
  expect(letteringOf(withThickLetter(lower), pixelsPerMm).marks.length).toBe(1)
  const alone = [20, 31].map((x) => [x, 40] as const)
  expect(letteringOf(withThickLetter(alone), pixelsPerMm).marks.length).toBe(1)
})

/** A stroke of one pixel at a column between two rows, beside a letter of 12 by 32 pixels. */
const withHair = (column: number, from: number, to: number) =>
  componentsOf({
    width: 200,
    height: 100,
    ink: Uint8Array.from({ length: 20_000 }, (_, at) => {
      const [x, y] = [at % 200, Math.floor(at / 200)]
      const isLetter =
        x >= 60 && x < 72 && y >= 40 && y < 72 && (x < 62 || x >= 70 || y < 42 || y >= 70)
      return isLetter || (x === column && y >= from && y < to) ? 1 : 0
    }),
  })

test('a stroke as thin as a hair is a 1 beside a letter of its height', () => {
  const letters = (column: number, from: number, to: number) =>
    letteringOf(withHair(column, from, to), pixelsPerMm).letters.length
  expect(letters(50, 40, 72)).toBe(2)
  expect([letters(50, 30, 72), letters(50, 40, 80), letters(10, 40, 72)]).toEqual([1, 1, 1])
  expect(onesInRows(withHair(50, 40, 72), [])).toEqual([])
})

/** The figures of a value of small lettering that runs up: a ring of 25 by 18 pixels, and a stroke of 5 pixels below it. */
const withLyingStroke = (from: number, to: number, top: number) =>
  componentsOf({
    width: 200,
    height: 100,
    ink: Uint8Array.from({ length: 20_000 }, (_, at) => {
      const [x, y] = [at % 200, Math.floor(at / 200)]
      const isRing =
        x >= 60 && x < 85 && y >= 30 && y < 48 && (x < 63 || x >= 82 || y < 33 || y >= 45)
      return isRing || (x >= from && x < to && y >= top && y < top + 5) ? 1 : 0
    }),
  })

test('a lying stroke is the 1 of a value that runs up, not a dash, where it is as long as the next figure is high', () => {
  const kinds = (from: number, to: number, top: number) => {
    const { letters, marks } = letteringOf(withLyingStroke(from, to, top), pixelsPerMm)
    return [letters.length, marks.length]
  }
  expect(kinds(60, 85, 56)).toEqual([2, 0])
  expect([kinds(60, 75, 56), kinds(65, 90, 56), kinds(60, 85, 80)]).toEqual([
    [1, 1],
    [1, 1],
    [1, 1],
  ])
})
