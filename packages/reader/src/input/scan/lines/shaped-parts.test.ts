import { expect, test } from 'vitest'
import { componentOf, componentsOf } from '../ink/components.ts'
import { written } from '../testing/written-text.ts'
import { lettersOf } from './letters-of-line.ts'
import { frameOf } from './line-box.ts'
import { segmentsOf, shapedParts } from './shaped-parts.ts'

/** The symbols of a line of 90 by 34 pixels, in order of reading. */
function symbolsOf(isInk: (x: number, y: number) => boolean) {
  const ink = new Uint8Array(90 * 34)
  for (let at = 0; at < ink.length; at += 1) {
    ink[at] = isInk(at % 90, Math.floor(at / 90)) ? 1 : 0
  }
  const parts = componentsOf({ width: 90, height: 34, ink })
  const line = { isHorizontal: true, parts, height: 34 }
  const shaped = shapedParts(line, frameOf(parts, 0))
  return { symbols: shaped.map(({ symbol }) => symbol), segments: segmentsOf(shaped).length }
}

const bar = (x: number, y: number) => x < 5 && y < 34
const ring = (x: number, y: number) => Math.abs(Math.hypot(x - 36, y - 6) - 4.5) < 1.5

test('a ring beside a letter is a degree sign, a ring on a letter is an accent', () => {
  const degree = symbolsOf((x, y) => bar(x, y) || ring(x, y))
  expect(degree).toEqual({ symbols: [null, '°'], segments: 2 })
  const accent = symbolsOf((x, y) => bar(x, y) || ring(x, y) || (x > 30 && x < 42 && y > 14))
  expect(accent.symbols).toEqual([null, null, null])
  expect(accent.segments).toBe(1)
})

test('fragments below the base line are no part of it', () => {
  const isFragment = (x: number, y: number) => x > 8 && x < 14 && y > 30
  const isShort = (x: number, y: number) => x >= 0 && x < 5 && y < 27
  const found = symbolsOf(
    (x, y) => isShort(x, y) || isShort(x - 30, y) || isShort(x - 60, y) || isFragment(x, y),
  )
  expect(found.symbols).toHaveLength(3)
})

/** What is seen in written text. */
function seenIn(text: string) {
  const parts = componentsOf(written(text), 4)
  return shapedParts({ isHorizontal: true, parts, height: 40 }, frameOf(parts, 0))
}

test('the sign of a depth follows a figure closely, and not a letter', () => {
  expect(seenIn('M3x5↧7').map(({ symbol }) => symbol)).toContain('↧')
  expect(seenIn('AB↧7').map(({ symbol }) => symbol)).not.toContain('↧')
})

test('a ring that a copier filled is a degree sign behind a number, also where its last figure does not read', () => {
  const { width, height, ink } = written('7   ')
  const isAngle = (x: number, y: number) => {
    // Strokes that cross each other, as high as the 7 before them, and a spot behind their top.
    const [u, v] = [x - 40, y - 6]
    const isOnStroke = [1.73 * u - v, 1.73 * u + v - 45, v - 22, u - 13].some(
      (off) => Math.abs(off) < 4,
    )
    const isFigure = u >= 0 && u < 26 && v >= 0 && v < 45 && isOnStroke
    return isFigure || Math.hypot(u - 33, v - 6) < 5
  }
  const drawn = ink.map((one, at) =>
    one === 1 || isAngle(at % width, Math.floor(at / width)) ? 1 : 0,
  )
  const parts = componentsOf({ width, height, ink: drawn }, 4)
  const shaped = shapedParts({ isHorizontal: true, parts, height: 40 }, frameOf(parts, 0))
  expect(shaped.map(({ symbol }) => symbol)).toEqual([null, null, '°'])
})

/** The symbol of a mark that stands alone, drawn by rows. */
function symbolOfMark(...rows: string[]) {
  const width = rows[0]?.length ?? 0
  const ink = Uint8Array.from(rows.join(''), (pixel) => (pixel === '#' ? 1 : 0))
  const parts = componentsOf({ width, height: rows.length, ink })
  const line = { isHorizontal: true, parts, height: rows.length }
  return shapedParts(line, frameOf(parts, 0)).map(({ symbol }) => symbol)
}

test('a plus on a bar is a plus-minus; a 6 or an A of small print with two wide rows is none', () => {
  const plusMinus = symbolOfMark(
    '.....##.....',
    '.....##.....',
    '.....##.....',
    '.....##.....',
    '.....##.....',
    '############',
    '############',
    '.....##.....',
    '.....##.....',
    '.....##.....',
    '.....##.....',
    '.....##.....',
    '############',
    '############',
  )
  const six = symbolOfMark(
    '......###..',
    '......###..',
    '.....###...',
    '....####...',
    '....###....',
    '...###.....',
    '..####.....',
    '..#####....',
    '.########..',
    '.#########.',
    '###.....###',
    '###.....###',
    '##.......##',
    '###......##',
    '###.....###',
    '####....###',
    '.#########.',
    '..#######..',
    '....###....',
  )
  const letter = symbolOfMark(
    '.....##....',
    '....###....',
    '....####...',
    '...#####...',
    '...#####...',
    '..###.###..',
    '..###..##..',
    '.#########.',
    '.#########.',
    '.###.######',
    '###.....###',
    '###......##',
  )
  expect([plusMinus, six, letter]).toEqual([['±'], [null], [null]])
})

test('the sign of a diameter is higher than the figures, whose height counts', () => {
  const shaped = seenIn('455')
  const [first, ...others] = shaped
  if (!first) throw new Error('There is no figure')
  const tall = { ...first, box: { ...first.box, v0: first.box.v0 - 12, v1: first.box.v1 + 6 } }
  expect(lettersOf([tall, ...others])).toEqual(lettersOf(shaped))
})

test('fragments above the letters are no part of a line, unless they are accents', () => {
  const isShort = (x: number, y: number) => x >= 0 && x < 5 && y >= 6
  const isSpeck = (x: number, y: number) => x >= 0 && x < 4 && y < 1
  const letters = (x: number, y: number) => [0, 20, 60].some((left) => isShort(x - left, y))
  const countWith = (left: number) =>
    symbolsOf((x, y) => letters(x, y) || isSpeck(x - left, y)).symbols.length
  expect(countWith(40)).toBe(3)
  expect(countWith(21)).toBe(4)
})

test('the sign of a square stands close to a figure; a box to tick stands beside words', () => {
  const behind = (text: string) => {
    const letters = componentsOf(written(text), 4)
    const bottom = Math.max(...letters.map((part) => part.bottom))
    const side = bottom - Math.min(...letters.map((part) => part.top))
    const left = Math.max(...letters.map((part) => part.right)) + 6
    const rows = Array.from({ length: side }, (_, y) => {
      const row = bottom - side + y
      const isEdge = y < 3 || y >= side - 3
      const sides = [row, left, left + 3, row, left + side - 3, left + side]
      return isEdge ? [row, left, left + side] : sides
    })
    const parts = [...letters, componentOf(Int32Array.from(rows.flat()))]
    return shapedParts({ isHorizontal: true, parts, height: 40 }, frameOf(parts, 0)).at(-1)?.symbol
  }
  expect(behind('45')).toBe('□')
  expect(behind('AB')).toBeNull()
})

test('a diameter sign that is higher than its line counts before a figure that looks like a letter', () => {
  const { width, height, ink } = written('    ')
  for (let at = 0; at < ink.length; at += 1) {
    const [x, y] = [(at % width) - 26, Math.floor(at / width) - 29]
    const isRing = Math.abs(Math.hypot(x, y) - 18) < 1.5
    const isSlash = Math.abs(x + 0.39 * y) < 1.6 && Math.abs(y) < 27
    if (isRing || isSlash) ink[at] = 1
  }
  const sign = componentsOf({ width, height, ink }, 4)
  const letters = componentsOf(written('b55'), 4).map(({ runs }) =>
    componentOf(runs.map((value, at) => (at % 3 === 0 ? value : value + 60))),
  )
  const parts = [...sign, ...letters]
  const shaped = shapedParts({ isHorizontal: true, parts, height: 40 }, frameOf(parts, 0))
  expect(shaped[0]?.symbol).toBe('Ø')
})

test('a ring behind small letters stands below the top of the capital before them', () => {
  const isStroke = (x: number, y: number, left: number, top: number) =>
    x >= left && x < left + 4 && y >= top && y < 34
  const isWord = (x: number, y: number) =>
    isStroke(x, y, 0, 3) ||
    isStroke(x, y, 8, 3) ||
    [16, 24, 32].some((left) => isStroke(x, y, left, 10))
  const isRing = (x: number, y: number) => Math.abs(Math.hypot(x - 46, y - 6) - 4.5) < 1.5
  const isFragment = (x: number, y: number) => x > 60 && x < 65 && y < 3
  const found = symbolsOf((x, y) => isWord(x, y) || isRing(x, y) || isFragment(x, y))
  expect(found.symbols).toHaveLength(6)
})

/** A line of writing with a round spot of 10 pixels behind it, so far below its top. */
function symbolBehind(text: string, down: number, right = 0) {
  const all = componentsOf(written(text), 4).sort((one, other) => one.left - other.left)
  // So many letters stand behind the spot.
  const letters = all.slice(0, all.length - right)
  const top = Math.min(...letters.map((part) => part.top)) + down
  const left = Math.max(...letters.map((part) => part.right)) + 3
  const rows = Array.from({ length: 10 }, (_, y) => {
    const half = Math.round(Math.sqrt(25 - (y - 4.5) ** 2))
    return [top + y, left + 5 - half, left + 5 + half]
  })
  const parts = [...all, componentOf(Int32Array.from(rows.flat()))]
  const shaped = shapedParts({ isHorizontal: true, parts, height: 40 }, frameOf(parts, 0))
  return shaped[letters.length]?.symbol
}

test('a round spot right behind a figure, high in the line, is a degree sign that a copier filled', () => {
  expect(symbolBehind('75', 1)).toBe('°')
  expect(symbolBehind('75', 15)).toBeNull()
  expect(symbolBehind('AB', 1)).toBeNull()
  expect(symbolBehind('2 5', 1, 1)).toBeNull()
})

test('a word that is one mark is as high as its line, not as the points of the colon behind it', () => {
  const word = (x: number, y: number) => x < 60 && y < 30 && (x % 12 < 4 || y < 4)
  const colon = (x: number, y: number) =>
    x >= 66 && x < 70 && (Math.abs(y - 8) < 2 || Math.abs(y - 26) < 2)
  const ink = Uint8Array.from({ length: 90 * 34 }, (_, at) => {
    const [x, y] = [at % 90, Math.floor(at / 90)]
    return word(x, y) || colon(x, y) ? 1 : 0
  })
  const parts = componentsOf({ width: 90, height: 34, ink })
  const shaped = shapedParts({ isHorizontal: true, parts, height: 30 }, frameOf(parts, 0))
  expect(shaped).toHaveLength(3)
  expect(lettersOf(shaped).capitals).toBe(30)
})
