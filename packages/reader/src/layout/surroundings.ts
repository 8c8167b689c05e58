import { bottomOf, boxAround, centreOf, distance, grown, intersect, rightOf } from '../boxes.ts'
import type { Box, Point } from '../page.ts'
import { boxToPage, boxToUpright, type Direction, toUpright } from './direction.ts'
import type { Ink } from './ink.ts'

/**
 * How the lines around a text look: `dimension` is a line in its direction with an arrow at an end, or one that the
 * text interrupts; `along` runs beside it without an arrow, as the shelf of a leader and the line of a table do; `near`
 * is any other line that comes close; `none` is text that stands alone.
 */
export type Surroundings = 'dimension' | 'along' | 'near' | 'none'

/** Distance of a dimension line from the text, in heights of the font. */
const reach = 1.2

/** Least extent of an arrow, in heights of the font; on large sheets lettering grows and arrows stay as they are (mm). */
const leastArrow = (size: number): number => Math.min(0.2 * size, 1.5)

/** An arrow, a stroke or a dot at the end of a line (ISO 129-1), by its size alone. */
export function hasArrow(ink: Ink, end: Point, size: number): boolean {
  const touch = { x: end.x - 0.3, y: end.y - 0.3, width: 0.6, height: 0.6 }
  const small = ink.smallNear(touch).filter(({ box }) => {
    const extent = Math.max(box.width, box.height)
    return intersect(box, touch) && extent > leastArrow(size) && extent < 1.5 * size
  })
  return (
    small.some(
      ({ box: { width, height }, points }) =>
        points.length > 2 || Math.min(width, height) > 0.3 * Math.max(width, height),
    ) || hasHeadOfStrokes(small, end)
  )
}

/** Between the two sides of an arrowhead (radians): slender ones of drawings programs, and open ones of 90°. */
const headAngle = { least: 0.1, most: 1.6 }

/** Two strokes of one length that part at a tip: the sides of an arrowhead, each drawn by itself. */
function hasHeadOfStrokes(strokes: readonly { points: readonly Point[] }[], tip: Point): boolean {
  const sides = strokes.flatMap(({ points }) => {
    const [a, b] = points
    if (points.length !== 2 || !a || !b) return []
    const [near, far] = distance(a, tip) < distance(b, tip) ? [a, b] : [b, a]
    if (distance(near, tip) > 0.3) return []
    return [{ length: distance(near, far), angle: Math.atan2(far.y - near.y, far.x - near.x) }]
  })
  return sides.some((one, at) =>
    sides.slice(at + 1).some((other) => {
      const turn = Math.abs(one.angle - other.angle)
      const between = Math.min(turn, 2 * Math.PI - turn)
      const isEven = Math.abs(one.length - other.length) < 0.1 * one.length
      return isEven && between > headAngle.least && between < headAngle.most
    }),
  )
}

/** How far above and below a text the arrows of an upright dimension line may end, in heights of the font. */
const reachAcross = 3.5

/** Least lengths of the two halves of an upright dimension line: beside arrows that point at the text, and at its ends. */
const leastHalf = { inward: 0.8, outward: 0.25 }

/**
 * Does an upright dimension line stand above and below the text: two arrows that point at each other across it, or a
 * line with arrows at its ends that the text interrupts?
 */
function isOnUprightLine(ink: Ink, direction: Direction, text: Box, size: number): boolean {
  const around = grown(text, 0, reachAcross * size)
  const middle = text.y + text.height / 2
  const sides = new Set<string>()
  for (const segment of ink.segmentsNear(boxToPage(direction, around))) {
    const ends = [segment.from, segment.to]
    const [a, b] = ends.map((end) => toUpright(direction, end))
    if (!a || !b || segment.length < leastHalf.outward * size) continue
    if (Math.abs(a.x - b.x) > 0.05 * segment.length || a.x < text.x || a.x > rightOf(text)) continue
    const isAbove = Math.max(a.y, b.y) < text.y
    const isBelow = Math.min(a.y, b.y) > bottomOf(text)
    if (!isAbove && !isBelow) continue
    const isFromNear = Math.abs(a.y - middle) < Math.abs(b.y - middle)
    const [nearest, farthest] = isFromNear ? [segment.from, segment.to] : [segment.to, segment.from]
    const { y } = toUpright(direction, nearest)
    const gap = isAbove ? text.y - y : y - bottomOf(text)
    const side = isAbove ? 'above' : 'below'
    const isLong = segment.length >= leastHalf.inward * size
    if (isLong && gap < reachAcross * size && hasArrow(ink, nearest, size)) sides.add(`to ${side}`)
    if (gap < reach * size && hasArrow(ink, farthest, size)) sides.add(`from ${side}`)
  }
  return ['to', 'from'].some((way) => sides.has(`${way} above`) && sides.has(`${way} below`))
}

/** How far from a text at the end of an upright dimension line the other arrow may lie, in heights of the font. */
const reachOfTail = 8

/**
 * Does a text stand at the end of an upright line that leads to an arrow, with another one facing it behind the
 * stretch that is measured?
 */
function isAtTail(ink: Ink, direction: Direction, text: Box, size: number): boolean {
  const middle = centreOf(text)
  const upright = ink
    .segmentsNear(boxToPage(direction, grown(text, 0, reachOfTail * size)))
    .flatMap(({ from, to, length }) => {
      const [a, b] = [toUpright(direction, from), toUpright(direction, to)]
      const isUpright = Math.abs(a.x - b.x) < 0.05 * length && length > leastHalf.outward * size
      if (!isUpright || a.x < text.x || a.x > rightOf(text)) return []
      const isNearFirst = Math.abs(a.y - middle.y) < Math.abs(b.y - middle.y)
      return [isNearFirst ? { near: a, far: b, from, to } : { near: b, far: a, from: to, to: from }]
    })
  return upright.some(({ near, far, to }) => {
    const gap = Math.abs(near.y - middle.y) - text.height / 2
    if (gap < -0.2 * size || gap > 0.6 * size || !hasArrow(ink, to, size)) return false
    const way = Math.sign(far.y - near.y)
    return upright.some(
      (other) =>
        way * (other.near.y - far.y) > 0 &&
        Math.abs(other.near.x - far.x) < 0.3 &&
        hasArrow(ink, other.from, size),
    )
  })
}

/** Do short pieces at the middle of a text make up a line that ends beside it, as behind an arrow from outside? */
function interrupts(pieces: readonly Box[], text: Box, size: number): boolean {
  const right = pieces.filter(({ x }) => x > rightOf(text) - 0.3 * size)
  const left = pieces.filter((piece) => rightOf(piece) < text.x + 0.3 * size)
  return [right, left].some((side) => {
    const gaps = side.map((piece) => Math.max(piece.x - rightOf(text), text.x - rightOf(piece)))
    const length = side.reduce((sum, { width }) => sum + width, 0)
    return Math.min(...gaps) < 0.6 * size && side.length > 1 && length > 0.8 * size
  })
}

/** How far beside a text the heads of arrows on its line may lie, in heights of the font. */
const reachOfHeads = 4

/** Arrowheads on both sides of a text on a line that runs on behind them, drawn at once with the tails of its arrows. */
function hasHeadsOn(ink: Ink, direction: Direction, line: Box, text: Box, size: number): boolean {
  const { x, y } = centreOf(line)
  const strip = { x: line.x, y: y - 0.3, width: line.width, height: 0.6 }
  const reachAlong = grown(text, reachOfHeads * size, 0)
  const heads = ink.smallNear(boxToPage(direction, strip)).flatMap(({ points }) => {
    if (points.length < 3 || points.length > 6) return []
    const box = boxAround(points.map((point) => toUpright(direction, point)))
    const isSlender = box.height < 0.6 * box.width && box.height > 0.1 * box.width
    const isHead = isSlender && box.width > leastArrow(size) && box.width < 1.5 * size
    const middle = centreOf(box)
    const isOnLine = Math.abs(middle.y - y) < 0.1 * box.width
    const isNear = middle.x > reachAlong.x && middle.x < rightOf(reachAlong)
    return isHead && isOnLine && isNear ? [middle.x] : []
  })
  const at = centreOf(text).x
  return (
    Math.abs(at - x) < line.width / 2 &&
    heads.some((head) => head < at) &&
    heads.some((head) => head > at)
  )
}

/** Does a text stand alone between two arrows that point at each other on its line, as far away as a stretch lets it? */
function isBetweenHeads(ink: Ink, direction: Direction, text: Box, size: number): boolean {
  const middle = centreOf(text)
  const sides = new Map<'left' | 'right', number[]>()
  for (const segment of ink.segmentsNear(
    boxToPage(direction, grown(text, reachOfHeads * size, 0)),
  )) {
    const [a, b] = [toUpright(direction, segment.from), toUpright(direction, segment.to)]
    const isLevel = Math.abs(a.y - b.y) < 0.05 * segment.length
    if (!isLevel || segment.length < leastHalf.inward * size) continue
    if (Math.abs(a.y - middle.y) > 0.35 * text.height) continue
    const isFromNear = Math.abs(a.x - middle.x) < Math.abs(b.x - middle.x)
    const [near, far, tip] = isFromNear ? [a, b, segment.from] : [b, a, segment.to]
    const side = near.x > rightOf(text) ? 'right' : near.x < text.x ? 'left' : null
    if (!side || (near.x - middle.x) * (far.x - near.x) < 0 || !hasArrow(ink, tip, size)) continue
    sides.set(side, [...(sides.get(side) ?? []), near.y])
  }
  const right = sides.get('right') ?? []
  return (sides.get('left') ?? []).some((y) => right.some((other) => Math.abs(other - y) < 0.3))
}

/** What surrounds a text; `box` is its place on the page. */
export function surroundingsOf(
  ink: Ink,
  direction: Direction,
  box: Box,
  size: number,
): Surroundings {
  const text = boxToUpright(direction, box)
  const middle = text.y + text.height / 2
  const around = grown(text, 1.6 * size, reach * size)
  let found: Surroundings = 'none'
  const pieces: Box[] = []
  /** Length near the text of curves, which are made of short segments. */
  const curves = new Map<number, number>()
  for (const { from, to, length, piece } of ink.segmentsNear(boxToPage(direction, around))) {
    const line = boxAround([toUpright(direction, from), toUpright(direction, to)])
    const isOutside =
      rightOf(line) < around.x ||
      line.x > rightOf(around) ||
      bottomOf(line) < around.y ||
      line.y > bottomOf(around)
    if (isOutside) continue
    if (length < 0.8 * size) {
      if (line.height < 0.02 && Math.abs(line.y - middle) < 0.2 * text.height) pieces.push(line)
      curves.set(piece, (curves.get(piece) ?? 0) + length)
      continue
    }
    const isAlong = line.height < 0.1 * line.width && line.width > 0.9 * size
    if (!isAlong) {
      if (found === 'none') found = 'near'
      continue
    }
    const isInterrupted =
      Math.abs(line.y - middle) < 0.35 * text.height &&
      (line.x > rightOf(text) - 0.3 * size || rightOf(line) < text.x + 0.3 * size)
    if (isInterrupted || hasArrow(ink, from, size) || hasArrow(ink, to, size)) return 'dimension'
    if (hasHeadsOn(ink, direction, line, text, size)) return 'dimension'
    found = 'along'
  }
  if (interrupts(pieces, text, size)) return 'dimension'
  if (isOnUprightLine(ink, direction, text, size)) return 'dimension'
  if (found !== 'along' && isBetweenHeads(ink, direction, text, size)) return 'dimension'
  if (found !== 'along' && isAtTail(ink, direction, text, size)) return 'dimension'
  const hasCurve = [...curves.values()].some((length) => length > 1.5 * size)
  return found === 'none' && hasCurve ? 'near' : found
}
