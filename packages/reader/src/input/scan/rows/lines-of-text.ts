import { mean } from '../../../mean.ts'
import { type Component, heightOf } from '../ink/components.ts'
import type { Ruling } from '../rulings/rulings.ts'
import type { Lettering } from './lettering.ts'
import type { LineOfText } from './line-of-text.ts'
import { isWalled, type Span, spanHeight, spanOf, type Walls, wallsOf } from './line-walls.ts'
import { isMarkBetween, type MarksBetween, marksBetween, reachOverMark } from './marks-between.ts'
import { withMarks, withSmallLetters } from './marks-of-lines.ts'
import { isWordAlong } from './run-together.ts'

interface Candidate extends LineOfText {
  readonly score: number
}

/** Largest gap between two letters of a line, in letter heights. */
const reach = 1.05
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
