import { BitReader, DamagedStripError } from './bit-reader.ts'
import { blackRuns, type Mode, modes, mostBits, readCode, whiteRuns } from './fax-codes.ts'

/** Compressions of TIFF: runs of each row, ITU-T T.4 (group 3) and T.6 (group 4). */
export type FaxKind = 'runs' | 'group-3' | 'group-3-2d' | 'group-4'

interface FaxStrip {
  readonly bytes: Uint8Array
  readonly kind: FaxKind
  readonly isReversed: boolean
  readonly width: number
  readonly height: number
}

/**
 * Unpacks a strip of a fax to one bit a pixel, 1 for black.
 *
 * @throws DamagedStripError for data that follow no code, or end before the last row. Rows of group 3 begin with a mark, so
 * that damage ends with its row; a strip is refused once more than a tenth of its rows is damaged.
 */
export function unpackFax({ bytes, kind, isReversed, width, height }: FaxStrip): Uint8Array {
  const bits = new BitReader(bytes, isReversed)
  const out = new Uint8Array(Math.ceil(width / 8) * height)
  let above: number[] = []
  const isGroup3 = kind.startsWith('group-3')
  const mostDamaged = Math.max(1, height / 10)
  let damaged = 0
  for (let y = 0; y < height; y += 1) {
    const row: number[] = []
    const hasMark = isGroup3 ? passMark(bits, Infinity) : kind === 'group-4' && passMark(bits)
    const isTwoWay = kind === 'group-4' || (hasMark && kind === 'group-3-2d' && bits.bit() === 0)
    // Two marks end the sheet.
    if (hasMark && passMark(bits)) break
    const start = bits.place
    try {
      if (isTwoWay) readTwoWay(bits, row, above, width)
      else readRuns(bits, row, width)
      if (kind === 'runs') bits.align()
    } catch (error) {
      damaged += 1
      if (!isGroup3 || damaged > mostDamaged) throw error
      // What was taken for a code may be the mark's first bits.
      bits.place = Math.max(start, bits.place - mostBits)
      skipToMark(bits)
      // The run in which the damage lies has no end.
      if (row.length % 2 === 1) row.pop()
    }
    paint(row, out, y, width)
    above = row
  }
  return out
}

/** Zeros before the 1 of the mark that ends rows of group 3 (EOL); more may fill up a byte. */
const markZeros = 11

/** Passes a mark if one follows here after at most `most` zeros; zeros up to the end are passed too. */
function passMark(bits: BitReader, most = markZeros): boolean {
  const start = bits.place
  let zeros = 0
  while (zeros <= most && !bits.isAtEnd && bits.bit() === 0) zeros += 1
  const hasOne = bits.place - start > zeros
  const hasMark = hasOne && zeros >= markZeros
  if (!hasMark && (hasOne || !bits.isAtEnd)) bits.place = start
  return hasMark
}

/** Goes to the next mark and stays before it, or to the end. */
function skipToMark(bits: BitReader): void {
  let zeros = 0
  while (!bits.isAtEnd) {
    if (bits.bit() === 0) zeros += 1
    else if (zeros < markZeros) zeros = 0
    else {
      bits.place -= markZeros + 1
      return
    }
  }
}

/** A row as runs of white and black in turn. */
function readRuns(bits: BitReader, row: number[], width: number): void {
  let at = 0
  for (let isBlack = false; at < width; isBlack = !isBlack) {
    at += readRun(bits, isBlack, width - at)
    turn(row, at)
  }
}

/** A row by what changes against the one above (T.6, 2.2). */
function readTwoWay(bits: BitReader, row: number[], above: readonly number[], width: number): void {
  let at = 0
  let isBlack = false
  while (at < width) {
    const isStart = at === 0 && !isBlack && row.length === 0
    const next = changeAbove(above, isStart ? -1 : at, isBlack)
    const mode: Mode = readCode(bits, modes)
    if (mode === 'pass') {
      at = above[next + 1] ?? width
    } else if (mode === 'runs') {
      for (const isOther of [false, true]) {
        at += readRun(bits, isBlack !== isOther, width - at)
        turn(row, at)
      }
    } else {
      const to = (above[next] ?? width) + mode
      if (to < at || to > width) throw new DamagedStripError('A row leaves its sheet')
      at = to
      turn(row, at)
      isBlack = !isBlack
    }
  }
}

/** Index of the first change above, right of `at`, away from the colour that is written: white ones have even indices. */
function changeAbove(above: readonly number[], at: number, isBlack: boolean): number {
  let low = 0
  let high = above.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((above[middle] as number) > at) high = middle
    else low = middle + 1
  }
  return low % 2 === (isBlack ? 1 : 0) ? low : low + 1
}

/** Length of a run: codes for multiples of 64 come before the rest. */
function readRun(bits: BitReader, isBlack: boolean, most: number): number {
  let length = 0
  for (let part = 64; part >= 64; ) {
    part = readCode(bits, isBlack ? blackRuns : whiteRuns)
    length += part
    if (length > most) throw new DamagedStripError('A row leaves its sheet')
  }
  return length
}

/** Notes where the colour changes; two changes at one place are none. */
function turn(row: number[], at: number): void {
  if (row.at(-1) === at) row.pop()
  else row.push(at)
}

function paint(row: readonly number[], out: Uint8Array, y: number, width: number): void {
  const start = y * Math.ceil(width / 8)
  for (let i = 0; i < row.length; i += 2) {
    const end = row[i + 1] ?? width
    for (let x = row[i] as number; x < end; x += 1) {
      const place = start + (x >> 3)
      out[place] = (out[place] as number) | (128 >> (x & 7))
    }
  }
}
