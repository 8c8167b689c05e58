import type { Path } from '../../page.ts'
import type { GreyImage } from '../raster/grey-image.ts'
import { binarised, faintShare } from './ink/binarise.ts'
import { type Bitmap, hasInk } from './ink/bitmap.ts'
import { type Component, componentsOf } from './ink/components.ts'
import { addFaintInk } from './ink/faint-ink.ts'
import { withoutSoftEdges } from './ink/stroke-ink.ts'
import { isCrossedRing } from './rows/crossed-rings.ts'
import { withFreedLetters } from './rows/freed-letters.ts'
import { letteringOf } from './rows/lettering.ts'
import { isLikelyText } from './rows/likely-text.ts'
import type { LineOfText } from './rows/line-of-text.ts'
import { linesOfText } from './rows/lines-of-text.ts'
import { type Arrowhead, arrowheadsOf } from './rulings/arrowheads.ts'
import { chainDashes } from './rulings/chain-dashes.ts'
import { withoutCrumbs } from './rulings/crumbs-of-lines.ts'
import { drawnRulings, sureHairlines } from './rulings/faint-lines.ts'
import { newPieces, withHairlines, withoutRowsOfLetters } from './rulings/hairlines.ts'
import { joinedRulings } from './rulings/joined-rulings.ts'
import { withoutStems } from './rulings/letter-stems.ts'
import { piecesBesideMarks } from './rulings/pieces-beside-marks.ts'
import { brokenPieces, type Ruling, rulingsOf } from './rulings/rulings.ts'
import { wipeArrowheads } from './rulings/wiped-arrowheads.ts'
import { wipeRulings } from './rulings/wiped-rulings.ts'
import { projectionShapes } from './strokes/projection-shapes.ts'
import { isStraightStroke, withWholePlusMinus } from './strokes/stroke-marks.ts'

/** A scan taken apart: its long lines, the connected marks beside them, and the lines of text that these make. */
export interface SheetParts {
  readonly rulings: readonly Ruling[]
  /** Pieces of them that noise broke off, and hairlines: they close cells, but part no text. */
  readonly pieces: readonly Ruling[]
  readonly arrowheads: readonly Arrowhead[]
  /** Shapes of the projection symbol, in millimetres. */
  readonly projection: readonly Path[]
  readonly components: readonly Component[]
  readonly lines: readonly LineOfText[]
  /** Straight strokes by themselves: pieces of lines, or figures 1 of slanted values. */
  readonly strokes: readonly Component[]
}

/** Least length of a line (mm): no stroke of a letter is as long. */
const longLine = 8
/** Least length of a divider in a frame (mm). */
const dividerLine = 3.6
/** The same in frames of small lettering: strokes of letters are as long, and therefore it counts between two lines only. */
const smallDivider = 2.4
/** Strokes of large letters are that thick by their length. */
const stout = 0.15
/** How far a hairline between two lines may seem to go on beyond them, in the noise of the paper (mm). */
const hairlineBeyond = 0.6
/** Most thickness of a line (mm). */
const thickLine = 1.1
/** Half the side of the square around a pixel whose mean is its threshold between ink and paper (mm). */
const surroundings = 2.5
/** Side of the smallest mark that counts (mm): dots of the smallest lettering are larger. */
const speck = 0.17
/** How far the soft edge of an arrowhead reaches beyond its ink (pixels). */
const softPixels = 2
/** How far around a pixel the edges of strokes are seen (mm). */
const softEdge = 0.25
/** A sheet of A0 full of text has fewer lines. */
const mostLines = 1500

/**
 * Takes a straight scan apart.
 *
 * @param onProgress Gets the share of the work that is done.
 */
export function sheetPartsOf(
  image: GreyImage,
  pixelsPerMm: number,
  onProgress: (fraction: number) => void = () => {},
): SheetParts {
  const smallest = Math.ceil((speck * pixelsPerMm) ** 2)
  const { bitmap, ...found } = withoutLines(image, pixelsPerMm, smallest, onProgress)
  const parted = withFreedLetters(componentsOf(bitmap, smallest), pixelsPerMm)
  const components = withWholePlusMinus(parted)
  onProgress(0.8)
  // The surest lines come first: a picture full of specks must not take minutes.
  const whole = withoutCrumbs(components, found.pieces, pixelsPerMm)
  const marks = whole.filter((part) => !isCrossedRing(part, found.rulings))
  const rows = linesOfText(letteringOf(marks, pixelsPerMm), found.rulings)
  const lines = rows.filter((line) => isLikelyText(line, found.rulings)).slice(0, mostLines)
  const strokes = rows.map(({ parts }) => parts).filter((parts) => parts.every(isStraightStroke))
  const pieces = piecesBesideMarks(
    withoutRowsOfLetters(found.pieces, lines),
    components,
    pixelsPerMm,
  )
  return { ...found, pieces, components, lines, strokes: strokes.flat() }
}

/**
 * The ink of a scan without its long lines and arrowheads, and these. A bitmap of a large sheet is as large as the scan:
 * the second is made when the lines have been found, and the first is let go with this function.
 */
function withoutLines(
  image: GreyImage,
  pixelsPerMm: number,
  smallest: number,
  onProgress: (fraction: number) => void,
): Omit<SheetParts, 'components' | 'lines' | 'strokes'> & { readonly bitmap: Bitmap } {
  const radius = Math.round(surroundings * pixelsPerMm)
  const faint = binarised(image, radius, faintShare)
  onProgress(0.1)
  const joined = joinedRulings(
    image,
    allRulings(() => faint, pixelsPerMm),
    pixelsPerMm,
  )
  const withHair = allRulings(
    (isHorizontal) => withHairlines(image, faint, isHorizontal, pixelsPerMm),
    pixelsPerMm,
    hairlineBeyond,
  )
  const hairlines = newPieces(withHair, joined, pixelsPerMm)
  const pieces = [...brokenPieces(faint, joined, pixelsPerMm), ...hairlines]
  const drawn = drawnRulings(image, joined, pieces, pixelsPerMm)
  const whole = drawnRulings(
    image,
    joinedRulings(image, hairlines, pixelsPerMm),
    [...drawn, ...pieces],
    pixelsPerMm,
  )
  const rulings = [...drawn, ...sureHairlines(image, whole, drawn, pixelsPerMm)]
  const projection = projectionShapes(image, faint, pixelsPerMm)
  onProgress(0.5)
  const bitmap = binarised(image, radius)
  onProgress(0.6)
  const arrowheads = arrowheadsOf(bitmap, rulings, pixelsPerMm)
  wipeArrowheads(bitmap, arrowheads)
  wipeArrowheads(faint, arrowheads, softPixels)
  for (const one of [bitmap, faint]) wipeRulings(one, rulings, thicknessOf(pixelsPerMm))
  addFaintInk(image, bitmap, faint, smallest)
  const sharp = withoutSoftEdges(image, bitmap, Math.max(2, Math.round(softEdge * pixelsPerMm)))
  return { bitmap: sharp, rulings, pieces, arrowheads, projection }
}

function thicknessOf(pixelsPerMm: number): number {
  return Math.max(3, Math.round(thickLine * pixelsPerMm))
}

/**
 * Long lines, and short ones between two of them, as frames of tolerances and of exact sizes have.
 *
 * @param beyond How far a short one may go on beyond the long ones (mm).
 */
function allRulings(
  bitmapFor: (isHorizontal: boolean) => Bitmap,
  pixelsPerMm: number,
  beyond = 0,
): Ruling[] {
  const thickest = thicknessOf(pixelsPerMm)
  const shortest = Math.round(longLine * pixelsPerMm)
  const divider = Math.round(dividerLine * pixelsPerMm)
  const smallest = Math.round(smallDivider * pixelsPerMm)
  const found = [true, false].map((isHorizontal) => {
    const bitmap = bitmapFor(isHorizontal)
    const long = rulingsOf(bitmap, isHorizontal, shortest, thickest)
    const all = rulingsOf(bitmap, isHorizontal, smallest, thickest)
    const below = all.filter(
      (one) => one.to - one.from < shortest && one.thickness < stout * (one.to - one.from),
    )
    const dashes = chainDashes(
      below.filter((one) => one.to - one.from >= divider),
      pixelsPerMm,
    )
    return { long, dashes, short: below.filter((one) => isThin(bitmap, one, pixelsPerMm)) }
  })
  const long = found.map((own, index) =>
    withoutStems(own.long, found[1 - index]?.long ?? [], pixelsPerMm),
  )
  // Arrowheads are as long as dividers: lines are looked for without them first.
  const short = found.map((own, index) =>
    own.short.filter(
      (one) =>
        one.to - one.from >= divider || isBetween(one, long[1 - index] ?? [], pixelsPerMm, beyond),
    ),
  )
  const dividers = closing(short, long, pixelsPerMm, beyond)
  const dashes = found.flatMap((own) => own.dashes).filter((one) => !dividers.includes(one))
  return [...long.flat(), ...dividers, ...dashes.map((one) => ({ ...one, isDash: true }))]
}

/** A line that ends in a datum triangle or an arrowhead would cut it in two. */
function isThin(bitmap: Bitmap, ruling: Ruling, pixelsPerMm: number): boolean {
  const most = ruling.thickness + 0.8 * pixelsPerMm
  return [ruling.from + pixelsPerMm, ruling.to - pixelsPerMm].map(Math.round).every((along) => {
    const isInk = (across: number) => {
      const [x, y] = ruling.isHorizontal ? [along, across] : [across, along]
      return hasInk(bitmap, x, y)
    }
    const middle = Math.floor(ruling.at)
    let [low, high] = [middle, middle]
    while (isInk(low - 1) && high - low <= most) low -= 1
    while (isInk(high + 1) && high - low <= most) high += 1
    return high - low + 1 <= most
  })
}

/** Short lines that end at others on either side, until no loose one is left. */
function closing(
  short: readonly (readonly Ruling[])[],
  long: readonly (readonly Ruling[])[],
  pixelsPerMm: number,
  beyond: number,
): Ruling[] {
  const kept = short.map((own, index) => {
    const across = [...(long[1 - index] ?? []), ...(short[1 - index] ?? [])]
    return own.filter((one) => isBetween(one, across, pixelsPerMm, beyond))
  })
  return kept.flat().length === short.flat().length
    ? kept.flat()
    : closing(kept, long, pixelsPerMm, beyond)
}

/** Ends at a line on either side, or so far beyond it: the stem of a 1 in a frame ends before it. */
function isBetween(
  ruling: Ruling,
  across: readonly Ruling[],
  pixelsPerMm: number,
  beyond: number,
): boolean {
  const reach = 0.05 * pixelsPerMm + 1
  const outside = reach + beyond * pixelsPerMm
  const isMet = (one: Ruling, within: number) =>
    within < reach + one.thickness / 2 &&
    within > -outside - one.thickness / 2 &&
    one.from < ruling.at + reach + ruling.thickness &&
    one.to > ruling.at - reach - ruling.thickness
  return (
    across.some((one) => isMet(one, ruling.from - one.at)) &&
    across.some((one) => isMet(one, one.at - ruling.to))
  )
}
