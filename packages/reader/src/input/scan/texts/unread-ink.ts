import { bottomOf, boxBetween, encloses, intersect, overlap, rightOf } from '../../../boxes.ts'
import type { Box, TextRun } from '../../../page.ts'
import { type Component, eachRun } from '../ink/components.ts'
import type { Ruling } from '../rulings/rulings.ts'
import { capitalsOf } from './capitals.ts'
import { hasInkAtSlantedEnd } from './ink-beside-slanted.ts'

/** A value by itself: what is lost at its end changes it. */
const plainValue = /^(?:\d{1,2}[xX])?(?:S?[ØR]|M)?\d+(?:[.,]\d+)?°?$/
/** How far beside a value a further figure would stand, in heights of capitals. */
const reach = 0.6
/** Least ink of a figure, as a share of the square of that height: pieces of arrows have less. */
const inkOfFigure = 0.09
/** Over so much of that height it spreads at least: a dimension line that lies a little askew does not. */
const spreadOfFigure = 0.45
/** What lies closer than this share of a text to its end is beside it. */
const edge = 0.06
/** Degrees by which a text may be off its direction. */
const nearlyStraight = 2
/** By this factor a value is less sure whose end may be lost, and one that was also read with what stands around it. */
const shares = { alone: 0.85, confirmed: 0.95 }

/**
 * Makes values less sure that have unread ink beside them: a zero that touches a ring (`Ø55` of `Ø550`), a word that an
 * extension line crosses (`Ø6 min.`). So are values that a line runs through, of whose figures it may have taken strokes,
 * and slanted values in a frame, which would be theoretically exact sizes.
 *
 * @param unread marks that belong to no text, in pixels
 * @param rulings lines of the sheet, in pixels: what stands before one, as the symbol in the first cell of a frame, does
 *   not belong to the value
 * @param millimetres of a pixel
 */
export function lessSureBesideInk(
  runs: readonly TextRun[],
  unread: readonly Component[],
  rulings: readonly Ruling[],
  millimetres: number,
): TextRun[] {
  return runs.map((run) => {
    const capitals = capitalsOf(run) / millimetres
    const least = inkOfFigure * capitals ** 2
    const isDoubtful =
      isInFrame(run, unread, millimetres) ||
      isCrossed(run, rulings, millimetres) ||
      (quartersOf(run.rotation) === null && hasInkAtSlantedEnd(run, unread, least, millimetres)) ||
      endsOf(run, capitals, millimetres).some((end) => {
        const box = end.isBehind ? end.box : upToLine(end, rulings)
        const { ink, spread } = inkWithin(box, end.isLevel, unread)
        return ink > least && spread > spreadOfFigure * capitals
      })
    return isDoubtful && plainValue.test(run.text)
      ? { ...run, confidence: (run.isConfirmed ? shares.confirmed : shares.alone) * run.confidence }
      : run
  })
}

/** Quarter turns of a text that is level or upright, or nearly so as beside a line that is not quite; null for others. */
function quartersOf(rotation: number): number | null {
  const quarters = Math.round(rotation / 90)
  return Math.abs(rotation - 90 * quarters) < nearlyStraight ? quarters % 4 : null
}

/** Does a line of the sheet run across a level or upright text, through its letters or between them? */
function isCrossed(
  { box, rotation }: TextRun,
  rulings: readonly Ruling[],
  millimetres: number,
): boolean {
  const quarters = quartersOf(rotation)
  if (quarters === null) return false
  const isLevel = quarters % 2 === 0
  const [start, length, low, high] = (
    isLevel ? [box.x, box.width, box.y, bottomOf(box)] : [box.y, box.height, box.x, rightOf(box)]
  ).map((one) => one / millimetres) as [number, number, number, number]
  return rulings.some(
    (one) =>
      one.isHorizontal !== isLevel &&
      one.at > start + edge * length &&
      one.at < start + (1 - edge) * length &&
      one.from < low &&
      one.to > high,
  )
}

/** Does a mark little larger than a slanted text enclose it? Frames of other texts are lines of the sheet, not marks. */
function isInFrame(
  { box, rotation, size }: TextRun,
  unread: readonly Component[],
  millimetres: number,
): boolean {
  if (quartersOf(rotation) !== null) return false
  return unread.some(({ left, top, right, bottom }) => {
    const [x, y, width, height] = [left, top, right - left, bottom - top].map(
      (length) => length * millimetres,
    ) as [number, number, number, number]
    const isLittleLarger = width < box.width + 2 * size && height < box.height + 2 * size
    return isLittleLarger && encloses({ x, y, width, height }, box)
  })
}

/** A place at one end of an upright or level text, in pixels. */
interface End {
  readonly box: Box
  readonly isLevel: boolean
  /** Whether it lies towards larger (1) or smaller (-1) coordinates. */
  readonly way: 1 | -1
  /** Whether it is the end of the text, not its beginning. */
  readonly isBehind: boolean
}

function endsOf({ box, rotation }: TextRun, capitals: number, millimetres: number): End[] {
  const quarters = quartersOf(rotation)
  if (quarters === null) return []
  const isLevel = quarters % 2 === 0
  const [x, y, width, height] = [box.x, box.y, box.width, box.height].map(
    (length) => length / millimetres,
  ) as [number, number, number, number]
  const far = reach * capitals
  // Text that is turned by 90° is read upwards.
  const wayOfReading = quarters === 0 || quarters === 3 ? 1 : -1
  return ([-1, 1] as const).map((way) => {
    const [start, length] = isLevel ? [x, width] : [y, height]
    const at = way === 1 ? start + length : start - far
    const end = isLevel ? { x: at, y, width: far, height } : { x, y: at, width, height: far }
    return { box: end, isLevel, way, isBehind: way === wayOfReading }
  })
}

/** The part of an end that lies before the first line across it. */
function upToLine({ box, isLevel, way }: End, rulings: readonly Ruling[]): Box {
  const { x, y, width, height } = box
  const [from, to] = isLevel ? [x, rightOf(box)] : [y, bottomOf(box)]
  const middle = isLevel ? y + height / 2 : x + width / 2
  const across = rulings
    .filter((one) => one.isHorizontal !== isLevel && one.from < middle && one.to > middle)
    .map(({ at }) => at)
    .filter((at) => at > from && at < to)
  const start = way === 1 ? from : Math.max(from, ...across)
  const length = (way === 1 ? Math.min(to, ...across) : to) - start
  return isLevel ? { x: start, y, width: length, height } : { x, y: start, width, height: length }
}

/** Pixels of ink in a box, which is in pixels, too, and over how many of them it spreads across the text. */
function inkWithin(
  box: Box,
  isLevel: boolean,
  parts: readonly Component[],
): { ink: number; spread: number } {
  let ink = 0
  let [low, high] = [Number.POSITIVE_INFINITY, 0]
  for (const part of parts) {
    if (!intersect(boxBetween(part.left, part.top, part.right, part.bottom), box)) continue
    eachRun(part, (y, from, to) => {
      if (y < box.y || y >= bottomOf(box)) return
      const own = Math.max(0, overlap(from, to, box.x, rightOf(box)))
      if (own === 0) return
      ink += own
      low = Math.min(low, isLevel ? y : Math.max(from, box.x))
      high = Math.max(high, isLevel ? y + 1 : Math.min(to, rightOf(box)))
    })
  }
  return { ink, spread: high - low }
}
