import type { Component } from '../ink/components.ts'
import type { Ruling } from '../rulings/rulings.ts'

/** A box seen along one direction: `from` to `to` along it, `low` to `high` across. */
export interface Span {
  readonly part: Component
  readonly from: number
  readonly to: number
  readonly low: number
  readonly high: number
}

/**
 * Letters this close, in heights, belong together although a centre line crosses between them, unless it parts cells:
 * their lines are this near.
 */
const crossed = { gap: 0.7, cell: 1.5 }

/** A component as text along the page, or up or down, meets it. */
export function spanOf(part: Component, isHorizontal: boolean): Span {
  return isHorizontal
    ? { part, from: part.left, to: part.right, low: part.top, high: part.bottom }
    : { part, from: part.top, to: part.bottom, low: part.left, high: part.right }
}

/** Height of a span, across the direction of text. */
export const spanHeight = ({ low, high }: Span): number => high - low

/** Rulings across a direction of text, and those along it. */
export interface Walls {
  readonly across: readonly Ruling[]
  readonly along: readonly Ruling[]
}

/** Sorts rulings for one direction of text. */
export function wallsOf(rulings: readonly Ruling[], isHorizontal: boolean): Walls {
  return {
    across: rulings.filter((ruling) => ruling.isHorizontal !== isHorizontal),
    along: rulings.filter((ruling) => ruling.isHorizontal === isHorizontal),
  }
}

/** Does a ruling between two letters keep them apart? Those closer than `crossedGap` heights only if it parts cells. */
export function isWalled(
  span: Span,
  next: Span,
  { across, along }: Walls,
  crossedGap = crossed.gap,
): boolean {
  const [low, high] = [Math.min(span.low, next.low), Math.max(span.high, next.high)]
  const height = high - low
  const isClose = next.from - span.to < crossedGap * height
  return across.some(
    (wall) =>
      wall.at >= span.to - 2 &&
      wall.at <= next.from + 2 &&
      wall.from < low + 0.3 * height &&
      wall.to > high - 0.3 * height &&
      !(isClose && (isCrossed(wall, span, next) || !isOfCell(wall, low, high, along))),
  )
}

/** A line that touches a letter runs through a text: those of cells keep clear of it. */
function isCrossed({ at, thickness }: Ruling, span: Span, next: Span): boolean {
  const half = thickness / 2 + 1
  return at - half < span.to || at + half > next.from
}

/** Does a line end, or go on, at lines above and below the text, as that between two cells does? */
function isOfCell(wall: Ruling, low: number, high: number, along: readonly Ruling[]): boolean {
  const height = high - low
  const reach = crossed.cell * height
  const isBeside = (from: number, to: number) =>
    along.some(
      ({ at, from: start, to: end }) =>
        at > from && at < to && start < wall.at + 0.2 * height && end > wall.at - 0.2 * height,
    )
  return isBeside(low - reach, low + 0.2 * height) && isBeside(high - 0.2 * height, high + reach)
}
