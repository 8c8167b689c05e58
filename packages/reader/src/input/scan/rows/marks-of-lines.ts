import { boxBetween, centreOf } from '../../../boxes.ts'
import { createGrid } from '../../../layout/grid.ts'
import { isFigure } from '../glyphs/sure-figures.ts'
import type { Component } from '../ink/components.ts'
import type { Ruling } from '../rulings/rulings.ts'
import type { LineOfText } from './line-of-text.ts'
import { isWalled, spanHeight, spanOf, type Walls, wallsOf } from './line-walls.ts'
import { reachOverMark } from './marks-between.ts'
import { isNextAlike } from './next-alike.ts'

/**
 * Gives each mark to the line that it stands beside most closely.
 *
 * @param others Marks that only join as the like of one that did.
 */
export function withMarks(
  lines: readonly LineOfText[],
  marks: readonly Component[],
  rulings: readonly Ruling[],
  others: readonly Component[] = [],
): LineOfText[] {
  const added = lines.map((): Component[] => [])
  const linesNear = nearLines(lines)
  for (const mark of marks) {
    let nearest = { index: -1, distance: Number.POSITIVE_INFINITY }
    for (const index of linesNear(mark)) {
      const distance = distanceTo(lines[index] as LineOfText, mark, rulings)
      if (distance < nearest.distance) nearest = { index, distance }
    }
    added[nearest.index]?.push(mark)
  }
  const joined = new Set(added.flat())
  for (const mark of [...marks, ...others]) {
    if (joined.has(mark)) continue
    const index = linesNear(mark).find((one) =>
      added[one]?.some((other) => isNextAlike(other, mark, lines[one] as LineOfText)),
    )
    if (index !== undefined) added[index]?.push(mark)
  }
  return lines.map((line, index) => ({ ...line, parts: [...line.parts, ...(added[index] ?? [])] }))
}

/** Pixels: the side of a square in which lines are looked for, some letters long. */
const squareSide = 128
/** The middle of a mark that stands beside a letter is no farther from it, in heights of its line. */
const beside = 1.5

/** Finds the numbers of lines that a mark may stand beside, in order: a photograph has thousands of both. */
function nearLines(lines: readonly LineOfText[]): (mark: Component) => number[] {
  const grid = createGrid(squareSide)
  for (const [index, { parts, height }] of lines.entries()) {
    const reach = beside * height
    for (const { left, top, right, bottom } of parts)
      grid.add(index, boxBetween(left - reach, top - reach, right + reach, bottom + reach))
  }
  return ({ left, top, right, bottom }) => {
    const { x, y } = centreOf(boxBetween(left, top, right, bottom))
    return grid.near(boxBetween(x, y, x, y)).sort((one, other) => one - other)
  }
}

/**
 * A long comma counts as a letter at first: single small ones join the line that they stand beside, but no figures. Of two
 * stars one may be large enough for a letter and the other a mark.
 */
export function withSmallLetters(
  lines: readonly LineOfText[],
  marks: readonly Component[],
  rulings: readonly Ruling[],
): LineOfText[] {
  const joined = new Set(lines.flatMap(({ parts }) => parts))
  const linesNear = nearLines(lines)
  const isSmallBeside = (line: LineOfText): boolean => {
    const [part] = line.parts
    if (!part || line.parts.length > 1) return false
    const others = linesNear(part).map((index) => lines[index] as LineOfText)
    return others.some(
      (other) =>
        other !== line &&
        spanHeight(spanOf(part, other.isHorizontal)) < 0.5 * other.height &&
        Number.isFinite(distanceTo(other, part, rulings)),
    )
  }
  const joining = new Set(lines.filter((line) => isSmallBeside(line) && !line.parts.some(isFigure)))
  return withMarks(
    lines.filter((line) => !joining.has(line)),
    [...joining].flatMap((line) => line.parts),
    rulings,
    marks.filter((mark) => !joined.has(mark)),
  )
}

/** A mark joins a letter no farther from it, in heights of the line; one between two letters may stand farther from either. */
const markGap = { beside: 0.75, between: reachOverMark / 2 }

/** Distance of a mark from the letters of a line in letter heights; infinite when not beside, or behind a ruling. */
function distanceTo(line: LineOfText, mark: Component, rulings: readonly Ruling[]): number {
  const { height } = line
  const own = spanOf(mark, line.isHorizontal)
  if (spanHeight(own) > 0.8 * height || own.to - own.from > 1.3 * height) {
    return Number.POSITIVE_INFINITY
  }
  const middle = (own.low + own.high) / 2
  let walls: Walls | null = null
  let isBeside = false
  const nearest = { before: Number.POSITIVE_INFINITY, behind: Number.POSITIVE_INFINITY }
  for (const part of line.parts) {
    const span = spanOf(part, line.isHorizontal)
    const gap = Math.max(0, own.from - span.to, span.from - own.to) / height
    // Marks reach below the base line or above the letters, but hardly beyond: a line may run up.
    const beyond = Math.max(0, span.low - middle, middle - span.high) / height
    if (gap >= markGap.between || beyond >= 0.35) continue
    const isBefore = own.from < span.from
    const [first, second] = isBefore ? [own, span] : [span, own]
    walls ??= wallsOf(rulings, line.isHorizontal)
    if (isWalled(first, second, walls)) continue
    isBeside ||= gap < markGap.beside
    const side = isBefore ? 'behind' : 'before'
    nearest[side] = Math.min(nearest[side], gap + 2 * beyond)
  }
  const { before, behind } = nearest
  const isBetween = Number.isFinite(Math.max(before, behind))
  return isBeside || isBetween ? Math.min(before, behind) : Number.POSITIVE_INFINITY
}
