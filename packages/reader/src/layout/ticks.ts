import { degreesOf } from '../angles.ts'
import { boxAround, distance } from '../boxes.ts'
import type { Box, Point } from '../page.ts'
import { type Direction, directionOf, toUpright } from './direction.ts'
import { createGrid, type Grid } from './grid.ts'
import type { Ink, Segment } from './ink.ts'
import { hasRing } from './symbols/has-ring.ts'
import { type Removal, removalOf } from './symbols/removal.ts'

/** A surface texture symbol without its text (ISO 1302, ISO 21920-1, ASME Y14.36). */
export interface Tick {
  readonly removal: Removal
  readonly isAllAround: boolean
  /** The direction in which its text reads. */
  readonly direction: Direction
  /** Tip, end of the short arm and end of the long arm or its shelf in the upright view. */
  readonly tip: Point
  readonly short: Point
  readonly long: Point
  readonly shelfEnd: number
  /** The long arm is the left one, as where a block of a drawings program was mirrored. */
  readonly isMirrored: boolean
  /** Box on the page. */
  readonly box: Box
}

/** Length of an arm (mm); sheets printed on half their paper have small ones. */
const leastArm = { usual: 1.8, small: 1.2 }
/** Small symbols are not looked for among more strokes: shaded views and thread flanks have them by the thousand. */
const mostStrokes = 15_000
const mostArm = 30
/** Ends of strokes that are closer count as one point (mm). */
const meeting = 0.25
/** Vertices with more strokes are not tips of symbols but hubs of something else. */
const mostStrokesAtTip = 12

interface Arm {
  readonly segment: Segment
  readonly end: Point
}

const isAt = (a: Point, b: Point): boolean => distance(a, b) <= meeting

/** Segments with an end near a point, as arms that lead away from it. */
function armsAt(segments: readonly Segment[], grid: Grid, point: Point): Arm[] {
  const around = {
    x: point.x - meeting,
    y: point.y - meeting,
    width: 2 * meeting,
    height: 2 * meeting,
  }
  return grid.near(around).flatMap((number) => {
    const segment = segments[number]
    if (!segment) return []
    if (isAt(segment.from, point)) return [{ segment, end: segment.to }]
    return isAt(segment.to, point) ? [{ segment, end: segment.from }] : []
  })
}

const angleOf = (from: Point, to: Point): number =>
  degreesOf(Math.atan2(from.y - to.y, to.x - from.x))

const turnBetween = (from: number, to: number): number => ((to - from + 540) % 360) - 180

/** Directions that differ by less are one (degrees): of a bar or shelf, of the strokes of an arm, of an upright symbol. */
const sameDirection = { bar: 3, arm: 2, quarter: 4 }

/** Do only strokes in the symbol's own direction start at the end of an arm, as its bar and its shelf do? */
function endsFree(arms: readonly Arm[], own: Segment, at: Point, direction: Direction): boolean {
  return arms.every(({ segment, end }) => {
    if (segment === own) return true
    const turn = Math.abs(turnBetween(direction.degrees, angleOf(at, end)))
    return turn < sameDirection.bar || turn > 180 - sameDirection.bar
  })
}

/** The ring where the long arm meets its shelf: the surfaces all around (ISO 1302). */
const ringAtShelf = { off: 0.1, least: 0.15, most: 0.5 }

/** An arm that some programs (Creo) draw in two strokes, one behind the other. */
function prolonged(arm: Arm, segments: readonly Segment[], grid: Grid, tip: Point): Arm {
  const direction = angleOf(tip, arm.end)
  const next = armsAt(segments, grid, arm.end).find(
    ({ segment, end }) =>
      segment !== arm.segment &&
      Math.abs(turnBetween(direction, angleOf(arm.end, end))) < sameDirection.arm,
  )
  if (!next) return arm
  return { segment: { ...next.segment, length: distance(tip, next.end) }, end: next.end }
}

/** Length of the long arm by that of the short one: twice as long in ISO 1302. */
const longArm = { least: 1.55, most: 3.2 }
/** Angle between the arms (degrees): 60 in ISO 1302. */
const angle = { least: 52, most: 68 }
/** Symbols whose boxes begin closer together are the same one, drawn twice (mm). */
const samePlace = 0.3

const isLongArm = (left: Arm, right: Arm): boolean => {
  const ratio = right.segment.length / left.segment.length
  return ratio >= longArm.least && ratio <= longArm.most
}

/** Two arms at 60°: the right one is about twice as long, or the left one where a bar closes them. */
function tickOf(
  ink: Ink,
  segments: readonly Segment[],
  grid: Grid,
  tip: Point,
  left: Arm,
  given: Arm,
): Tick | null {
  const from = angleOf(tip, given.end)
  const turn = turnBetween(from, angleOf(tip, left.end))
  if (Math.abs(turn) < angle.least || Math.abs(turn) > angle.most) return null
  const right = isLongArm(left, given) ? given : prolonged(given, segments, grid, tip)
  if (!isLongArm(left, right)) return null
  const isMirrored = turn < 0
  const middle = (((from + turn / 2 - 90) % 360) + 360) % 360
  const quarter = Math.round(middle / 90) * 90
  const direction = directionOf(
    (Math.abs(middle - quarter) < sameDirection.quarter ? quarter : middle) % 360,
  )
  // Some programs draw each stroke there and back; the first half of a long arm ends where it began.
  const isBackwards = (end: Point) => isAt(end, tip) || (right !== given && isAt(end, given.end))
  const others = (arm: Arm) =>
    armsAt(segments, grid, arm.end).filter(({ end }) => !isBackwards(end))
  const isFree = [left, right].every((arm) =>
    endsFree(others(arm), arm.segment, arm.end, direction),
  )
  if (!isFree) return null
  const upright = [tip, left.end, right.end].map((point) => toUpright(direction, point))
  const [at, short, long] = upright
  if (!at || !short || !long) return null
  const box = boxAround([tip, left.end, right.end])
  const shelf = armsAt(segments, grid, right.end)
    .filter(({ segment }) => segment !== right.segment)
    .map(({ end }) => toUpright(direction, end).x)
  const removal = removalOf(ink, direction, at, short, box)
  if (isMirrored && removal !== 'REQUIRED') return null
  return {
    removal,
    isAllAround: shelf.length > 0 && hasRing(ink, box, right.end, at.y - short.y, ringAtShelf),
    direction,
    tip: at,
    short,
    long,
    shelfEnd: Math.max(long.x, ...shelf),
    isMirrored,
    box,
  }
}

const isSamePlace = ({ box }: Tick, other: Tick): boolean =>
  Math.abs(box.x - other.box.x) < samePlace && Math.abs(box.y - other.box.y) < samePlace

/** All surface texture symbols of a page, also those with small arms, for which shorter strokes are looked at. */
export function ticksOf(ink: Ink): Tick[] {
  const usual = ticksOfArms(ink, leastArm.usual)
  if (ink.segments.length > mostStrokes) return usual
  const small = ticksOfArms(ink, leastArm.small).filter(
    (one) =>
      distance(one.tip, one.short) < leastArm.usual &&
      !usual.some((other) => isSamePlace(one, other)),
  )
  return [...usual, ...small]
}

/** The symbols among the strokes of this length and more. */
function ticksOfArms(ink: Ink, least: number): Tick[] {
  const segments = ink.segments.filter(({ length }) => length >= least)
  const grid = createGrid(1)
  for (const [number, { from, to }] of segments.entries()) {
    for (const { x, y } of [from, to]) grid.add(number, { x, y, width: 0, height: 0 })
  }
  const found: Tick[] = []
  for (const segment of segments) {
    if (segment.length > mostArm) continue
    for (const tip of [segment.from, segment.to]) {
      const arms = armsAt(segments, grid, tip)
      if (arms.length < 2 || arms.length > mostStrokesAtTip) continue
      for (const other of arms) {
        if (other.segment === segment || other.segment.length > mostArm) continue
        const end = tip === segment.from ? segment.to : segment.from
        const tick = tickOf(ink, segments, grid, tip, { segment, end }, other)
        const isKnown = tick !== null && found.some((one) => isSamePlace(one, tick))
        if (tick && !isKnown) found.push(tick)
      }
    }
  }
  return found
}

/** How far the text of a symbol reaches, in heights of the short arm: to its sides, above its arms, above its tip. */
const textReach = {
  side: 2,
  overLong: 0.3,
  overShelf: 0.6,
  overShort: 1.5,
  overTip: 0.15,
  beyondShelf: 1.3,
}

/**
 * Where the text of a symbol stands, in its upright view: above the short arm, or right of the tip and below the shelf, or
 * on the shelf.
 */
export const textRegionOf = ({ tip, short, long, shelfEnd }: Tick): Box => {
  const arm = tip.y - short.y
  const side = textReach.side * arm
  const left = tip.x - side
  const right = Math.max(shelfEnd, long.x + side, short.x + side)
  const overArm = shelfEnd > long.x ? textReach.overShelf : textReach.overLong
  const top = Math.min(long.y - overArm * arm, short.y - textReach.overShort * arm)
  return { x: left, y: top, width: right - left, height: tip.y - textReach.overTip * arm - top }
}

/** Where the text of a symbol upside down below a surface is: beyond its shelf, the right way up (GOST 2.309). */
export const regionBeyondShelf = ({ tip, short, long, shelfEnd }: Tick): Box | null => {
  const arm = tip.y - short.y
  const height = textReach.beyondShelf * arm
  const region = { x: long.x, y: long.y - height, width: shelfEnd - long.x, height }
  return region.width > arm ? region : null
}
