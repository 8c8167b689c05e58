import type { Path, Point, TextRun } from '../../../page.ts'
import type { GreyImage } from '../../raster/grey-image.ts'
import { type IsInk, inkAround } from '../finder/ink-around.ts'
import { areaOf, onArea } from '../finder/line-area.ts'

/** The number of an item in a parts list. */
const item = /^\d{1,3}$/
/** Radius of a ring by the capitals of its number, and the step in which it is tried. */
const radii = { least: 0.85, most: 1.9, step: 0.04 }
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
  return runs.flatMap((run) => {
    if (!item.test(run.text)) return []
    const area = areaOf(run, millimetres)
    const isInk = inkAround(image, area)
    const ring = isInk && ringAround(area.length, area.capitals, isInk)
    if (!ring) return []
    const points = placesOn(ring).map(({ x, y }) => {
      const place = onArea(area, x, y)
      return { x: place.x * millimetres, y: place.y * millimetres }
    })
    return [
      { lines: [{ points, isClosed: true }], isStroked: true, isFilled: false, lineWidth: 0.25 },
    ]
  })
}

/** The best inked ring around a number; null where there is none. */
function ringAround(length: number, capitals: number, isInk: IsInk): Ring | null {
  const reach = Math.hypot(length, capitals) / 2
  let best: { ring: Ring; share: number } | null = null
  for (const dx of steps(capitals)) {
    for (const dy of steps(capitals)) {
      const centre = { x: length / 2 + dx, y: capitals / 2 + dy }
      const from = Math.max(radii.least * capitals, reach)
      for (let radius = from; radius < radii.most * capitals; radius += radii.step * capitals) {
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
