import type { Component } from './components.ts'
import type { Lettering } from './lettering.ts'
import type { Ruling } from './rulings.ts'

/** Components that stand in a line, as text does. */
export interface LineOfText {
  /** Runs along the page, not up or down. */
  readonly isHorizontal: boolean
  readonly parts: readonly Component[]
  /** Height of its largest letters, across its direction, in pixels. */
  readonly height: number
}

/** A box seen along one direction: `from` to `to` along it, `low` to `high` across. */
interface Span {
  readonly part: Component
  readonly from: number
  readonly to: number
  readonly low: number
  readonly high: number
  readonly isMark: boolean
}

interface Candidate extends LineOfText {
  readonly score: number
}

/**
 * Finds lines of text among letters and marks in both directions. Where a letter could belong to
 * two lines, the closer and longer one has it. Rulings between letters keep them apart.
 */
export function linesOfText(
  { letters, marks }: Lettering,
  rulings: readonly Ruling[],
): LineOfText[] {
  const candidates = [true, false].flatMap((isHorizontal) =>
    groupsOf(letters, marks, isHorizontal, rulings),
  )
  candidates.sort((one, other) => one.score - other.score)
  const taken = new Set<Component>()
  const lines: LineOfText[] = []
  for (const candidate of candidates) {
    const parts = candidate.parts.filter((part) => !taken.has(part))
    const isWhole = parts.length === candidate.parts.length
    if (!isWhole && parts.length * 2 < candidate.parts.length) continue
    for (const part of parts) taken.add(part)
    lines.push({ ...candidate, parts })
  }
  return lines
}

function groupsOf(
  letters: readonly Component[],
  marks: readonly Component[],
  isHorizontal: boolean,
  rulings: readonly Ruling[],
): Candidate[] {
  const spans = [
    ...letters.map((part) => spanOf(part, isHorizontal, false)),
    ...marks.map((part) => spanOf(part, isHorizontal, true)),
  ].sort((one, other) => one.from - other.from)
  const walls = rulings.filter((ruling) => ruling.isHorizontal !== isHorizontal)
  const parents = spans.map((_, index) => index)
  const rootOf = (index: number): number => {
    let root = index
    while (parents[root] !== root) root = parents[root] as number
    return root
  }
  const gaps = new Map<number, number[]>()
  for (const [index, span] of spans.entries()) {
    for (let other = index + 1; other < spans.length; other += 1) {
      const next = spans[other] as Span
      if (next.from - span.to > reach * Math.max(heightOf(span), 60)) break
      const gap = linkGap(span, next)
      if (gap === null || isWalled(span, next, walls)) continue
      const [first, second] = [rootOf(index), rootOf(other)]
      if (first === second) continue
      parents[second] = first
      gaps.set(first, [...(gaps.get(first) ?? []), ...(gaps.get(second) ?? []), gap])
    }
  }
  const groups = new Map<number, Span[]>()
  for (const [index, span] of spans.entries()) {
    const root = rootOf(index)
    groups.set(root, [...(groups.get(root) ?? []), span])
  }
  return [...groups].flatMap(([root, members]) => {
    const own = members.filter((member) => !member.isMark)
    if (own.length === 0) return []
    const height = Math.max(...own.map(heightOf))
    const all = gaps.get(root) ?? []
    const gap = all.length === 0 ? 2 : all.reduce((sum, one) => sum + one, 0) / all.length
    const score = gap - 0.06 * Math.min(10, own.length) - (isHorizontal ? 0.12 : 0)
    return [{ isHorizontal, parts: members.map((member) => member.part), height, score }]
  })
}

function spanOf(part: Component, isHorizontal: boolean, isMark: boolean): Span {
  return isHorizontal
    ? { part, from: part.left, to: part.right, low: part.top, high: part.bottom, isMark }
    : { part, from: part.top, to: part.bottom, low: part.left, high: part.right, isMark }
}

/** Largest gap between two letters of a line, in letter heights. */
const reach = 1.05

function heightOf(span: Span): number {
  return span.high - span.low
}

/** Gap between two neighbours of a line in heights of their letters; null when they are none. */
function linkGap(span: Span, next: Span): number | null {
  if (span.isMark && next.isMark) return null
  const height = span.isMark
    ? heightOf(next)
    : next.isMark
      ? heightOf(span)
      : Math.max(heightOf(span), heightOf(next))
  const gap = Math.max(0, next.from - span.to) / height
  if (span.isMark || next.isMark) {
    const [mark, letter] = span.isMark ? [span, next] : [next, span]
    const middle = (mark.low + mark.high) / 2
    const isBeside =
      middle > letter.low - 0.25 * height &&
      middle < letter.high + 0.3 * height &&
      heightOf(mark) < 0.8 * height &&
      mark.to - mark.from < 1.3 * height
    return isBeside && gap < 0.7 ? gap : null
  }
  const smaller = Math.min(heightOf(span), heightOf(next))
  const middles = Math.abs(span.low + span.high - next.low - next.high) / 2
  const isLevel = middles < 0.28 * height && smaller > 0.42 * height
  return isLevel && gap < reach ? gap : null
}

function isWalled(span: Span, next: Span, walls: readonly Ruling[]): boolean {
  const [low, high] = [Math.min(span.low, next.low), Math.max(span.high, next.high)]
  return walls.some(
    (wall) =>
      wall.at >= span.to - 2 &&
      wall.at <= next.from + 2 &&
      wall.from < low + 0.3 * (high - low) &&
      wall.to > high - 0.3 * (high - low),
  )
}
