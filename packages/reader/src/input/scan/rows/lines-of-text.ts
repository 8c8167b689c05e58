import { boxBetween, centreOf } from '../../../boxes.ts'
import { createGrid } from '../../../layout/grid.ts'
import { mean } from '../../../mean.ts'
import { isFigure } from '../glyphs/sure-figures.ts'
import { type Component, heightOf } from '../ink/components.ts'
import type { Ruling } from '../rulings/rulings.ts'
import type { Lettering } from './lettering.ts'
import { isWalled, type Span, spanHeight, spanOf, type Walls, wallsOf } from './line-walls.ts'
import { isMarkBetween, type MarksBetween, marksBetween } from './marks-between.ts'
import { isNextAlike } from './next-alike.ts'
import { isWordAlong } from './run-together.ts'

/** Components that stand in a line, as text does. */
export interface LineOfText {
  /** Runs along the page, not up or down. */
  readonly isHorizontal: boolean
  readonly parts: readonly Component[]
  /** Height of its largest letters, across its direction, in pixels. */
  readonly height: number
}

interface Candidate extends LineOfText {
  readonly score: number
}

/** Largest gap between two letters of a line, in letter heights. */
const reach = 1.05
/** The same around a colon, since scales are written wide, or a point, to which some faces give the room of a figure. */
const reachOverMark = 2.2
/** Most a letter may lie off the middle of its neighbour, and the least share of its height. */
const level = { offset: 0.33, share: 0.5 }

/**
 * Finds lines of text among letters in both directions. Where a letter could belong to two lines,
 * the closer and longer one has it. Rulings between letters keep them apart. Marks join the line
 * that they stand beside.
 */
export function linesOfText(
  { letters, ringed, marks }: Lettering,
  rulings: readonly Ruling[],
): LineOfText[] {
  const candidates = [true, false].flatMap((isHorizontal) => {
    // Words one below the other are no letters of a line that runs up.
    const own = letters.filter((letter) => !isWordAlong(letter, !isHorizontal))
    const between = marksBetween(own, marks, isHorizontal)
    return groupsOf(own, isHorizontal, rulings, between).flatMap((spans) =>
      isStack(spans, isHorizontal) ? [] : [candidateOf(spans, isHorizontal)],
    )
  })
  candidates.sort((one, other) => one.score - other.score)
  const taken = new Set<Component>()
  const lines: LineOfText[] = []
  for (const candidate of candidates) {
    const parts = candidate.parts.filter((part) => !taken.has(part))
    const isWhole = parts.length === candidate.parts.length
    if (parts.length === 0 || (!isWhole && parts.length * 2 < candidate.parts.length)) continue
    for (const part of parts) taken.add(part)
    lines.push({ ...candidate, parts })
  }
  const marked = withMarks(lines, marks, rulings)
  return [...withSmallLetters(marked, marks, rulings), ...ringed.map(singleLine)]
}

function singleLine(part: Component): LineOfText {
  return { isHorizontal: true, parts: [part], height: heightOf(part) }
}

function groupsOf(
  letters: readonly Component[],
  isHorizontal: boolean,
  rulings: readonly Ruling[],
  between: MarksBetween,
): Span[][] {
  const walls = wallsOf(rulings, isHorizontal)
  const spans = letters
    .map((part) => spanOf(part, isHorizontal))
    .sort((one, other) => one.from - other.from)
  const tallest = Math.max(0, ...spans.map(spanHeight))
  const parents = spans.map((_, index) => index)
  const rootOf = (index: number): number => {
    let root = index
    while (parents[root] !== root) root = parents[root] as number
    return root
  }
  for (const [index, span] of spans.entries()) {
    for (let other = index + 1; other < spans.length; other += 1) {
      const next = spans[other] as Span
      if (next.from - span.to > reachOverMark * tallest) break
      if (isLinked(span, next, between) && !isWalled(span, next, walls)) {
        parents[rootOf(other)] = rootOf(index)
      }
    }
  }
  return [...Map.groupBy(spans.keys(), rootOf).values()]
    .map((members) => members.map((member) => spans[member] as Span))
    .flatMap((group) => (isHalves(group, walls) ? group.map((span) => [span]) : [group]))
}

/** Two marks on either side of a line are rather the halves of a figure that it runs through than two figures. */
function isHalves(group: readonly Span[], { across }: Walls): boolean {
  const [span, next, ...others] = group
  return span !== undefined && next !== undefined && others.length === 0
    ? isWalled(span, next, { across, along: [] }, 0)
    : false
}

/** Upright letters one above the other, such as numbers of notes, are not a line that runs up. */
function isStack(spans: readonly Span[], isHorizontal: boolean): boolean {
  return !isHorizontal && spans.length > 1 && lyingShare(spans) > 0.5
}

/** Share of letters that are wider than high, seen across their line. */
function lyingShare(spans: readonly Span[]): number {
  return spans.filter((span) => spanHeight(span) < span.to - span.from).length / spans.length
}

function candidateOf(spans: readonly Span[], isHorizontal: boolean): Candidate {
  const height = Math.max(...spans.map(spanHeight))
  const gaps = spans
    .slice(1)
    .map((span, index) => Math.max(0, span.from - (spans[index] as Span).to) / height)
  const gap = gaps.length === 0 ? 2 : mean(gaps)
  // Letters are higher than wide: seen across their line they are otherwise.
  const closeness = gap + 1.2 * lyingShare(spans) - 0.06 * Math.min(10, spans.length)
  const score = closeness - (isHorizontal ? 0.12 : 0)
  return { isHorizontal, parts: spans.map((span) => span.part), height, score }
}

function isLinked(span: Span, next: Span, between: MarksBetween): boolean {
  const [one, other] = [spanHeight(span), spanHeight(next)]
  const height = Math.max(one, other)
  const middles = Math.abs(span.low + span.high - next.low - next.high) / 2
  const gap = next.from - span.to
  return (
    middles < level.offset * height &&
    Math.min(one, other) > level.share * height &&
    (gap < reach * height || (gap < reachOverMark * height && isMarkBetween(span, next, between)))
  )
}

/**
 * Gives each mark to the line that it stands beside most closely.
 *
 * @param others Marks that only join as the like of one that did.
 */
function withMarks(
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
function withSmallLetters(
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
