import { unionOf } from '../boxes.ts'
import type { Box } from '../page.ts'
import { boxToPage, type Direction, toUpright } from './direction.ts'
import { createGrid } from './grid.ts'
import type { Ink } from './ink.ts'
import { type Mark, uprightBox } from './marks.ts'
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

/** A line of marks, which must be in order and not none. */
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
const isFraction = (text: string): boolean => /^\d+\/\d+/.test(text)
/** Inches as a fraction, to its end. */
const isInches = (text: string): boolean => /^(?:\d+ )?\d+\/\d+ ?"?$/.test(text)

/** Notes of holes of Creo part their words by two blanks of a font whose letters are all as wide. */
const twoBlanksBefore = /^(?:THRU\b|-\($)/

/** Largest gap between two marks of a line, in heights of the font. */
function largestGap(left: Mark, right: Mark): number {
  if (left.isDrawn || right.isDrawn) return 1.25
  if (/[\d.,]$/.test(left.text) && isNumber(right.text) && !isFraction(right.text)) return 0.25
  if (twoBlanksBefore.test(right.text)) return 1.4
  if (/^[±+(xX×]/.test(right.text) || /[xX×±(Ø]$/.test(left.text)) return 1
  return 0.85
}

/** Symbols that say nothing without the number behind them: a line that crosses there is the drawing's. */
const needsNumber = /[Ø⌴⌵↧□±]$/

/** Is there an upright line between two marks, as between the cells of a table? */
function isDivided(ink: Ink, direction: Direction, left: Mark, right: Mark): boolean {
  const { base, size } = left
  const isTied = needsNumber.test(left.text) || /^±/.test(right.text)
  if (isTied && right.left - left.right < 0.75 * size) return false
  const gap = {
    x: left.right,
    y: base - 0.7 * size,
    width: Math.max(0, right.left - left.right),
    height: 0.7 * size,
  }
  return ink.segmentsNear(boxToPage(direction, gap)).some((segment) => {
    if (segment.length < 1.4 * size) return false
    const a = toUpright(direction, segment.from)
    const b = toUpright(direction, segment.to)
    const x = (a.x + b.x) / 2
    return (
      Math.abs(a.x - b.x) < 0.05 * segment.length &&
      x >= left.right - 0.05 * size &&
      x <= right.left + 0.05 * size &&
      Math.min(a.y, b.y) < base - 0.5 * size &&
      Math.max(a.y, b.y) > base - 0.2 * size
    )
  })
}

/** Deviations are written smaller than their size, by some programs without their sign. */
function largestRatio(left: Mark, right: Mark): number {
  const isBehindSign =
    /\d(?:\s{0,2}|\s?[A-Za-z]{1,2}\d*\s?)[+±-]$/.test(left.text) && isNumber(right.text)
  const isDeviation = /[\d°]$/.test(left.text) && /^± ?[\d.,]+°?$/.test(right.text)
  return isBehindSign || isDeviation ? 1.7 : 1.3
}

function follows(left: Mark, right: Mark): boolean {
  const size = Math.min(left.size, right.size)
  const gap = right.left - left.right
  if ([isMeasure, isInches, isDecimal].some((isWhole) => isWhole(left.text) && isWhole(right.text)))
    return false
  return (
    Math.abs(left.base - right.base) < 0.2 * size &&
    left.size < largestRatio(left, right) * right.size &&
    right.size < 1.3 * left.size &&
    right.left > left.left + 0.1 * size &&
    gap > -0.4 * size &&
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
    const region = { x: right - 0.5 * size, y: base - size, width: 2 * size, height: 1.2 * size }
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
