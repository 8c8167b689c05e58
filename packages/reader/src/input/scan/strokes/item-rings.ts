import type { Path, Point, Polyline, TextRun } from '../../../page.ts'
import type { GreyImage } from '../../raster/grey-image.ts'
import { type IsInk, inkAround } from '../finder/ink-around.ts'
import { areaOf, inArea, type LineArea, middleOfArea, onArea } from '../finder/line-area.ts'

/** The number of an item in a parts list. */
const item = /^\d{1,3}$/
/** Radius of a ring by the capitals of its number, with one number and with two, and the step in which it is tried. */
const radii = { least: 0.85, most: 1.9, mostOfTwo: 2.8, step: 0.04 }
/** Two numbers in a ring: how far apart their middles lie, and how far aside of each other, in capitals. */
const halves = { least: 1.2, most: 2.8, aside: 0.5 }
/** The share of the line between them that is ink. */
const dividerInk = 0.9
/** How far the middle of a ring may lie off that of its number, in capitals. */
const off = { most: 0.4, step: 0.08 }
/**
 * Places that are looked at on a ring, by how much of the capitals it may be no circle, the share of them that is ink, and
 * what may be ink a little within it.
 */
const looks = { count: 48, near: 0.05, least: 0.95, within: 0.24, most: 0.15 }

/** A ring in the view of its number. */
interface Ring {
  readonly centre: Point
  readonly radius: number
}

/**
 * Rings around numbers of items. In a scan a leader ties a ring to the view that it points at, so that its stroke does not come
 * out by itself: it is looked for where a number says that it may be.
 *
 * @param millimetres of a pixel
 */
export function itemRingsAt(
  runs: readonly TextRun[],
  image: GreyImage,
  millimetres: number,
): Path[] {
  const areas = runs.filter(({ text }) => item.test(text)).map((run) => areaOf(run, millimetres))
  return areas.flatMap((area) => {
    const isInk = inkAround(image, area)
    const onPage = ({ x, y }: Point): Point => {
      const place = onArea(area, x, y)
      return { x: place.x * millimetres, y: place.y * millimetres }
    }
    const lines = (isInk ? ringLines(area, areas, isInk) : []).map((line) => ({
      ...line,
      points: line.points.map(onPage),
    }))
    return lines.length > 0 ? [{ lines, isStroked: true, isFilled: false, lineWidth: 0.25 }] : []
  })
}

/** The ring around a number in its view, or around it and one below it with the line between them; empty without one. */
function ringLines(area: LineArea, others: readonly LineArea[], isInk: IsInk): Polyline[] {
  const own = ringAround(area, isInk)
  if (own) return [{ points: placesOn(own), isClosed: true }]
  for (const other of others) {
    const below = middleBelow(area, other)
    const whole = below && dividedRing(area, below, isInk)
    if (whole) {
      return [
        { points: placesOn(whole), isClosed: true },
        { points: dividerOf(whole), isClosed: false },
      ]
    }
  }
  return []
}

/** The middle of a number in the view of one that stands above it as in a divided ring; null where it does not. */
function middleBelow(area: LineArea, other: LineArea): Point | null {
  const place = inArea(area, middleOfArea(other))
  const down = (area.capitals / 2 - place.y) / area.capitals
  const isAside = Math.abs(place.x - area.length / 2) > halves.aside * area.capitals
  return isAside || down < halves.least || down > halves.most ? null : place
}

/** The ring around a number and one below it, where a line divides it. */
function dividedRing({ length, capitals }: LineArea, below: Point, isInk: IsInk): Ring | null {
  const centre = { x: (length / 2 + below.x) / 2, y: (capitals / 2 + below.y) / 2 }
  const reach = Math.hypot(length / 2, capitals - centre.y)
  const ring = bestRing(centre, capitals, [reach, radii.mostOfTwo * capitals], isInk)
  if (!ring) return null
  const [from, to] = dividerOf(ring)
  const near = looks.near * capitals
  const places = Array.from({ length: looks.count }, (_, index) => {
    const share = index / (looks.count - 1)
    return { x: from.x + share * (to.x - from.x), y: from.y }
  })
  const inked = places.filter((place) =>
    [0, -near, near].some((off) => isInk({ x: place.x, y: place.y + off })),
  )
  return inked.length < dividerInk * looks.count ? null : ring
}

/** The line through the middle of a ring, along its numbers. */
const dividerOf = ({ centre, radius }: Ring): readonly [Point, Point] => [
  { x: centre.x - radius, y: centre.y },
  { x: centre.x + radius, y: centre.y },
]

/** The best inked ring around a number; null where there is none. */
function ringAround({ length, capitals }: LineArea, isInk: IsInk): Ring | null {
  const least = Math.max(radii.least * capitals, Math.hypot(length, capitals) / 2)
  const middle = { x: length / 2, y: capitals / 2 }
  return bestRing(middle, capitals, [least, radii.most * capitals], isInk)
}

/** The best inked ring about a place that has nothing just within it, of a radius from one to another. */
function bestRing(
  place: Point,
  capitals: number,
  [least, most]: readonly [number, number],
  isInk: IsInk,
): Ring | null {
  let best: { ring: Ring; share: number } | null = null
  for (const dx of steps(capitals)) {
    for (const dy of steps(capitals)) {
      const centre = { x: place.x + dx, y: place.y + dy }
      for (let radius = least; radius < most; radius += radii.step * capitals) {
        const ring = { centre, radius }
        const share = inkOn(ring, looks.near * capitals, isInk)
        if (share === 0 || (best && share <= best.share)) continue
        const inner = { centre, radius: radius - looks.within * capitals }
        if (shareOf(inner, isInk) <= looks.most) best = { ring, share }
      }
    }
  }
  return best?.ring ?? null
}

function steps(capitals: number): number[] {
  const count = Math.round(off.most / off.step)
  return Array.from({ length: 2 * count + 1 }, (_, i) => (i - count) * off.step * capitals)
}

const placesOn = (ring: Ring): Point[] =>
  Array.from({ length: looks.count }, (_, index) => placeOn(ring, index))

function placeOn({ centre, radius: own }: Ring, index: number, radius = own): Point {
  const angle = (2 * Math.PI * index) / looks.count
  return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) }
}

/** Far apart from each other, so that paper is met soon: few rings that are tried have ink. */
const order = Array.from({ length: looks.count }, (_, i) => (i * 19) % looks.count)
const mostMisses = Math.floor((1 - looks.least) * looks.count)

/** The share of a ring that is ink or has ink so near; 0 once it cannot be enough any more. */
function inkOn(ring: Ring, near: number, isInk: IsInk): number {
  let misses = 0
  for (const index of order) {
    const isInked = [0, -near, near].some((off) => isInk(placeOn(ring, index, ring.radius + off)))
    if (!isInked) misses += 1
    if (misses > mostMisses) return 0
  }
  return 1 - misses / looks.count
}

const shareOf = (ring: Ring, isInk: IsInk): number =>
  placesOn(ring).filter(isInk).length / looks.count
