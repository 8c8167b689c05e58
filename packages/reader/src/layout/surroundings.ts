import { bottomOf, boxAround, centreOf, grown, rightOf } from '../boxes.ts'
import type { Box } from '../page.ts'
import { arrowExtent, hasArrow, touching } from './arrows.ts'
import { isOnDashedLine } from './dashed-lines.ts'
import { boxToPage, boxToUpright, type Direction, toUpright } from './direction.ts'
import type { Ink } from './ink.ts'
import { isLevel, isUpright } from './level.ts'

/**
 * How the lines around a text look: `dimension` is a line in its direction with an arrow at an end, or one that the
 * text interrupts; `along` runs beside it without an arrow, as the shelf of a leader and the line of a table do; `near`
 * is any other line that comes close; `none` is text that stands alone.
 */
export type Surroundings = 'dimension' | 'along' | 'near' | 'none'

/** Distance of a dimension line from the text, in heights of the font. */
const reach = 1.2

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
    if (!isUpright(a, b, segment.length) || a.x < text.x || a.x > rightOf(text)) continue
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
/** How far the near end of that line is from the text, or within it, in heights of the font. */
const tailGap = { least: -0.2, most: 0.6 }

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
      const isTail = isUpright(a, b, length) && length > leastHalf.outward * size
      if (!isTail || a.x < text.x || a.x > rightOf(text)) return []
      const isNearFirst = Math.abs(a.y - middle.y) < Math.abs(b.y - middle.y)
      return [isNearFirst ? { near: a, far: b, from, to } : { near: b, far: a, from: to, to: from }]
    })
  return upright.some(({ near, far, to }) => {
    const gap = Math.abs(near.y - middle.y) - text.height / 2
    const isBeside = gap >= tailGap.least * size && gap <= tailGap.most * size
    if (!isBeside || !hasArrow(ink, to, size)) return false
    const way = Math.sign(far.y - near.y)
    return upright.some(
      (other) =>
        way * (other.near.y - far.y) > 0 &&
        Math.abs(other.near.x - far.x) < touching &&
        hasArrow(ink, other.from, size),
    )
  })
}

/** Distance from the middle of a text to a line beside it, or to a short piece of one, relative to the height of the text. */
const atMiddle = { line: 0.35, piece: 0.2 }
/** How far a line that a text interrupts may reach into its box, in heights of the font. */
const intoText = 0.3
/** The short pieces of such a line: how near the first one is, and their length in all (heights of the font). */
const shortPieces = { gap: 0.6, length: 0.8 }

/** Do short pieces at the middle of a text make up a line that ends beside it, as behind an arrow from outside? */
function interrupts(pieces: readonly Box[], text: Box, size: number): boolean {
  const right = pieces.filter(({ x }) => x > rightOf(text) - intoText * size)
  const left = pieces.filter((piece) => rightOf(piece) < text.x + intoText * size)
  return [right, left].some((side) => {
    const gaps = side.map((piece) => Math.max(piece.x - rightOf(text), text.x - rightOf(piece)))
    const length = side.reduce((sum, { width }) => sum + width, 0)
    const isNear = Math.min(...gaps) < shortPieces.gap * size
    return isNear && side.length > 1 && length > shortPieces.length * size
  })
}

/** How far beside a text the heads of arrows on its line may lie, in heights of the font. */
const reachOfHeads = 4
/** A filled head: its corners, its width by its length, and how far it is off its line by its length. */
const head = { leastCorners: 3, mostCorners: 6, slim: 0.1, wide: 0.6, off: 0.1 }

/** Arrowheads on both sides of a text on a line that runs on behind them, drawn at once with the tails of its arrows. */
function hasHeadsOn(ink: Ink, direction: Direction, line: Box, text: Box, size: number): boolean {
  const { x, y } = centreOf(line)
  const strip = { x: line.x, y: y - touching, width: line.width, height: 2 * touching }
  const reachAlong = grown(text, reachOfHeads * size, 0)
  const extent = arrowExtent(size)
  const heads = ink.smallNear(boxToPage(direction, strip)).flatMap(({ points }) => {
    if (points.length < head.leastCorners || points.length > head.mostCorners) return []
    const box = boxAround(points.map((point) => toUpright(direction, point)))
    const isSlender = box.height < head.wide * box.width && box.height > head.slim * box.width
    const isHead = isSlender && box.width > extent.least && box.width < extent.most
    const middle = centreOf(box)
    const isOnLine = Math.abs(middle.y - y) < head.off * box.width
    const isNear = middle.x > reachAlong.x && middle.x < rightOf(reachAlong)
    return isHead && isOnLine && isNear ? [middle.x] : []
  })
  const at = centreOf(text).x
  return Math.abs(at - x) < line.width / 2 && heads.some((x) => x < at) && heads.some((x) => x > at)
}

/** The side of a text on which a place lies; null above and below it. */
function sideOf(x: number, text: Box): 'left' | 'right' | null {
  if (x > rightOf(text)) return 'right'
  return x < text.x ? 'left' : null
}

/** Does a text stand alone between two arrows that point at each other on its line, as far away as a stretch lets it? */
function isBetweenHeads(ink: Ink, direction: Direction, text: Box, size: number): boolean {
  const middle = centreOf(text)
  const sides = new Map<'left' | 'right', number[]>()
  for (const segment of ink.segmentsNear(
    boxToPage(direction, grown(text, reachOfHeads * size, 0)),
  )) {
    const [a, b] = [toUpright(direction, segment.from), toUpright(direction, segment.to)]
    if (!isLevel(a, b, segment.length) || segment.length < leastHalf.inward * size) continue
    if (Math.abs(a.y - middle.y) > atMiddle.line * text.height) continue
    const isFromNear = Math.abs(a.x - middle.x) < Math.abs(b.x - middle.x)
    const [near, far, tip] = isFromNear ? [a, b, segment.from] : [b, a, segment.to]
    const side = sideOf(near.x, text)
    if (!side || (near.x - middle.x) * (far.x - near.x) < 0 || !hasArrow(ink, tip, size)) continue
    sides.set(side, [...(sides.get(side) ?? []), near.y])
  }
  const right = sides.get('right') ?? []
  return (sides.get('left') ?? []).some((y) =>
    right.some((other) => Math.abs(other - y) < touching),
  )
}

/** How far beside a text lines are looked at, in heights of the font. */
const reachBeside = 1.6
/** A line: its least length; if it runs along the text, its height relative to its length, and its least length. */
const lineBeside = { shortest: 0.8, level: 0.1, along: 0.9 }
/** Length of a curve of short segments that counts as a line, in heights of the font. */
const longCurve = 1.5
/** Height of a level piece of a line (mm). */
const levelPiece = 0.02

/** What surrounds a text; `box` is its place on the page. */
export function surroundingsOf(
  ink: Ink,
  direction: Direction,
  box: Box,
  size: number,
): Surroundings {
  const text = boxToUpright(direction, box)
  const middle = text.y + text.height / 2
  const around = grown(text, reachBeside * size, reach * size)
  let found: Surroundings = 'none'
  const pieces: Box[] = []
  const beside: number[] = []
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
    if (length < lineBeside.shortest * size) {
      const isAtMiddle = Math.abs(line.y - middle) < atMiddle.piece * text.height
      if (line.height < levelPiece && isAtMiddle) pieces.push(line)
      else if (line.height < levelPiece) beside.push(line.y)
      curves.set(piece, (curves.get(piece) ?? 0) + length)
      continue
    }
    const isAlong =
      line.height < lineBeside.level * line.width && line.width > lineBeside.along * size
    if (!isAlong) {
      if (found === 'none') found = 'near'
      continue
    }
    const isInterrupted =
      Math.abs(line.y - middle) < atMiddle.line * text.height &&
      (line.x > rightOf(text) - intoText * size || rightOf(line) < text.x + intoText * size)
    if (isInterrupted || hasArrow(ink, from, size) || hasArrow(ink, to, size)) return 'dimension'
    if (hasHeadsOn(ink, direction, line, text, size)) return 'dimension'
    found = 'along'
  }
  if (interrupts(pieces, text, size)) return 'dimension'
  if (isOnDashedLine(ink, direction, beside, text, size)) return 'dimension'
  if (isOnUprightLine(ink, direction, text, size)) return 'dimension'
  if (found !== 'along' && isBetweenHeads(ink, direction, text, size)) return 'dimension'
  if (found !== 'along' && isAtTail(ink, direction, text, size)) return 'dimension'
  const hasCurve = [...curves.values()].some((length) => length > longCurve * size)
  return found === 'none' && hasCurve ? 'near' : found
}
