import { centreOf, distance } from '../../boxes.ts'
import type { Point } from '../../page.ts'
import { toPage } from '../direction.ts'
import type { Ink, Segment } from '../ink.ts'
import { capitals, type Mark, type MarkGroup, uprightBox } from '../marks.ts'
import { circleOf } from '../symbols/roundness.ts'
import { inDividedRings } from './divided-rings.ts'
import { splitAtRings } from './ringed-letters.ts'

/** The sign of a modifier by its letter. */
export const circled: Readonly<Record<string, string>> = {
  M: 'Ⓜ',
  L: 'Ⓛ',
  R: 'Ⓡ',
  P: 'Ⓟ',
  F: 'Ⓕ',
  T: 'Ⓣ',
  U: 'Ⓤ',
  E: 'Ⓔ',
  S: 'Ⓢ',
}

/** A zone or a datum with the letter of a modifier: no datum is named by two different letters (ISO 5459). */
const unringed = /^(?:(S?Ø? ?[\d.,]+) ?([MLRPFTUS])|([A-Z]) ?((?!\3)[ML]))$/

/** The text of a cell of a tolerance frame in which the ring around a modifier was not seen, as in a scan: `0.15M`, `BM`. */
export function withLostRing(text: string): string {
  const [, zone, ofZone, datum, ofDatum] = unringed.exec(text) ?? []
  const sign = circled[ofZone ?? ofDatum ?? '']
  return sign ? `${zone ?? datum} ${sign}` : text
}

/** Radius of the ring around a letter or number, in heights of the font. */
const leastRing = 0.4
const mostRing = 1.7

/** The smallest circle drawn around a short text, in heights of its font; null where there is none. */
function ringAround(ink: Ink, { direction }: MarkGroup, mark: Mark): number | null {
  const middle = toPage(direction, centreOf(uprightBox(mark)))
  const rings = ink.smallNear(mark.box).flatMap(({ points }) => {
    const circle = circleOf(points)
    if (!circle) return []
    const off = Math.hypot(circle.centre.x - middle.x, circle.centre.y - middle.y)
    const radius = circle.radius / mark.size
    const isAround = off < 0.45 * circle.radius && 2 * circle.radius > mark.right - mark.left
    return isAround && radius >= leastRing && radius <= mostRing ? [radius] : []
  })
  return rings.length > 0 ? Math.min(...rings) : null
}

/** A ring of which only pieces are left. Lengths are in radii. */
const broken = {
  /** The ring is divided into this many parts, */
  parts: 16,
  /** of which this many must have ink: in a turned grey scan at 250 dpi, 13 to 16 had. */
  least: 11,
  /** Largest distance of a piece from the ring. */
  off: 0.15,
  /** Points inside the ring, as a share of those on it. */
  within: 0.1,
  /** A piece runs across the direction to the middle: largest cosine of the angle between them. */
  across: 0.4,
  /** A straight piece of this length is not of the ring but a dimension line that leaves it. */
  longest: 1,
  /** With more points than this, no ring is searched. */
  crowded: 1500,
}

/** Does a number stand in a ring of which only pieces are left, as a pale one in a scan? */
function isInBrokenRing(ink: Ink, { direction }: MarkGroup, mark: Mark): boolean {
  const middle = toPage(direction, centreOf(uprightBox(mark)))
  const most = mostRing * mark.size
  const least = Math.max(mark.size * capitals, mark.right - mark.left) / 2
  const points = ink
    .segmentsNear({ x: middle.x - most, y: middle.y - most, width: 2 * most, height: 2 * most })
    .flatMap((segment) =>
      pointsAlong(segment).map((point) => ({
        away: distance(point, middle),
        part: partOf(middle, point),
        isAcross: isAcross(segment, point, middle),
        length: segment.length,
      })),
    )
    .filter(({ away }) => away < (1 + broken.off) * most)
    .sort((one, other) => one.away - other.away)
  // Shaded views: no ring can be recognised there, and comparing all radii would take long.
  if (points.length > broken.crowded) return false
  return points.some(({ away: radius }) => {
    if (radius < least || radius > most) return false
    const own = points.filter(
      ({ away, isAcross, length }) =>
        isAcross &&
        length < broken.longest * radius &&
        Math.abs(away - radius) < broken.off * radius,
    )
    const within = points.filter(({ away }) => away < (1 - broken.off) * radius)
    return (
      within.length <= broken.within * own.length &&
      new Set(own.map(({ part }) => part)).size >= broken.least
    )
  })
}

/** Does a piece of line run across the way from one of its points to the middle, as a piece of a ring does? */
function isAcross({ from, to, length }: Segment, point: Point, middle: Point): boolean {
  const [x, y] = [point.x - middle.x, point.y - middle.y]
  const along = (to.x - from.x) * x + (to.y - from.y) * y
  return Math.abs(along) < broken.across * length * Math.hypot(x, y)
}

const isNumber = ({ text }: Mark): boolean => /^\d/.test(text)

/** In which part of a ring a point lies. */
const partOf = (middle: Point, { x, y }: Point): number =>
  Math.floor((Math.atan2(y - middle.y, x - middle.x) / (2 * Math.PI) + 0.5) * broken.parts) %
  broken.parts

/** Points of a piece of line, half a millimetre apart. */
function pointsAlong({ from, to, length }: Segment): Point[] {
  const steps = Math.max(1, Math.round(length / 0.5))
  return Array.from({ length: steps + 1 }, (_, step) => ({
    x: from.x + ((to.x - from.x) * step) / steps,
    y: from.y + ((to.y - from.y) * step) / steps,
  }))
}

/**
 * Letters in rings become modifiers (ISO 1101: Ⓜ, Ⓛ, …); numbers, other letters and letters with a number in rings
 * (`C2`) are item numbers, marks of details or of datum targets, and are left out; so are both halves of a divided ring.
 */
export function withRings(ink: Ink, group: MarkGroup): MarkGroup {
  const parts = group.marks.flatMap((mark) => splitAtRings(ink, group, mark))
  const halves = inDividedRings(ink, { ...group, marks: parts })
  const marks = parts.flatMap((mark) => {
    if (halves.has(mark)) return []
    if (mark.text.length > 3 || !/^([A-Z]\d{0,2}|\d{1,3}[a-z]?)$/.test(mark.text)) return [mark]
    const ring = ringAround(ink, group, mark)
    if (ring === null) return isNumber(mark) && isInBrokenRing(ink, group, mark) ? [] : [mark]
    const letter = circled[mark.text]
    return letter && ring < 1.15 ? [{ ...mark, text: letter }] : []
  })
  return { ...group, marks }
}
