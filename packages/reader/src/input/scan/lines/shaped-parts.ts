import { type GlyphChances, glyphChances, sumOf } from '../glyphs/glyph-network.ts'
import { signOf } from '../glyphs/hole-symbols.ts'
import { isRing, type ShapeSymbol, symbolOf } from '../glyphs/symbol-shapes.ts'
import type { Bitmap } from '../ink/bitmap.ts'
import type { Component } from '../ink/components.ts'
import { type Turn, uprightMark } from '../ink/upright-mark.ts'
import type { LineOfText } from '../rows/line-of-text.ts'
import { higher, type Letters, lettersOf } from './letters-of-line.ts'
import {
  alongLine,
  boxHeight,
  boxWidth,
  gapBetween,
  type LineBox,
  type LineFrame,
} from './line-box.ts'

/** Marks of a line in which the sign of a hole may stand. */
const fewestBesideSign = 3

/**
 * Side of a square of the ink of a point, in heights of capitals, below which it is noise: points of hair-thin lettering of
 * Creo have 0.075, the specks that JPEG leaves around it 0.045.
 */
const speck = 0.06

/**
 * Where a small mark between the letters ends above the base line at most, and one as large as a ring below the top of the
 * highest letters at least; the height of a ring. In heights of capitals.
 */
const raised = { foot: 0.9, under: 0.1, least: 0.25 }

/** Gap to the letter before, in heights of capitals, below which a mark belongs to its word. */
const closeBy = 0.22

/** Gap to what follows, in heights of capitals, from which on a mark ends its word. */
const apart = 0.45

/** The network does not know the plus-minus: it takes it for nothing, or for a glyph with an upright in its middle. */
const likePlusMinus = 'tfl1I+'

/** Chance of a glyph from which on nothing else about it counts. */
const surely = 0.9

/** A component in its line, and the symbol that its shape shows. */
export interface Shaped {
  readonly part: Component
  readonly box: LineBox
  symbol: ShapeSymbol | null
}

/** The parts in order of reading, each with the symbol that its shape shows. */
export function shapedParts(line: LineOfText, frame: LineFrame): Shaped[] {
  const placed: Shaped[] = line.parts
    .map((part) => ({ part, box: alongLine(part, frame), symbol: null }))
    .sort((one, other) => one.box.u0 - other.box.u0)
  const letters = lettersOf(placed)
  const shaped = withoutFragments(placed, letters)
  for (const one of shaped) one.symbol = symbolByShape(one, shaped, letters, frame.turn)
  // In order of reading: what stands before a symbol has been looked at already.
  for (const [index, one] of shaped.entries()) {
    const next = shaped[index + 1]
    if (!isInItsPlace(one, shaped.slice(0, index), next, frame.turn, letters.capitals))
      one.symbol = null
  }
  return shaped
}

/** Small marks below the base line, and above the letters all but accents, are fragments of lines and arrows. */
function withoutFragments(placed: readonly Shaped[], { baseline, capitals }: Letters): Shaped[] {
  const isLarge = ({ box }: Shaped) => boxHeight(box) > 0.5 * capitals
  const isSpeck = ({ part }: Shaped) => part.area < (speck * capitals) ** 2
  const large = placed.filter(isLarge)
  // In a word such as `Plan n°` small letters outnumber capitals: the ring stands below the top of these. A single sign of a
  // diameter is higher than its figures.
  const [, second = baseline - capitals] = large.map(({ box }) => box.v0).sort((a, b) => a - b)
  const isBelowTop = ({ box }: Shaped) =>
    box.v1 > baseline - raised.foot * capitals ||
    (boxHeight(box) > raised.least * capitals && box.v1 > second + raised.under * capitals)
  const isAccent = (one: Shaped) => large.some((letter) => isUnder(letter, one))
  const isSmallMark = (one: Shaped) =>
    !isSpeck(one) && one.box.v0 < baseline + 0.02 * capitals && (isBelowTop(one) || isAccent(one))
  return placed.filter((one) => isLarge(one) || isSmallMark(one))
}

/** The symbol that a mark looks like, wherever it stands. */
function symbolByShape(
  one: Shaped,
  line: readonly Shaped[],
  { baseline, capitals }: Letters,
  turn: Turn,
): ShapeSymbol | null {
  const mark = uprightMark(one.part, turn)
  const share = boxHeight(one.box) / capitals
  const mayBeSign = line.length >= fewestBesideSign && share > 0.4 && share < 1.3
  const lineTop = baseline - capitals - one.box.v0
  const symbol = symbolOf(mark, lineTop, capitals) ?? (mayBeSign ? signOf(mark, share) : null)
  // A 6 or an A of small print has a wide row in the middle and one at the foot.
  if (symbol === '±' && isSurelyGlyph(mark, share)) return null
  // The ring of an å stands on its letter; that of a degree stands free.
  const isAccent = symbol === '°' && line.some((other) => isUnder(other, one))
  return isAccent ? null : symbol
}

/** Is a mark surely a letter or a figure that looks like no plus-minus? */
const isSurelyGlyph = (mark: Bitmap, share: number): boolean =>
  [...glyphChances(mark, share)].some(
    ([glyph, chance]) => chance > surely && !likePlusMinus.includes(glyph),
  )

/** Does a mark stand where its symbol can? Letters look like some symbols. */
function isInItsPlace(
  one: Shaped,
  before: readonly Shaped[],
  next: Shaped | undefined,
  turn: Turn,
  capitals: number,
): boolean {
  const last = before.at(-1)
  switch (one.symbol) {
    case 'Ø':
      // Letters that run together, as the Da of Date, may look like it: a figure stands behind the sign.
      return isSurelyDiameter(one, turn, capitals) || !next || !isLetter(next, turn, capitals)
    case '°':
      // A ring whose hole is filled is a spot like any other, but for the figure right before it.
      // With more right behind, it is the upper point of a colon, as in `2:1`.
      return (
        isRing(uprightMark(one.part, turn)) ||
        (isRightBehindNumber(one, before, turn, capitals) &&
          (!next || gapBetween(one.box, next.box) > apart * capitals))
      )
    case '□':
      // Boxes to tick stand beside words, the sign of a square close to a figure.
      return [last, next].some((other) => other && isFigure(other, turn, capitals))
    case '↧':
    case '⌴':
    case '⌵': {
      // The sign stands before its figure and apart from a word; a T or a V may look like it.
      const isInWord =
        last !== undefined &&
        !last.symbol &&
        gapBetween(last.box, one.box) < closeBy * capitals &&
        !isFigure(last, turn, capitals)
      return !isInWord && next !== undefined && isFigure(next, turn, capitals)
    }
    default:
      return true
  }
}

/** What a mark of a line may be as a glyph. */
function chancesOf({ part, box }: Shaped, turn: Turn, capitals: number): GlyphChances {
  return glyphChances(uprightMark(part, turn), boxHeight(box) / capitals)
}

function isFigure(one: Shaped, turn: Turn, capitals: number): boolean {
  if (one.symbol) return one.symbol === 'Ø' || one.symbol === '↧'
  const chances = chancesOf(one, turn, capitals)
  return [...'0123456789Ø'].some((figure) => (chances.get(figure) ?? 0) > 0.4)
}

/** Does a mark stand so close behind a number that it belongs to it? Its last figure may be one that does not read. */
function isRightBehindNumber(
  one: Shaped,
  before: readonly Shaped[],
  turn: Turn,
  capitals: number,
): boolean {
  const [first, last] = [before.at(-2), before.at(-1)]
  if (!last || gapBetween(last.box, one.box) >= closeBy * capitals) return false
  if (isFigure(last, turn, capitals)) return true
  return !!first && isFigure(first, turn, capitals) && !isLetter(last, turn, capitals)
}

/** A circle whose stroke reaches beyond it on both sides, and the network sees no other glyph in it. */
function isSurelyDiameter(one: Shaped, turn: Turn, capitals: number): boolean {
  const isHigher = boxHeight(one.box) / capitals > higher
  return isHigher && (chancesOf(one, turn, capitals).get('Ø') ?? 0) > surely
}

/** Letters that look like no figure. */
const plainLetters = 'abcdefhkmnprtuvwxyACDEFGHKLMNPTUVWXY'
/** Letters that look like figures but are lower. */
const lowLetters = 'osz'
/** Figures are higher than this share of capitals. */
const figureShare = 0.82

function isLetter(one: Shaped, turn: Turn, capitals: number): boolean {
  if (one.symbol) return false
  const isLow = boxHeight(one.box) / capitals < figureShare
  return (
    sumOf(chancesOf(one, turn, capitals), isLow ? plainLetters + lowLetters : plainLetters) > 0.9
  )
}

/** Does a mark stand under another one, as a letter under its accent? */
function isUnder({ box }: Shaped, { box: ring }: Shaped): boolean {
  const common = Math.min(box.u1, ring.u1) - Math.max(box.u0, ring.u0)
  return box.v0 >= ring.v1 - 1 && common > 0.5 * boxWidth(ring)
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
