import { boxBetween } from '../../../boxes.ts'
import { createGrid } from '../../../layout/grid.ts'
import {
  type Component,
  centreOf,
  heightOf,
  middleOfFirstRun,
  middleOfLastRun,
  widthOf,
} from '../ink/components.ts'
import { uprightMark } from '../ink/upright-mark.ts'
import { isSolid } from '../strokes/filled-triangles.ts'
import { shortArrowOf } from '../strokes/short-arrows.ts'
import { isStraightStroke } from '../strokes/stroke-marks.ts'
import { fineLettersInRows } from './fine-letters.ts'
import { largeInRows } from './large-letters.ts'
import { isPlate } from './plates.ts'
import { blocksInRows, onesInRows, smallPrint } from './small-print.ts'

/** Components that may be letters, and small marks that only mean something beside letters. */
export interface Lettering {
  readonly letters: readonly Component[]
  /** Single letters within a ring, which belong to no word beside it. */
  readonly ringed: readonly Component[]
  readonly marks: readonly Component[]
}

/** Sizes of lettering in millimetres: ISO 3098 has 1.8 to 20, drawings hardly over 10. */
const size = { lowest: 1.1, highest: 10, widest: 14, speck: 0.17, thinnest: 0.12, mark: 2.6 }
/** Width and height of the largest letters, which count in rows only. */
const largest = 20

/**
 * Length by width of a letter, and of a plain 1 that is as thin as a hair (mm); a 1 beside a letter of its height is not
 * thicker than `one` (Creo sheets at 200 and 300 dpi: 0.09 to 0.26).
 */
const slenderest = { letter: 14, hair: 32, thickness: 0.2, one: 0.3 }

/**
 * Pieces of leaders: least length (mm), length by thickness, width by thickness of bent ones, the share of their box that
 * these ink, width by height of straight ones. A bent one is longer than its box: it is as slender as another when it looks
 * thicker.
 */
const leader = { shortest: 4.2, slender: 20, bend: 3, ink: 0.13, lean: 0.85 }

/** Length by width of an arrow with its tail: a t, whose bar widens it near one end, is less slender. */
const slenderArrow = 4

const mostLetters = 25_000
/** Pixels: the side of a square in which letters are looked for. */
const squareSide = 64

/** Sorts components into letters, marks and everything else, by size alone. */
export function letteringOf(components: readonly Component[], pixelsPerMm: number): Lettering {
  const found = sorted(components, pixelsPerMm)
  const { letters, marks, blocks, slabs, large, hairs, dashes, bends } = found
  // Only the specks of a bad scan or a screen pattern are that many; nothing could be read among them.
  if (letters.length > mostLetters) return { letters: [], ringed: [], marks: [] }
  const ones = new Set(onesInRows([...hairs, ...dashes], letters))
  letters.push(...ones)
  letters.push(...fineLettersInRows(bends, letters, marks))
  marks.push(...dashes.filter((dash) => !ones.has(dash)))
  const thick = new Set(blocksInRows([...blocks, ...slabs], letters, pixelsPerMm))
  letters.push(...thick, ...largeInRows(large, letters))
  marks.push(...blocks.filter((block) => !thick.has(block)))
  const print = smallPrint([...marks, ...letters], pixelsPerMm)
  const small = new Set(marks.filter((mark) => print.has(mark)))
  letters.push(...small)
  const within = lettersWithin(letters)
  const outer = new Set(letters.filter((one) => isAround(one, within(one))))
  const inner = letters.filter((one) => !outer.has(one))
  const innerWithin = lettersWithin(inner)
  const ringed = new Set([...outer].flatMap((one) => letterInRing(one, innerWithin(one)) ?? []))
  return {
    letters: inner.filter((one) => !ringed.has(one)),
    ringed: [...ringed],
    marks: marks.length > mostLetters ? [] : marks.filter((mark) => !small.has(mark)),
  }
}

/** What a component is by itself; null for what is too small, too large or a line. */
type Kind = keyof Sorted

/** Components by what they are by themselves. */
interface Sorted {
  readonly letters: Component[]
  readonly marks: Component[]
  /** Solid ones, of which some are thick letters: small ones are marks otherwise, large ones triangles. */
  readonly blocks: Component[]
  readonly slabs: Component[]
  /** Larger than lettering usually is: some are capitals of large rows. */
  readonly large: Component[]
  /** Strokes too slender for letters, of which some are figures 1. */
  readonly hairs: Component[]
  /** Level strokes as long as small letters are high, of which some are figures 1 of text that runs up. */
  readonly dashes: Component[]
  /** Pieces of leaders by their looks, of which some are letters as fine as a hair. */
  readonly bends: Component[]
}

function sorted(components: readonly Component[], pixelsPerMm: number): Sorted {
  const found: Sorted = {
    letters: [],
    marks: [],
    blocks: [],
    slabs: [],
    large: [],
    hairs: [],
    dashes: [],
    bends: [],
  }
  for (const component of components) {
    const kind = kindOf(component, pixelsPerMm)
    if (kind) found[kind].push(component)
  }
  return found
}

function kindOf(component: Component, pixelsPerMm: number): Kind | null {
  const [width, height] = [widthOf(component) / pixelsPerMm, heightOf(component) / pixelsPerMm]
  const [longer, shorter] = [Math.max(width, height), Math.min(width, height)]
  if (longer > size.widest || shorter > size.highest) {
    return longer < largest && height > size.highest ? 'large' : null
  }
  if (longer < size.speck || component.area < (size.speck * pixelsPerMm) ** 2 * 0.5) return null
  if (longer < size.lowest) return 'marks'
  if (isDash(width, height)) return 'dashes'
  if (isPlate(component, pixelsPerMm)) return null
  if (longer > slenderArrow * shorter && shortArrowOf(component, pixelsPerMm)) return null
  const isLike = isLetterLike(shorter, longer)
  const isPiece = isLike && isLeader(component, longer, pixelsPerMm)
  if (isLike && !isPiece) {
    // Points and commas of large lettering are solid, too.
    if (!isSolid(uprightMark(component, 0), component.area)) return 'letters'
    return longer < size.mark ? 'blocks' : 'slabs'
  }
  if (isHair(component, shorter, longer)) return 'hairs'
  return isPiece ? 'bends' : null
}

function isLetterLike(shorter: number, longer: number): boolean {
  const most = shorter < slenderest.thickness ? slenderest.hair : slenderest.letter
  return shorter >= size.thinnest && longer / shorter < most
}

/** A stroke too slender for a letter by itself, as the 1 of lettering that is as thin as a hair. */
function isHair(component: Component, shorter: number, longer: number): boolean {
  return shorter <= slenderest.one && longer < leader.shortest * 2 && isStraightStroke(component)
}

/** Piece of a leader, straight or bent, that crossing lines left: longer than a stroke of its thickness in a letter. */
function isLeader(component: Component, longer: number, pixelsPerMm: number): boolean {
  const { area } = component
  if (longer < leader.shortest) return false
  const [width, height] = [widthOf(component), heightOf(component)]
  const thickness = area / (longer * pixelsPerMm)
  const isFine = thickness * leader.slender < longer * pixelsPerMm
  const isThin = isFine || (area < leader.ink * width * height && !isStraightStroke(component))
  const isBent = Math.min(width, height) > leader.bend * thickness
  if (isThin && isBent) return true
  // A slash is steeper, and the stem of a T does not lean.
  const isSlanted = width > leader.lean * height && height > 0.2 * width
  return isSlanted && runsAcross(component) && isStraightStroke(component)
}

/** From one corner to the other. */
function runsAcross(component: Component): boolean {
  const shift = middleOfLastRun(component) - middleOfFirstRun(component)
  return Math.abs(shift) > 0.7 * widthOf(component)
}

/** The only letter in the middle of a ring that is little larger, as of a modifier (ISO 1101). */
function letterInRing(ring: Component, letters: readonly Component[]): Component | null {
  const [width, height] = [widthOf(ring), heightOf(ring)]
  if (Math.abs(width - height) > 0.12 * Math.max(width, height)) return null
  const within = letters.filter((one) => isAround(ring, [one]))
  const [letter] = within
  if (!letter || within.length > 1 || heightOf(letter) < 0.3 * height) return null
  const off = Math.hypot(
    letter.left + letter.right - ring.left - ring.right,
    letter.top + letter.bottom - ring.top - ring.bottom,
  )
  return off / 2 < 0.15 * height ? letter : null
}

/** Finds the letters whose middle lies near the box of another: a large sheet has thousands of both. */
function lettersWithin(letters: readonly Component[]): (outer: Component) => Component[] {
  const grid = createGrid(squareSide)
  for (const [index, letter] of letters.entries()) {
    const { x, y } = centreOf(letter)
    grid.add(index, { x, y, width: 0, height: 0 })
  }
  return ({ left, top, right, bottom }) =>
    grid
      .near(boxBetween(left, top, right, bottom))
      .sort((one, other) => one - other)
      .map((index) => letters[index] as Component)
}

/** Circles and frames have letters within; letters have none. */
function isAround(outer: Component, letters: readonly Component[]): boolean {
  return letters.some(
    (inner) =>
      inner !== outer &&
      inner.left > outer.left &&
      inner.right < outer.right &&
      inner.top > outer.top &&
      inner.bottom < outer.bottom,
  )
}

function isDash(width: number, height: number): boolean {
  const [longer, shorter] = [Math.max(width, height), Math.min(width, height)]
  return width > height && longer <= size.mark && shorter < 0.7 && longer / shorter > 1.8
}
