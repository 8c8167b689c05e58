import { type Component, heightOf, widthOf } from '../ink/components.ts'
import { type Span, spanHeight, spanOf } from './line-walls.ts'

/**
 * Largest gap in letter heights between two letters with a colon between them, since scales are written wide, or a point, to
 * which some faces give the room of a figure.
 */
export const reachOverMark = 2.2

/** Marks that may stand between two letters which are wide apart. */
export interface MarksBetween {
  /** Both in order along the line: a bad scan has thousands of them. */
  readonly colons: readonly Span[]
  readonly points: readonly Span[]
}

/** More large points than that are a screen pattern. */
const mostBlots = 2000

/** A blot: how uneven its sides are, and the least share of its box that is ink. */
const blot = { uneven: 0.25, ink: 0.6 }
/**
 * The two points of a colon, by the size of the larger one: how even they are, how far one lies beside the other, and
 * the paper between them. By the height of letters: how far it ends off their base line, and how high it is.
 */
const colon = {
  even: 0.6,
  shift: 0.6,
  gap: { least: 0.8, most: 6 },
  off: 0.2,
  height: { least: 0.4, most: 0.95 },
}
/** A dash, by the height of letters: thickness, length, distance from half height, and the blanks beside it. */
const dash = {
  thickest: 0.25,
  length: { least: 0.25, most: 0.9 },
  off: 0.2,
  blank: { least: 0.2, most: 1 },
}
/** A point on the line, by the height of letters: height, width, and how far it ends off the line. */
const pointSize = { high: 0.35, wide: 0.42, off: 0.15 }

/** Marks and letters of a direction of text that may be a colon, a point or a dash between letters. */
export function marksBetween(
  letters: readonly Component[],
  marks: readonly Component[],
  isHorizontal: boolean,
): MarksBetween {
  const blots = isHorizontal ? letters.filter(isBlot) : []
  const large = blots.length > mostBlots ? [] : blots
  return {
    colons: isHorizontal ? inOrder(colonsOf([...marks, ...large])) : [],
    points: inOrder(marks.map((mark) => spanOf(mark, isHorizontal))),
  }
}

const inOrder = (spans: readonly Span[]) => spans.toSorted((one, other) => one.from - other.from)

/** Is there a colon, a dash, or a point on the line, between two letters? */
export function isMarkBetween(span: Span, next: Span, { colons, points }: MarksBetween): boolean {
  return (
    spansWithin(colons, span.to, next.from).some((one) => isColonBetween(one, span, next)) ||
    spansWithin(points, span.to, next.from).some(
      (point) => isPointBetween(point, span, next) || isDashBetween(point, span, next),
    )
  )
}

/** Points of large lettering are as large as small letters. */
function isBlot(part: Component): boolean {
  const [width, height] = [widthOf(part), heightOf(part)]
  return Math.abs(width - height) < blot.uneven * width && part.area > blot.ink * width * height
}

/** Two points of one size, one above the other. The middle of the lower one is no farther off than the upper one is high. */
function colonsOf(marks: readonly Component[]): Span[] {
  const points = marks
    .map((mark) => spanOf(mark, true))
    .sort((one, other) => middleOf(one) - middleOf(other))
  return points.flatMap((upper) => {
    const below: Span[] = []
    const last = middleOf(upper) + spanHeight(upper)
    for (
      let at = firstFrom(points, middleOf, last - 2 * spanHeight(upper));
      at < points.length;
      at += 1
    ) {
      const lower = points[at] as Span
      if (middleOf(lower) > last) break
      if (isColon(upper, lower)) below.push({ ...upper, high: lower.high })
    }
    return below
  })
}

const middleOf = ({ from, to }: Span) => (from + to) / 2

function isColon(upper: Span, lower: Span): boolean {
  const size = Math.max(spanHeight(upper), spanHeight(lower), upper.to - upper.from)
  const isEven = Math.min(spanHeight(upper), spanHeight(lower)) > colon.even * size
  const gap = lower.low - upper.high
  const shift = Math.abs(middleOf(upper) - middleOf(lower))
  const { least, most } = colon.gap
  return isEven && shift < colon.shift * size && gap > least * size && gap < most * size
}

/** Is there a colon between two letters, as in a scale, on their base line and below their tops? */
function isColonBetween(points: Span, span: Span, next: Span): boolean {
  const height = Math.max(spanHeight(span), spanHeight(next))
  return (
    points.from > span.to &&
    points.to < next.from &&
    Math.abs(points.high - span.high) < colon.off * height &&
    spanHeight(points) > colon.height.least * height &&
    spanHeight(points) < colon.height.most * height
  )
}

/** Those of spans in order that lie between two places. */
function spansWithin(spans: readonly Span[], from: number, to: number): Span[] {
  const first = firstFrom(spans, (span) => span.from, from)
  let end = first
  while (end < spans.length && (spans[end] as Span).from < to) end += 1
  return spans.slice(first, end).filter((span) => span.to <= to)
}

/** The first of spans in order whose place is not before another. */
function firstFrom(spans: readonly Span[], placeOf: (span: Span) => number, place: number): number {
  let [first, last] = [0, spans.length]
  while (first < last) {
    const middle = (first + last) >> 1
    if (placeOf(spans[middle] as Span) < place) first = middle + 1
    else last = middle
  }
  return first
}

/** Stands a dash at half height between two letters, with a blank on either side, as in `M5x0.8 - 6H`? */
function isDashBetween(mark: Span, span: Span, next: Span): boolean {
  const height = Math.max(spanHeight(span), spanHeight(next))
  const length = mark.to - mark.from
  const off = Math.abs(mark.low + mark.high - span.low - span.high) / 2
  const gaps = [mark.from - span.to, next.from - mark.to]
  return (
    spanHeight(mark) < dash.thickest * height &&
    length > dash.length.least * height &&
    length < dash.length.most * height &&
    off < dash.off * height &&
    gaps.every((gap) => gap > dash.blank.least * height && gap < dash.blank.most * height)
  )
}

/** Is there a point on the line between two letters? A line that runs up or down has it at either side. */
function isPointBetween(point: Span, span: Span, next: Span): boolean {
  const height = Math.max(spanHeight(span), spanHeight(next))
  const isSmall =
    spanHeight(point) < pointSize.high * height && point.to - point.from < pointSize.wide * height
  return (
    isSmall &&
    [Math.abs(point.high - span.high), Math.abs(point.low - span.low)].some(
      (off) => off < pointSize.off * height,
    )
  )
}
