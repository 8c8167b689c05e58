import { mmPerInch } from '@firstangle/drawings/standards'
import { centreOf } from '../boxes.ts'
import type { LengthUnit } from '../callout.ts'
import type { Composed } from '../layout/compose.ts'
import type { AxisSegment } from '../sheet/structure/axis-segments.ts'

/** A size with nothing but what says how often, of what shape, and how exactly: `2x Ø12.5 ±0.1`, `(30)`. */
const plainSize = /^\(?(?:\d+ ?[xX×] ?)?Ø? ?(\d{0,4}[.,]?\d{1,4})\)?(?: ?±.*)?$/

/** Sizes looked at: more than one scale needs, few enough for a sheet of any number of lines. */
const mostSizes = 80

/**
 * Numbers of the scales in use (ISO 5455, and those of drawings in inches); 1:n and n:1. Without 6: a sheet in inches at
 * 1:3, printed on half the paper, would be one in millimetres.
 */
const scaleNumbers = [1, 2, 2.5, 3, 4, 5, 8, 10, 15, 16, 20, 25, 50, 100]
const scales = scaleNumbers.flatMap((one) => [one, 1 / one])

/** Lengths on paper agree with their sizes to this share; no scale of millimetres is as near to one of inches. */
const exactness = 0.004

/** How many different values, and which share of all sizes must agree on a scale. */
const agreement = { values: 3, share: 0.4 }

/** Fewer are enough where their scale is one that the sheet states. */
const atStatedScale = { values: 2, share: 0.3 }

/** Length of an arrow, as a share of the lettering. */
const longestArrow = 1.5

/** A size beside its dimension line, as seen along that line (mm). */
interface PlacedSize {
  readonly value: number
  readonly axis: AxisSegment['axis']
  readonly along: number
  readonly across: number
  /** Half its length along the line. */
  readonly half: number
  readonly size: number
  /** Level text in the gap of an upright line, as ASME Y14.5 writes all sizes. */
  readonly isAcross: boolean
}

function placedSize({ text, boxes: [box], direction, size, surroundings }: Composed): PlacedSize[] {
  const value = Number(plainSize.exec(text)?.[1]?.replace(',', '.') ?? 0)
  const turns = Math.round(direction / 90)
  if (!box || !(value > 0) || surroundings !== 'dimension') return []
  if (Math.abs(direction - 90 * turns) > 1) return []
  const { x, y } = centreOf(box)
  const { width, height } = box
  const upright = { value, axis: 'v', along: y, across: x, half: height / 2, size } as const
  if (turns % 2 !== 0) return [{ ...upright, isAcross: false }]
  return [
    { value, axis: 'h', along: x, across: y, half: width / 2, size, isAcross: false },
    { ...upright, isAcross: true },
  ]
}

interface Span {
  readonly at: number
  readonly from: number
  readonly to: number
}

/** Lines in the direction of a size that run beside it, or that it interrupts. */
function linesOf(one: PlacedSize, segments: readonly AxisSegment[]): Span[] {
  const { along, across, half, size } = one
  const near = segments.filter((line) => Math.abs(line.at - across) < 1.5 * size)
  const whole = near.filter(({ from, to }) => from < along && to > along)
  const level = near.filter(({ at }) => Math.abs(at - across) < 0.5 * size)
  const before = level.filter(({ to }) => Math.abs(along - half - to) < size)
  const after = level.filter(({ from }) => Math.abs(from - along - half) < size)
  const interrupted = before.flatMap(({ at, from }) =>
    after.filter((next) => Math.abs(next.at - at) < 0.1).map(({ to }) => ({ at, from, to })),
  )
  return one.isAcross ? interrupted : [...whole, ...interrupted]
}

/**
 * What a size may measure on paper: a line as a whole, between the extension lines nearest to the size, and between those
 * beyond its ends, where a line stops at the backs of its arrows.
 */
function lengthsOf(
  one: PlacedSize,
  along: readonly AxisSegment[],
  across: readonly AxisSegment[],
): number[] {
  return linesOf(one, along).flatMap(({ at, from, to }) => {
    const ends = across.filter((line) => line.from < at + 0.5 && line.to > at - 0.5)
    const left = ends.reduce(
      (most, end) => (end.at < one.along ? Math.max(most, end.at) : most),
      from,
    )
    const right = ends.reduce(
      (least, end) => (end.at > one.along ? Math.min(least, end.at) : least),
      to,
    )
    const arrow = longestArrow * one.size
    const isBehindArrow = (gap: number) => gap > 0.2 && gap < arrow
    const before = Math.max(...ends.flatMap((end) => (isBehindArrow(from - end.at) ? end.at : [])))
    const after = Math.min(...ends.flatMap((end) => (isBehindArrow(end.at - to) ? end.at : [])))
    const isBetweenArrows = Number.isFinite(after - before)
    return [to - from, right - left, ...(isBetweenArrows ? [after - before] : [])]
  })
}

/** The unit that makes a scale of a length on paper over the size beside it. */
function unitOfRatio(ratio: number): LengthUnit | null {
  const isScale = (one: number) => scales.some((scale) => Math.abs(one / scale - 1) < exactness)
  if (isScale(ratio)) return 'mm'
  return isScale(ratio / mmPerInch) ? 'inch' : null
}

/** What else is known of a sheet whose sizes are measured. */
export interface MeasuredSheet {
  /** The scales that it states. */
  readonly stated?: readonly number[]
  /** Its longest side (mm); null if unknown. */
  readonly paper?: number | null
  /** A scan may be of another size than its paper: only what agrees with a stated scale counts. */
  readonly isScan?: boolean
}

/**
 * The unit of the sizes of a sheet, found from the lengths of their dimension lines on paper: 9.22 beside a line of
 * 78.06 mm is 9.22 inches at 1:3. Null where too few sizes agree on a scale, as on a sheet that was printed to fit. At a
 * stated scale one size is enough that as inches would be longer than the paper.
 */
export function measuredUnit(
  composed: readonly Composed[],
  segments: readonly AxisSegment[],
  { stated = [], paper = null, isScan = false }: MeasuredSheet = {},
): LengthUnit | null {
  if (isScan && stated.length === 0) return null
  const level = segments.filter(({ axis }) => axis === 'h')
  const upright = segments.filter(({ axis }) => axis === 'v')
  const measured = composed
    .flatMap(placedSize)
    .slice(0, 2 * mostSizes)
    .map((one) => {
      const lengths =
        one.axis === 'h' ? lengthsOf(one, level, upright) : lengthsOf(one, upright, level)
      return { value: one.value, ratios: lengths.map((length) => length / one.value) }
    })
    .filter(({ ratios }) => ratios.length > 0)
  const agreeWith = (ratio: number) =>
    measured.filter(({ ratios }) => ratios.some((one) => Math.abs(one / ratio - 1) < exactness))
  let best: readonly { value: number; ratios: readonly number[] }[] = []
  let bestRatio = 0
  for (const ratio of measured.flatMap(({ ratios }) => ratios)) {
    const agreeing = agreeWith(ratio)
    if (agreeing.length > best.length) [best, bestRatio] = [agreeing, ratio]
  }
  const values = new Set(best.map(({ value }) => value))
  const unit = unitOfRatio(bestRatio)
  const scale = unit === 'inch' ? bestRatio / mmPerInch : bestRatio
  const isStatedScale = (ratio: number) =>
    stated.some((one) => Math.abs(ratio / one - 1) < exactness)
  const isStated = isStatedScale(scale)
  const needed = isStated ? atStatedScale : agreement
  const isAgreed =
    best.length >= Math.max(needed.values, needed.share * measured.length) &&
    values.size >= needed.values
  if (isAgreed && (isStated || !isScan)) return unit
  const longest = paper === null ? Infinity : paper / (mmPerInch * Math.min(...stated))
  const isLong = measured.some(({ value, ratios }) => value > longest && ratios.some(isStatedScale))
  return isLong ? 'mm' : null
}
