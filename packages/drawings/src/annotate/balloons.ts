import { directionOf } from '../angles.ts'
import { boxOf, contains, grow } from '../boxes.ts'
import {
  type Box,
  circle,
  isLettering,
  line,
  type Point,
  type Primitive,
  point,
  polar,
} from '../display-list.ts'
import { lettering } from '../lettering/lettering.ts'
import { drawingSpace } from '../sheet/frame.ts'

/** A number in a circle beside a callout, mm on the sheet. */
export interface Balloon {
  readonly ref: number
  readonly number: number
  readonly centre: Point
  /** Where the leader line ends, at the edge of the callout's box. */
  readonly tip: Point
}

/** Radius of a balloon in mm; two figures of 3.5 mm lettering fit in. */
export const balloonRadius = 4

interface Callout {
  readonly referenceId: number
  readonly box: Box
}

interface Scene {
  readonly space: Box
  readonly texts: readonly Box[]
  readonly ink: Raster
  readonly placed: Balloon[]
}

/**
 * Places one balloon beside each callout, numbered in the order given. A balloon never covers lettering or another
 * balloon and its leader never runs through them; among the places left it takes the one nearest to its callout that
 * lies on the least ink.
 */
export function placeBalloons(
  sheet: { width: number; height: number },
  list: readonly Primitive[],
  callouts: readonly Callout[],
): Balloon[] {
  const scene: Scene = {
    space: drawingSpace(sheet),
    texts: list.filter(isLettering).map(boxOf),
    ink: rasterOf(sheet, list.flatMap(samples)),
    placed: [],
  }
  callouts.forEach(({ referenceId, box }, index) => {
    const best = bestPlace(box, scene)
    if (!best) throw new Error(`No free place for the balloon of reference_id ${referenceId}`)
    const { centre, tip } = best
    scene.placed.push({ ref: referenceId, number: index + 1, centre, tip })
  })
  return scene.placed
}

/** Circles, leaders and numbers as ink. */
export function drawBalloons(balloons: readonly Balloon[]): Primitive[] {
  return balloons.flatMap(({ ref, number, centre, tip }) => {
    const angle = directionOf(centre, tip)
    const start = polar(centre, balloonRadius, angle)
    return [
      circle('symbol', centre.x, centre.y, balloonRadius, ref),
      line('narrow', start.x, start.y, tip.x, tip.y, ref),
      lettering(String(number), centre.x, centre.y + 1.75, { anchor: 'middle', ref }),
    ]
  })
}

interface Candidate {
  centre: Point
  tip: Point
  /** Length of the leader, mm. */
  length: number
}

/** Places around a box: every 15 degrees, leaders of 2 to 40 mm. */
function candidates(box: Box): Candidate[] {
  const own = grow(box, 0.8)
  const middle = point(own.x + own.width / 2, own.y + own.height / 2)
  const angles = Array.from({ length: 24 }, (_, i) => i * 15)
  const lengths = Array.from({ length: 26 }, (_, i) => 2 + i * 1.5)
  return lengths.flatMap((length) =>
    angles.map((angle) => {
      const tip = exit(own, middle, angle)
      return { centre: polar(tip, length + balloonRadius, angle), tip, length }
    }),
  )
}

/** The point where a ray from the middle leaves the box. */
function exit(box: Box, middle: Point, angle: number): Point {
  const far = polar(middle, 1, angle)
  const [ux, uy] = [Math.abs(far.x - middle.x), Math.abs(far.y - middle.y)]
  const reach = Math.min(box.width / 2 / Math.max(ux, 1e-9), box.height / 2 / Math.max(uy, 1e-9))
  return polar(middle, reach, angle)
}

function isFree({ centre, tip }: Candidate, own: Box, scene: Scene): boolean {
  const { space, texts, placed } = scene
  const margin = balloonRadius + 1
  if (
    centre.x < space.x + margin ||
    centre.x > space.x + space.width - margin ||
    centre.y < space.y + margin ||
    centre.y > space.y + space.height - margin
  )
    return false
  const leader = along(tip, centre, 0.8)
  const others = texts.filter((text) => !contains(grow(own, 0.3), text))
  if (texts.some((text) => boxDistance(centre, text) < balloonRadius + 0.8)) return false
  if (leader.some((at) => others.some((text) => boxDistance(at, text) < 0.5))) return false
  return placed.every((balloon) => {
    const other = along(balloon.tip, balloon.centre, 0.8)
    return (
      pointDistance(balloon.centre, centre) > 2 * balloonRadius + 1 &&
      leader.every((at) => pointDistance(at, balloon.centre) > balloonRadius + 0.8) &&
      other.every((at) => pointDistance(at, centre) > balloonRadius + 0.8) &&
      leader.every((at) => other.every((place) => pointDistance(at, place) > 1))
    )
  })
}

/** The cheapest free place; shorter leaders are tried first, and no place is cheaper than its leader is long. */
function bestPlace(box: Box, scene: Scene): Candidate | undefined {
  let best: Candidate | undefined
  let least = Number.POSITIVE_INFINITY
  for (const candidate of candidates(box)) {
    if (candidate.length >= least) break
    const cost = costOf(candidate, scene)
    if (cost >= least || !isFree(candidate, box, scene)) continue
    best = candidate
    least = cost
  }
  return best
}

/** Length of the leader plus a penalty for the ink under circle and leader. */
function costOf({ centre, tip, length }: Candidate, { ink }: Scene): number {
  const covered = discOffsets.filter(({ x, y }) => ink(centre.x + x, centre.y + y)).length
  const crossed = along(tip, centre, 0.8).filter(({ x, y }) => ink(x, y)).length
  return length + covered * 2 + crossed * 0.8
}

/** Whether there is ink at a place, in steps of 1 mm. */
type Raster = (x: number, y: number) => boolean

function rasterOf({ width, height }: { width: number; height: number }, ink: Point[]): Raster {
  const cells = new Uint8Array((width + 1) * (height + 1))
  const cell = (x: number, y: number) => Math.floor(y) * (width + 1) + Math.floor(x)
  for (const { x, y } of ink) cells[cell(x, y)] = 1
  return (x, y) => cells[cell(x, y)] === 1
}

const discOffsets = Array.from({ length: 100 }, (_, i) =>
  point((i % 10) - 4.5, Math.floor(i / 10) - 4.5),
).filter(({ x, y }) => Math.hypot(x, y) < balloonRadius + 0.8)

const pointDistance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

const boxDistance = (at: Point, box: Box): number =>
  Math.hypot(
    Math.max(box.x - at.x, 0, at.x - box.x - box.width),
    Math.max(box.y - at.y, 0, at.y - box.y - box.height),
  )

function along(from: Point, to: Point, step: number): Point[] {
  const count = Math.max(1, Math.ceil(pointDistance(from, to) / step))
  return Array.from({ length: count + 1 }, (_, i) =>
    point(from.x + ((to.x - from.x) * i) / count, from.y + ((to.y - from.y) * i) / count),
  )
}

/** Points on the lines of a primitive, about every millimetre. */
function samples(item: Primitive): Point[] {
  if (item.kind === 'text') return []
  if (item.kind === 'line') return along(item.from, item.to, 1)
  if (item.kind === 'polyline') {
    const ends = item.closed ? [...item.points, ...item.points.slice(0, 1)] : item.points
    return ends.slice(1).flatMap((to, i) => along(ends[i] ?? to, to, 1))
  }
  const [start, sweep] = item.kind === 'circle' ? [0, 360] : [item.start, item.sweep]
  const count = Math.max(4, Math.ceil((Math.abs(sweep) / 180) * Math.PI * item.radius))
  return Array.from({ length: count + 1 }, (_, i) =>
    polar(item.centre, item.radius, start + (sweep * i) / count),
  )
}
