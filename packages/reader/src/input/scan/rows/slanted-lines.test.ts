import { expect, test } from 'vitest'
import { componentOf, componentsOf } from '../ink/components.ts'
import { written } from '../testing/written-text.ts'
import { slantedLines } from './slanted-lines.ts'

/** Two rings as figures and a small one behind them, in a row that rises by 30 degrees. */
function rowWith(ring: { along: number; above: number } | null) {
  const [cos, sin] = [Math.cos(Math.PI / 6), Math.sin(Math.PI / 6)]
  const isFigure = (along: number, above: number, middle: number) =>
    Math.abs(Math.hypot((along - middle) * 1.3, above) - 15) < 2
  const isInk = (x: number, y: number) => {
    const [along, above] = [(x - 30) * cos - (y - 70) * sin, -(x - 30) * sin - (y - 70) * cos]
    const isSmall =
      ring !== null && Math.abs(Math.hypot(along - ring.along, above - ring.above) - 4) < 1.5
    return isFigure(along, above, 0) || isFigure(along, above, 28) || isSmall
  }
  const ink = Uint8Array.from({ length: 120 * 100 }, (_, at) =>
    isInk(at % 120, Math.floor(at / 120)) ? 1 : 0,
  )
  const parts = componentsOf({ width: 120, height: 100, ink }, 4)
  return slantedLines(parts.map((part) => ({ isHorizontal: true, parts: [part], height: 30 })))
}

test('an angle of two figures is a slanted row with its degree ring', () => {
  const [row] = rowWith({ along: 48, above: 9 })
  expect(row?.parts).toHaveLength(3)
  expect(Math.abs((row?.rotation ?? 0) - 30)).toBeLessThan(2)
})

test('two letters without a ring, or with one elsewhere, are a doubtful row', () => {
  expect(rowWith({ along: 48, above: 9 })[0]?.isDoubtful).toBe(false)
  expect(rowWith(null)[0]?.isDoubtful).toBe(true)
  expect(rowWith({ along: 48, above: -9 })[0]?.isDoubtful).toBe(true)
})

test('a piece of a faint line beside the letters is no mark of their row', () => {
  expect(rowWith({ along: 14, above: -26 })[0]?.parts).toHaveLength(2)
})

test('two letters beside the circle of a hole are a row without it', () => {
  const block = (x: number, y: number, size: number) =>
    componentOf(
      Int32Array.from(Array.from({ length: size }, (_, row) => [y + row, x, x + size]).flat()),
    )
  const parts = [block(60, 60, 20), block(84, 76, 20), block(10, 80, 60)]
  const rows = slantedLines(
    parts.map((part) => ({ isHorizontal: true, parts: [part], height: 20 })),
  )
  expect(rows.map((row) => row.parts.map(({ left }) => left))).toEqual([[60, 84]])
  expect(rows[0]?.isDoubtful).toBe(true)
})

test('level figures before a raised zero are no slanted row', () => {
  const [size, zero] = [written('27'), written('0')]
  const share = 0.7
  /** Of a picture, as much larger as asked for and moved; a place of it is ink where that of the lettering is. */
  const shows = ({ ink, width }: typeof size, x: number, y: number) =>
    x >= 0 && x < width && y >= 0 && ink[Math.round(y) * width + Math.round(x)] === 1
  const [wide, high] = [size.width + zero.width, 90]
  const ink = Uint8Array.from({ length: wide * high }, (_, at) => {
    const [x, y] = [at % wide, Math.floor(at / wide) - 20]
    const isZero = shows(zero, (x - size.width + 16) / share, (y + 8) / share)
    return shows(size, x, y) || isZero ? 1 : 0
  })
  const parts = componentsOf({ width: wide, height: high, ink }, 4)
  expect(parts).toHaveLength(3)
  const rows = slantedLines(
    parts.map((part) => ({ isHorizontal: true, parts: [part], height: 40 })),
  )
  expect(rows.filter((row) => row.parts.length === 3)).toEqual([])
})

/** Three upright strokes of a level line, each lower than the one before; the first reaches beyond the others. */
function lineFalling(by: number, beyond = 0) {
  const runs = (left: number, top: number, height: number) =>
    Int32Array.from(Array.from({ length: height }, (_, y) => [top + y, left, left + 12]).flat())
  const parts = [0, 1, 2].map((index) => {
    const more = index === 0 ? beyond : 0
    return componentOf(runs(index * 16, 20 + Math.round(index * by) - more, 20 + 2 * more))
  })
  return slantedLines([{ isHorizontal: true, parts, height: 20 + 2 * beyond }])
}

test('the slope of a line is told by the middles of its letters where the first is higher, as a sign of a diameter', () => {
  const [row] = lineFalling(3.4, 5)
  expect(Math.abs((row?.rotation ?? 0) + 12)).toBeLessThan(2)
})

test('a level line whose letters fall evenly may be turned, one that is level is not', () => {
  expect(lineFalling(0)).toEqual([])
  const [row] = lineFalling(1.5)
  expect(row?.isDoubtful).toBe(true)
  expect(Math.abs((row?.rotation ?? 0) + 5.4)).toBeLessThan(1)
})

/** Figures of 12 by 20 pixels, four in each of two rows one below the other, falling by 27 degrees. */
test('rows close to each other are found one by one', () => {
  const block = (x: number, y: number) =>
    componentOf(
      Int32Array.from(Array.from({ length: 20 }, (_, row) => [y + row, x, x + 12]).flat()),
    )
  const parts = [0, 30].flatMap((below) =>
    [0, 1, 2, 3].map((index) => block(index * 20, 10 + below + index * 10)),
  )
  const lines = parts.map((part) => ({ isHorizontal: true, parts: [part], height: 20 }))
  const rows = slantedLines(lines)
  expect(rows.map((row) => row.parts.length)).toEqual([4, 4])
  for (const { rotation } of rows) expect(Math.abs(rotation + 26.6)).toBeLessThan(1)
})

/** A ring, a stroke and a ring as figures of a row that rises by 30 degrees; the stroke so long and so much higher. */
function rowWithStroke(length: number, higher: number) {
  const [cos, sin] = [Math.cos(Math.PI / 6), Math.sin(Math.PI / 6)]
  const isInk = (x: number, y: number) => {
    const [along, above] = [(x - 30) * cos - (y - 80) * sin, -(x - 30) * sin - (y - 80) * cos]
    const isFigure = (middle: number) =>
      Math.abs(Math.hypot((along - middle) * 1.3, above) - 15) < 2
    const isStroke = Math.abs(along - 25) < 2 && Math.abs(above - higher) < length / 2
    return isFigure(0) || isFigure(50) || isStroke
  }
  const ink = Uint8Array.from({ length: 120 * 120 }, (_, at) =>
    isInk(at % 120, Math.floor(at / 120)) ? 1 : 0,
  )
  const parts = componentsOf({ width: 120, height: 120, ink }, 4)
  const isOne = ({ area }: { area: number }) => area < 5 * length
  const lines = parts
    .filter((part) => !isOne(part))
    .map((part) => ({ isHorizontal: true, parts: [part], height: 30 }))
  return slantedLines(lines, parts.filter(isOne)).map((row) => row.parts.length)
}

test('a stroke between the figures of a slanted row is its 1', () => {
  expect(rowWithStroke(33, 0)).toEqual([3])
})

test('one that is longer, shorter or stands higher is a piece of a line', () => {
  expect([rowWithStroke(50, 0), rowWithStroke(20, 0), rowWithStroke(33, 9)]).toEqual([[], [], []])
})

test('a sign between figures that fall from one to the next makes no level line of them', () => {
  const block = (x: number, y: number, size: number) =>
    componentOf(
      Int32Array.from(Array.from({ length: size }, (_, row) => [y + row, x, x + 12]).flat()),
    )
  const size = [block(0, 10, 20), block(20, 20, 20), block(40, 30, 20)]
  const [sign, zero] = [block(60, 31, 14), block(78, 35, 20)]
  const line = (...parts: typeof size) => ({ isHorizontal: true, parts, height: 20 })
  const [first, second, third] = size
  if (!first || !second || !third) throw new Error('There are three figures')
  const rows = slantedLines([line(first), line(second), line(third, sign, zero)])
  expect(rows[0]?.parts).toEqual(size)
})
