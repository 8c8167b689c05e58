import { expect, test } from 'vitest'
import { sheetPartsOf } from './sheet-parts.ts'
import { unit, written } from './testing/written-text.ts'

const [width, height] = [200, 120]

/** A sheet of ten pixels to a millimetre, taken apart. */
function partsOf(isInk: (x: number, y: number) => boolean) {
  const pixels = Uint8Array.from({ length: width * height }, (_, at) =>
    isInk(at % width, Math.floor(at / width)) ? 20 : 250,
  )
  return sheetPartsOf({ width, height, pixels }, 10)
}

/** Marks of each line that is found. */
const linesOf = (isInk: (x: number, y: number) => boolean): number[] =>
  partsOf(isInk).lines.map(({ parts }) => parts.length)

const isStrokeAt = (left: number) => (x: number, y: number) =>
  x >= left && x < left + 4 && y >= 40 && y < 75
const isSlashAt = (left: number) => (x: number, y: number) =>
  y >= 36 && y < 79 && Math.abs(x - left - (79 - y) / 3) < 2.5

test('figures that are but strokes are text in a ratio', () => {
  const isRatio = (x: number, y: number) =>
    isStrokeAt(50)(x, y) || isSlashAt(62)(x, y) || isStrokeAt(86)(x, y)
  expect(linesOf(isRatio)).toEqual([3])
})

test('other strokes in a row are geometry', () => {
  expect(linesOf((x, y) => [50, 70, 90].some((left) => isStrokeAt(left)(x, y)))).toEqual([])
  expect(linesOf((x, y) => [50, 70, 90].some((left) => isSlashAt(left)(x, y)))).toEqual([])
})

test('the cells of a tolerance frame of small lettering are found', () => {
  const isFrame = (x: number, y: number) =>
    (x >= 30 && x < 152 && (y === 40 || y === 41 || y === 68 || y === 69)) ||
    (y >= 40 && y < 70 && [30, 31, 70, 71, 150, 151].includes(x))
  const across = partsOf(isFrame).rulings.filter(({ isHorizontal }) => !isHorizontal)
  expect(across.map(({ at }) => at).sort((one, other) => one - other)).toEqual([31, 71, 151])
})

test('strokes of large letters are no lines', () => {
  // Stems of 3 mm between bars of 2.5 mm, as a D has them.
  const isStem = (x: number, y: number) =>
    y >= 40 && y < 70 && ((x >= 50 && x < 53) || (x >= 72 && x < 75))
  const isBar = (x: number, y: number) =>
    x >= 50 && x < 75 && ((y >= 40 && y < 43) || (y >= 67 && y < 70))
  expect(partsOf((x, y) => isStem(x, y) || isBar(x, y)).rulings).toEqual([])
})

test('bars and stems of a D are no cell, since they do not meet in its corners', () => {
  const isBar = (x: number, y: number) =>
    x >= 50 && x < 94 && ((y >= 40 && y < 44) || (y >= 86 && y < 90))
  const isStem = (x: number, y: number) => x >= 50 && x < 54 && y >= 40 && y < 90
  const isBow = (x: number, y: number) => x >= 96 && x < 100 && y >= 46 && y < 84
  const isD = (x: number, y: number) => isBar(x, y) || isStem(x, y) || isBow(x, y)
  expect(partsOf(isD).rulings).toEqual([])
  const isClosed = (x: number, y: number) => x >= 90 && x < 94 && y >= 40 && y < 90
  const isBox = (x: number, y: number) => isBar(x, y) || isStem(x, y) || isClosed(x, y)
  expect(partsOf(isBox).rulings).toHaveLength(4)
})

test('a hairline from one line to another parts cells, though the threshold misses it', () => {
  const uprightTo = (end: number) => {
    const pixels = Uint8Array.from({ length: width * height }, (_, at) => {
      const [x, y] = [at % width, Math.floor(at / width)]
      const isBorder = x >= 20 && x < 180 && [30, 31, 90, 91].includes(y)
      if (isBorder) return 20
      return x === 100 && y > 31 && y < end ? 232 : 250
    })
    const { rulings } = sheetPartsOf({ width, height, pixels }, 10)
    return rulings.filter(({ isHorizontal }) => !isHorizontal)
  }
  expect(uprightTo(90)).toMatchObject([{ from: 31, to: 91 }])
  // The noise of the paper may lengthen it a little.
  expect(uprightTo(97)).toMatchObject([{ from: 31, to: 91 }])
  expect(uprightTo(60)).toEqual([])
})

test('a hairline that the threshold misses is a piece, and parts no text', () => {
  const pixels = Uint8Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)]
    return y === 60 && x > 20 && x < 180 ? 232 : 250
  })
  const { rulings, pieces } = sheetPartsOf({ width, height, pixels }, 10)
  expect(rulings).toEqual([])
  expect(pieces).toMatchObject([{ isHorizontal: true, from: 21, to: 180, thickness: 1 }])
})

test('a figure that stands close above its dimension line is text, a corner of lines is not', () => {
  const seven = written('7')
  const isSeven = (x: number, y: number) => seven.ink[y * seven.width + x] === 1
  const isInk = (x: number, y: number) => x < seven.width && y < seven.height && isSeven(x, y)
  const foot = Math.max(
    ...Array.from(seven.ink, (ink, at) => (ink ? Math.floor(at / seven.width) : 0)),
  )
  const isLine = (y: number) => y >= foot + 3 && y < foot + 5
  expect(linesOf((x, y) => isInk(x, y) || isLine(y))).toEqual([1])
  const isCorner = (x: number, y: number) =>
    (x >= 10 && x < 14 && y > foot - 8 * unit && y <= foot) ||
    (y > foot - 4 && y <= foot && x >= 10 && x < 34)
  expect(linesOf((x, y) => isCorner(x, y) || isLine(y))).toEqual([])
})
