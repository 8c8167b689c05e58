import { expect, test } from 'vitest'
import type { Composed } from '../layout/compose.ts'
import type { AxisSegment } from '../sheet/structure/axis-segments.ts'
import { measuredUnit } from './measured-unit.ts'

/** A size on its dimension line: below each other across the sheet, each `length` mm on paper. */
interface Drawn {
  text: string
  length: number
  isUpright?: boolean
}

const inches: Drawn[] = [
  { text: '9.22', length: 78.06 },
  { text: '2x Ø3.40', length: 28.79, isUpright: true },
  { text: '(10.77)', length: 91.19 },
  { text: '2.92 ±0.01', length: 24.72 },
]

function sizeOf({ text, isUpright }: Drawn, at: number): Composed {
  const box = isUpright
    ? { x: at - 4, y: 198, width: 3, height: 8 }
    : { x: 198, y: at - 4, width: 8, height: 3 }
  return {
    text,
    parts: [],
    boxes: [box],
    direction: isUpright ? 90 : 0,
    size: 3.5,
    kind: 'line',
    surroundings: 'dimension',
    isInCell: false,
    isOnShelf: false,
    confidence: 1,
  }
}

function sheetOf(
  drawn: readonly Drawn[],
  lines: (one: Drawn, at: number) => AxisSegment[],
  stated: readonly number[] = [],
  paper: number | null = null,
  isScan = false,
) {
  const places = drawn.map((_, index) => 40 + 30 * index)
  const composed = drawn.map((one, index) => sizeOf(one, places[index] ?? 0))
  const segments = drawn.flatMap((one, index) => lines(one, places[index] ?? 0))
  return measuredUnit(composed, segments, { stated, paper, isScan })
}

const axisOf = ({ isUpright }: Drawn): AxisSegment['axis'] => (isUpright ? 'v' : 'h')

/** One line below the size, from extension line to extension line. */
const whole = (one: Drawn, at: number): AxisSegment[] => [
  { axis: axisOf(one), at, from: 202 - 0.4 * one.length, to: 202 + 0.6 * one.length },
]

/** Two pieces, between which the size stands. */
const interrupted = (one: Drawn, at: number): AxisSegment[] => [
  { axis: axisOf(one), at: at - 2.5, from: 202 - one.length / 2, to: 197 },
  { axis: axisOf(one), at: at - 2.5, from: 207, to: 202 + one.length / 2 },
]

/** A line that runs on behind its two extension lines, as behind ticks and in a chain. */
const runsOn = (one: Drawn, at: number): AxisSegment[] => {
  const ends = [202 - one.length / 2, 202 + one.length / 2]
  return [
    { axis: axisOf(one), at, from: 90, to: 330 },
    ...ends.map((end): AxisSegment => {
      return { axis: one.isUpright ? 'h' : 'v', at: end, from: at - 3, to: at + 8 }
    }),
  ]
}

test.each([
  ['whole', whole],
  ['interrupted', interrupted],
  ['cut by extension lines', runsOn],
])('lines that are %s tell inches at 1:3 by their lengths', (_, lines) => {
  expect(sheetOf(inches, lines)).toBe('inch')
})

test('the same sizes at a scale of millimetres are millimetres', () => {
  const millimetres = inches.map((one) => {
    const value = Number(/\d+\.\d+/.exec(one.text)?.[0])
    return { ...one, length: 5 * value }
  })
  expect(sheetOf(millimetres, whole)).toBe('mm')
})

test('nothing follows from lengths of no scale, or by too few that agree', () => {
  const printedToFit = inches.map((one) => ({ ...one, length: one.length * Math.SQRT1_2 }))
  expect(sheetOf(printedToFit, whole)).toBeNull()
  expect(sheetOf(inches.slice(0, 2), whole)).toBeNull()
  const others = [31, 47, 83, 55].map((length, at) => ({ text: `${7 + at * 3}`, length }))
  expect(sheetOf([...inches.slice(0, 3), ...others, ...others], whole)).toBeNull()
})

test('two sizes are enough at the scale that the sheet states', () => {
  const two = [
    { text: '85.0', length: 85 },
    { text: '110.0', length: 110 },
  ]
  expect(sheetOf(two, whole, [1])).toBe('mm')
  expect(sheetOf(two, whole, [0.5])).toBeNull()
  expect(sheetOf(two.slice(0, 1), whole, [1])).toBeNull()
  expect(sheetOf(inches.slice(0, 2), whole, [1 / 3])).toBe('inch')
})

test('lines of a scan tell a unit only at the scale that the sheet states', () => {
  expect(sheetOf(inches, whole, [1 / 3], null, true)).toBe('inch')
  expect(sheetOf(inches, whole, [], null, true)).toBeNull()
  expect(sheetOf(inches, whole, [1], null, true)).toBeNull()
})

test('one size is enough at the stated scale whose inches would be longer than the paper', () => {
  const one = [{ text: '75.0', length: 75 }]
  expect(sheetOf(one, whole, [1], 432)).toBe('mm')
  expect(sheetOf(one, whole, [0.5], 432)).toBeNull()
  expect(sheetOf([{ text: '15.0', length: 15 }], whole, [1], 432)).toBeNull()
  expect(sheetOf(inches, whole, [1 / 3], 60)).toBe('inch')
})

test('lines that stop at the backs of their arrows reach to the extension lines beyond', () => {
  const withoutArrows = (one: Drawn, at: number): AxisSegment[] => {
    const ends = [202 - one.length / 2, 202 + one.length / 2]
    return [
      { axis: axisOf(one), at: at - 2.5, from: 206.5 - one.length / 2, to: 197 },
      { axis: axisOf(one), at: at - 2.5, from: 207, to: 197.5 + one.length / 2 },
      ...ends.map((end): AxisSegment => {
        return { axis: one.isUpright ? 'h' : 'v', at: end, from: at - 4, to: at + 20 }
      }),
    ]
  }
  expect(sheetOf(inches, withoutArrows)).toBe('inch')
})

test('a level size measures the upright line in whose gap it stands', () => {
  const inGaps = inches.map((one) => ({ ...one, isUpright: false }))
  const upright = (one: Drawn, at: number): AxisSegment[] => [
    { axis: 'v', at: 202, from: at - 2.5 - one.length / 2, to: at - 6 },
    { axis: 'v', at: 202, from: at + 1, to: at - 2.5 + one.length / 2 },
  ]
  expect(sheetOf(inGaps, upright)).toBe('inch')
})
