import { unionOf } from '../boxes.ts'
import type { Box } from '../page.ts'
import { boxToPage, type Direction, toUpright } from './direction.ts'
import { createGrid } from './grid.ts'
import type { Ink } from './ink.ts'
import { isUpright } from './level.ts'
import { capitals, type Mark, uprightBox } from './marks.ts'
import { areTwoSizes } from './two-sizes.ts'
import { textOf } from './words.ts'

/** Marks on one base line that belong together. */
export interface Line {
  readonly text: string
  readonly marks: readonly Mark[]
  readonly left: number
  readonly right: number
  readonly base: number
  readonly size: number
  /** Box on the page. */
  readonly box: Box
  /** That of the least sure mark. */
  readonly confidence: number
}

/** Marks as one line; they must be in order, and at least one. */
function lineOf(marks: readonly Mark[]): Line {
  const [first] = marks
  if (!first) throw new RangeError('a line needs a mark')
  return {
    text: textOf(marks),
    marks,
    left: Math.min(...marks.map((mark) => mark.left)),
    right: Math.max(...marks.map((mark) => mark.right)),
    base: first.base,
    size: Math.max(...marks.map((mark) => mark.size)),
    box: unionOf(marks.map((mark) => mark.box)),
    confidence: Math.min(...marks.map((mark) => mark.confidence)),
  }
}

/** A whole line as one mark, for joining it with what stands beside it. */
export const markOfLine = ({ text, left, right, base, size, box, confidence }: Line): Mark => ({
  text,
  left,
  right,
  base,
  size,
  box,
  confidence,
  isDrawn: false,
})

/** A number with its decimals, behind which no figures of it can come; behind a diameter it may be its depth. */
const isDecimal = (text: string): boolean => /^\d+[.,]\d+$/.test(text)
const isNumber = (text: string): boolean => /^(?!\.\.)[\d.,]+$/.test(text)
/** A size with its unit, behind which nothing more of it comes. */
const isMeasure = (text: string): boolean => /^Ø?\d+(?:[.,]\d+)? ?mm$/.test(text)
/** A digit, or a point that does not end an abbreviation: `12. 5` is one number, `Cant. 3` is not. */
const endsAsNumber = (text: string): boolean => /(?:\d|(?<!\p{L}{2})[.,])$/u.test(text)
const isFraction = (text: string): boolean => /^\d+\/\d+/.test(text)
/** Inches as a complete fraction. */
const isInches = (text: string): boolean => /^(?:\d+ )?\d+\/\d+ ?"?$/.test(text)

/**
 * Creo parts words by two blanks of a font whose letters are all as wide, as in notes of holes and before limits; KiCad
 * draws wider letters than those of the font it names, before the unit and the count of a size. Words that make a size a
 * limit are added by hand, `Ø.50  or smaller`.
 */
const twoBlanksBefore =
  /^(?:THRU\b|-\($|M(?:AX|IN)\b|mm\b|PL(?:CS?|ACES?)?\b|or (?:smaller|larger|less|more|greater)$)/
const unitBeforeCount = /\dmm,$|^mm,$/

/** Largest gaps between two marks of a line, in heights of the font. */
const gaps = { besideDrawn: 1.25, inNumber: 0.25, twoBlanks: 1.4, besideSign: 1, usual: 0.85 }

function largestGap(left: Mark, right: Mark): number {
  if (left.isDrawn || right.isDrawn) return gaps.besideDrawn
  if (unitBeforeCount.test(left.text)) return gaps.twoBlanks
  if (endsAsNumber(left.text) && isNumber(right.text) && !isFraction(right.text))
    return gaps.inNumber
  if (twoBlanksBefore.test(right.text)) return gaps.twoBlanks
  if (/^[±+(xX×]/.test(right.text) || /[xX×±(Ø]$/.test(left.text)) return gaps.besideSign
  return gaps.usual
}

/** Symbols that mean nothing without the number after them: a line that crosses there belongs to the drawing. */
const needsNumber = /[Ø⌴⌵↧□±]$/

/**
 * An upright line between two cells, in heights of the font: its least length, how far it may stand within a mark, and how
 * far up and down from the base line it reaches at least. A symbol that is closer to its number is not parted from it.
 */
const divider = { length: 1.4, within: 0.05, up: 0.5, down: 0.2, tied: 0.75 }

/** Is there an upright line between two marks, as between the cells of a table? */
function isDivided(ink: Ink, direction: Direction, left: Mark, right: Mark): boolean {
  const { base, size } = left
  const isTied = needsNumber.test(left.text) || /^±/.test(right.text)
  if (isTied && right.left - left.right < divider.tied * size) return false
  const gap = {
    x: left.right,
    y: base - capitals * size,
    width: Math.max(0, right.left - left.right),
    height: capitals * size,
  }
  return ink.segmentsNear(boxToPage(direction, gap)).some((segment) => {
    if (segment.length < divider.length * size) return false
    const a = toUpright(direction, segment.from)
    const b = toUpright(direction, segment.to)
    const x = (a.x + b.x) / 2
    return (
      isUpright(a, b, segment.length) &&
      x >= left.right - divider.within * size &&
      x <= right.left + divider.within * size &&
      Math.min(a.y, b.y) < base - divider.up * size &&
      Math.max(a.y, b.y) > base - divider.down * size
    )
  })
}

/** Largest ratio of the sizes of two neighbouring marks in a line: usually, and before a deviation, which is smaller. */
const ratio = { usual: 1.3, beforeDeviation: 1.7 }
/** Neighbouring marks of one line, in heights of the font: distance of their base lines, overlap, and least step. */
const inLine = { off: 0.2, overlap: 0.4, step: 0.1 }
/** Where the next mark is searched, in heights of the font: from `before` the end of this one, this wide and high. */
const nextPlace = { before: 0.5, width: 2, height: 1.2 }

/** Deviations are written smaller than their size, by some programs without their sign. */
function largestRatio(left: Mark, right: Mark): number {
  const isBehindSign =
    /\d(?:\s{0,2}|\s?[A-Za-z]{1,2}\d*\s?)[+±-]$/.test(left.text) && isNumber(right.text)
  const isDeviation = /[\d°]$/.test(left.text) && /^± ?[\d.,]+°?$/.test(right.text)
  return isBehindSign || isDeviation ? ratio.beforeDeviation : ratio.usual
}

function follows(left: Mark, right: Mark): boolean {
  const size = Math.min(left.size, right.size)
  const gap = right.left - left.right
  if ([isMeasure, isInches, isDecimal].some((isWhole) => isWhole(left.text) && isWhole(right.text)))
    return false
  return (
    Math.abs(left.base - right.base) < inLine.off * size &&
    left.size < largestRatio(left, right) * right.size &&
    right.size < ratio.usual * left.size &&
    right.left > left.left + inLine.step * size &&
    gap > -inLine.overlap * size &&
    gap < largestGap(left, right) * size
  )
}

/** Joins the marks of one direction to lines, each in order of reading. */
export function linesOf(ink: Ink, direction: Direction, marks: readonly Mark[]): Line[] {
  const grid = createGrid(8)
  for (const [number, mark] of marks.entries()) grid.add(number, uprightBox(mark))
  const next = new Map<number, number>()
  const before = new Map<number, number>()
  const order = [...marks.keys()].sort((a, b) => (marks[a]?.left ?? 0) - (marks[b]?.left ?? 0))
  for (const number of order) {
    const mark = marks[number]
    if (!mark) continue
    const { right, base, size } = mark
    const region = {
      x: right - nextPlace.before * size,
      y: base - size,
      width: nextPlace.width * size,
      height: nextPlace.height * size,
    }
    const [nearest] = grid
      .near(region)
      .filter((other) => {
        const candidate = marks[other]
        return candidate !== undefined && other !== number && follows(mark, candidate)
      })
      .sort((a, b) => (marks[a]?.left ?? 0) - (marks[b]?.left ?? 0))
    const candidate = nearest === undefined ? undefined : marks[nearest]
    if (nearest === undefined || !candidate || before.has(nearest)) continue
    if (isDivided(ink, direction, mark, candidate)) continue
    if (areTwoSizes(ink, direction, mark, candidate)) continue
    next.set(number, nearest)
    before.set(nearest, number)
  }
  return order.flatMap((number) => {
    if (before.has(number)) return []
    const chain: Mark[] = []
    for (let at: number | undefined = number; at !== undefined; at = next.get(at)) {
      const mark = marks[at]
      if (mark) chain.push(mark)
    }
    return [lineOf(chain)]
  })
}
