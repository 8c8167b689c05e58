import { boxAround, distance, grown, overlap, rightOf } from '../boxes.ts'
import type { Box, Point } from '../page.ts'
import { hasArrow } from './arrows.ts'
import { boxToPage, type Direction, toUpright } from './direction.ts'
import type { Ink } from './ink.ts'

/** Ends of lines that are this close to each other meet (mm). */
const meeting = 0.4
/** A leader: its least length in heights of the font, and its least slope. */
const leader = { length: 1.2, slope: 0.15 }
/**
 * The shelf of a text: its slope; how far it is above or below the base line (heights of the font); how long it is at most,
 * by the text or in heights of the font; and the share of the text that it underlines.
 */
const shelf = { slope: 0.03, above: 0.1, below: 0.7, byText: 2.5, longest: 4, share: 0.7 }

/** Distance of a point from a line between two others. */
function distanceFrom(point: Point, from: Point, to: Point): number {
  const length = distance(from, to)
  const along =
    ((point.x - from.x) * (to.x - from.x) + (point.y - from.y) * (to.y - from.y)) / length
  const part = Math.max(0, Math.min(length, along)) / length
  const foot = { x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y) }
  return distance(point, foot)
}

/** Does a line that is not level, as the leader or the upright between shelves, meet the end of a shelf? */
function meetsLeader(ink: Ink, direction: Direction, end: Point, size: number): boolean {
  const around = boxToPage(direction, grown({ ...end, width: 0, height: 0 }, meeting, meeting))
  return ink.segmentsNear(around).some(({ from, to, length }) => {
    const [a, b] = [toUpright(direction, from), toUpright(direction, to)]
    return (
      length > leader.length * size &&
      Math.abs(a.y - b.y) > leader.slope * length &&
      distanceFrom(end, a, b) < meeting
    )
  })
}

/**
 * Does a text stand on the shelf of a leader: a line right below it, no longer than it needs to be, without arrows, of
 * which one end alone goes on as a leader? Between the extension lines of a size both ends meet a line.
 */
export function isOnShelf(
  ink: Ink,
  direction: Direction,
  text: Box,
  base: number,
  size: number,
): boolean {
  const below: Box = { x: text.x, y: base, width: text.width, height: shelf.below * size }
  return ink.segmentsNear(boxToPage(direction, below)).some(({ from, to }) => {
    const line = boxAround([toUpright(direction, from), toUpright(direction, to)])
    const isShelf =
      line.height < shelf.slope * line.width &&
      line.y > base - shelf.above * size &&
      line.y < base + shelf.below * size &&
      line.width < Math.max(shelf.byText * text.width, shelf.longest * size) &&
      overlap(line.x, rightOf(line), text.x, rightOf(text)) > shelf.share * text.width
    if (!isShelf || hasArrow(ink, from, size) || hasArrow(ink, to, size)) return false
    const ends = [from, to].filter((end) =>
      meetsLeader(ink, direction, toUpright(direction, end), size),
    )
    return ends.length === 1
  })
}
