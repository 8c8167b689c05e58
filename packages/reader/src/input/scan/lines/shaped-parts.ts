import { median } from '../../../median.ts'
import { glyphChances } from '../glyphs/glyph-network.ts'
import { signOf } from '../glyphs/hole-symbols.ts'
import { type ShapeSymbol, symbolOf } from '../glyphs/symbol-shapes.ts'
import type { Component } from '../ink/components.ts'
import type { LineOfText } from '../rows/lines-of-text.ts'
import { alongLine, type LineBox, type LineFrame, type Turn, uprightMark } from './line-picture.ts'

/** Marks of a line in which the sign of a hole may stand. */
const fewestBesideSign = 3

/**
 * Side of a square of the ink of a point, in heights of capitals, below which it is noise: points of hair-thin lettering of
 * Creo have 0.075, the specks that JPEG leaves around it 0.045.
 */
const speck = 0.06

/** Gap to the letter before, in heights of capitals, below which a mark belongs to its word. */
const closeBy = 0.22

/** By how much the sign of a diameter is higher than the figures beside it, and how even those are. */
const higher = 1.15
/** Chance of the sign from which on what stands behind it does not count. */
const surely = 0.9
const even = 0.85

/** A component in its line, and the symbol that its shape shows. */
export interface Shaped {
  readonly part: Component
  readonly box: LineBox
  symbol: ShapeSymbol | null
}

/** Base line and height of capitals of a line, in pixels along its frame. */
export interface Letters {
  readonly baseline: number
  readonly capitals: number
  /** Its figures slope: they are told as what they are upright. */
  readonly isSloping?: boolean
}

/** The part of the page that some components fill. */
export function frameOf(parts: readonly Component[], turn: Turn): LineFrame {
  return {
    left: Math.min(...parts.map((part) => part.left)),
    top: Math.min(...parts.map((part) => part.top)),
    right: Math.max(...parts.map((part) => part.right)),
    bottom: Math.max(...parts.map((part) => part.bottom)),
    turn,
  }
}

/** The parts in order of reading, each with the symbol that its shape shows. */
export function shapedParts(line: LineOfText, frame: LineFrame): Shaped[] {
  const placed: Shaped[] = line.parts
    .map((part) => ({ part, box: alongLine(part, frame), symbol: null }))
    .sort((one, other) => one.box.u0 - other.box.u0)
  const { baseline, capitals } = lettersOf(placed)
  // Below the base line stands no small mark of its own, above the letters only an accent: crumbs of lines and arrows do.
  const isLarge = ({ box }: Shaped) => box.v1 - box.v0 > 0.5 * capitals
  const large = placed.filter(isLarge)
  const isSpeck = ({ part }: Shaped) => part.area < (speck * capitals) ** 2
  const shaped = placed.filter(
    (one) =>
      isLarge(one) ||
      (!isSpeck(one) &&
        one.box.v0 < baseline + 0.02 * capitals &&
        (one.box.v1 > baseline - 0.9 * capitals || large.some((other) => isUnder(other, one)))),
  )
  for (const one of shaped) {
    const top = baseline - capitals - one.box.v0
    const mark = uprightMark(one.part, frame.turn)
    const share = (one.box.v1 - one.box.v0) / capitals
    const isSign = shaped.length >= fewestBesideSign && share > 0.4 && share < 1.3
    const symbol = symbolOf(mark, top, capitals) ?? (isSign ? signOf(mark, share) : null)
    // The ring of an å stands on its letter; that of a degree stands free.
    const isAccent = symbol === '°' && shaped.some((other) => isUnder(other, one))
    one.symbol = isAccent ? null : symbol
  }
  // The sign of a depth stands before its figure and apart from a word; a T or a V may look like it.
  for (const [index, one] of shaped.entries()) {
    const [last, next] = [shaped[index - 1], shaped[index + 1]]
    // Letters that run together, as the Da of Date, may look like a diameter sign: a figure stands behind that.
    const isDoubtful = one.symbol === 'Ø' && !isSurelyDiameter(one, frame, capitals)
    if (isDoubtful && next && isLetter(next, frame, capitals)) one.symbol = null
    // Boxes to tick stand beside words, the sign of a square close to a figure.
    if (one.symbol === '□') {
      const isBeside = [last, next].some((other) => other && isFigure(other, frame, capitals))
      if (!isBeside) one.symbol = null
    }
    if (one.symbol === null || !/[↧⌴⌵]/.test(one.symbol)) continue
    const isInWord =
      last !== undefined &&
      !last.symbol &&
      one.box.u0 - last.box.u1 < closeBy * capitals &&
      !isFigure(last, frame, capitals)
    if (isInWord || !next || !isFigure(next, frame, capitals)) one.symbol = null
  }
  return shaped
}

function isFigure({ part, box, symbol }: Shaped, { turn }: LineFrame, capitals: number): boolean {
  if (symbol) return symbol === 'Ø' || symbol === '↧'
  const chances = glyphChances(uprightMark(part, turn), (box.v1 - box.v0) / capitals)
  return [...'0123456789Ø'].some((figure) => (chances.get(figure) ?? 0) > 0.4)
}

/** A circle whose stroke reaches beyond it on both sides, and the network sees no other glyph in it. */
function isSurelyDiameter({ part, box }: Shaped, { turn }: LineFrame, capitals: number): boolean {
  const share = (box.v1 - box.v0) / capitals
  return share > higher && (glyphChances(uprightMark(part, turn), share).get('Ø') ?? 0) > surely
}

/** Letters that look like no figure. */
const plainLetters = 'abcdefhkmnprtuvwxyACDEFGHKLMNPTUVWXY'
/** Letters that are lower than figures, to which they are alike; and how low. */
const lowLetters = 'osz'
const figureShare = 0.82

function isLetter({ part, box, symbol }: Shaped, { turn }: LineFrame, capitals: number): boolean {
  if (symbol) return false
  const share = (box.v1 - box.v0) / capitals
  const chances = glyphChances(uprightMark(part, turn), share)
  const letters = share < figureShare ? plainLetters + lowLetters : plainLetters
  return [...letters].reduce((sum, letter) => sum + (chances.get(letter) ?? 0), 0) > 0.9
}

function isUnder({ box }: Shaped, { box: ring }: Shaped): boolean {
  const common = Math.min(box.u1, ring.u1) - Math.max(box.u0, ring.u0)
  return box.v0 >= ring.v1 - 1 && common > 0.5 * (ring.u1 - ring.u0)
}

/** Base line and height of capitals, by the larger letters. A single one may be the sign of a diameter, which is higher. */
export function lettersOf(shaped: readonly Shaped[]): Letters {
  const heights = shaped.map(({ box }) => box.v1 - box.v0).sort((one, other) => other - one)
  const [first = 0, second = 0, third = 0] = heights
  const isAlone = first > higher * second && third > even * second
  const highest = isAlone ? second : first
  const large = shaped.filter(({ box }) => box.v1 - box.v0 > 0.72 * highest)
  return {
    baseline: median(large.map(({ box }) => box.v1)),
    capitals: median(large.map(({ box }) => box.v1 - box.v0)),
  }
}

/** Runs of parts without symbols, and symbols on their own. */
export function segmentsOf(shaped: readonly Shaped[]): Shaped[][] {
  const segments: Shaped[][] = []
  for (const one of shaped) {
    const last = segments.at(-1)
    if (last && (last[0] as Shaped).symbol === one.symbol && one.symbol !== 'Ø') last.push(one)
    else segments.push([one])
  }
  return segments
}

/** Box around parts along their line. */
export function around(segment: readonly Shaped[]): LineBox {
  return {
    u0: Math.min(...segment.map(({ box }) => box.u0)),
    v0: Math.min(...segment.map(({ box }) => box.v0)),
    u1: Math.max(...segment.map(({ box }) => box.u1)),
    v1: Math.max(...segment.map(({ box }) => box.v1)),
  }
}
