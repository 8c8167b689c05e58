import { distance } from '../../../boxes.ts'
import { type Direction, directionOf, toPage, toUpright } from '../../../layout/direction.ts'
import type { Point } from '../../../page.ts'
import { type GreyImage, shadeAt } from '../../raster/grey-image.ts'
import { type Component, eachRun } from '../ink/components.ts'

/** A straight line beside slanted lettering: its dimension line or the shelf of its leader, in pixels. */
export interface Shelf {
  readonly from: Point
  readonly to: Point
  /** Its direction in degrees, counter-clockwise as seen: that of the lettering, more exactly. */
  readonly rotation: number
}

/** How far off the letters the line runs, in their heights. */
const off = { least: 0.02, most: 1.1 }
/** Degrees by which the line may be turned from the direction of the letters, which is known less exactly. */
const turns = Array.from({ length: 13 }, (_, index) => index - 6)
/** Share of the places along the lettering that have ink. */
const inkOnLine = 0.96
/** Share of the places beside the line that have paper. */
const paperBeside = 0.7
/** How far beside a line there is paper: in heights of letters, and in pixels at least. */
const beside = { share: 0.22, least: 3 }
/** Share of the way from paper to lettering from which a pixel is ink: lines are thinner, and greyer. */
const inkShade = 0.35
/** Shortest line in heights of letters. */
const shortest = 1.5

/** The longest line that runs along slanted lettering; null where there is none. */
export function shelfBeside(
  image: GreyImage,
  parts: readonly Component[],
  rotation: number,
): Shelf | null {
  const rotations = turns.map((turn) => rotation + turn)
  return longestShelf(inkOf(image, parts), (direction) => extentOf(parts, direction), rotations)
}

/** Whether a place of a picture is ink. */
export type IsInk = (place: Point) => boolean

/** How far lettering reaches in the upright view of a direction, in pixels. */
interface Extent {
  readonly from: number
  readonly to: number
  readonly top: number
  readonly bottom: number
}

/** The longest line that runs along lettering in one of some directions (degrees); null where there is none. */
export function longestShelf(
  isInk: IsInk,
  extentIn: (direction: Direction) => Extent,
  rotations: readonly number[],
): Shelf | null {
  const found = rotations.flatMap((rotation) => {
    const direction = directionOf(rotation)
    return shelvesAlong(isInk, extentIn(direction), direction)
  })
  const lengthOf = ({ from, to }: Shelf) => distance(to, from)
  return found.reduce<Shelf | null>(
    (longest, one) => (longest && lengthOf(longest) >= lengthOf(one) ? longest : one),
    null,
  )
}

/** A stretch along lettering, in pixels of its upright view, that a line beside it must cover. */
interface Stretch {
  readonly direction: Direction
  readonly start: number
  readonly end: number
  /** Height of the letters. */
  readonly height: number
}

/** The lines above and below lettering in one direction. */
function shelvesAlong(
  isInk: IsInk,
  { from, to, top, bottom }: Extent,
  direction: Direction,
): Shelf[] {
  const height = bottom - top
  const middle = (from + to) / 2
  const half = Math.max(to - from, shortest * height) / 2
  const stretch = { direction, start: middle - half, end: middle + half, height }
  const shelves: Shelf[] = []
  for (let step = off.least * height; step < off.most * height; step += 1) {
    for (const across of [bottom + step, top - step]) {
      if (isLineAt(isInk, stretch, across)) shelves.push(shelfAt(isInk, stretch, across))
    }
  }
  return shelves
}

/** Ink at a place of a line, or a pixel beside it. */
const isOnLine = (isInk: IsInk, direction: Direction, along: number, across: number): boolean =>
  [-1, 0, 1].some((step) => isInk(toPage(direction, { x: along, y: across + step })))

/** Is there ink along the whole stretch, with paper on either side? */
function isLineAt(isInk: IsInk, { direction, start, end, height }: Stretch, across: number) {
  const places = Math.floor(end - start) + 1
  // Nearly all that is looked at is no line, which its first places tell.
  const isShare = (least: number, isCounted: (along: number) => boolean) => {
    let count = places
    for (let along = start; along <= end && count / places >= least; along += 1) {
      if (!isCounted(along)) count -= 1
    }
    return count / places >= least
  }
  const gap = Math.max(beside.least, beside.share * height)
  return (
    isShare(inkOnLine, (along) => isOnLine(isInk, direction, along, across)) &&
    [across - gap, across + gap].every((y) =>
      isShare(paperBeside, (along) => !isInk(toPage(direction, { x: along, y }))),
    )
  )
}

/** The line at a place across lettering, followed to both of its ends. */
function shelfAt(isInk: IsInk, { direction, start, end }: Stretch, across: number): Shelf {
  const endFrom = (along: number, step: 1 | -1) => {
    const x = lastOn((place) => isOnLine(isInk, direction, place, across), along, step)
    return toPage(direction, { x, y: across })
  }
  return { from: endFrom(start, -1), to: endFrom(end, 1), rotation: direction.degrees }
}

/** Widest gap within a line, and the farthest that it is followed, in pixels. */
const gapInLine = 2
const farthest = 600

/** The last place of a line in a direction. */
function lastOn(isOn: (along: number) => boolean, start: number, step: 1 | -1): number {
  let last = start
  for (let at = start; Math.abs(at - last) <= gapInLine; at += step) {
    if (isOn(at)) last = at
    if (Math.abs(at - start) > farthest) break
  }
  return last
}

/** How far marks reach in the upright view of a direction. */
function extentOf(parts: readonly Component[], direction: Direction): Extent {
  let [from, to] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  let [top, bottom] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  const take = (place: Point) => {
    const { x, y } = toUpright(direction, place)
    from = Math.min(from, x)
    to = Math.max(to, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  for (const part of parts) {
    eachRun(part, (y, first, last) => {
      take({ x: first, y })
      take({ x: last, y })
    })
  }
  return { from, to, top, bottom }
}

/** Pixels before a run of ink at which its soft edge has ended. */
const softEdge = 3

/** What counts as ink by the shade of some lettering. */
function inkOf(image: GreyImage, parts: readonly Component[]): IsInk {
  const { width, pixels } = image
  let [sum, count, paper] = [0, 0, 0]
  for (const part of parts) {
    eachRun(part, (y, from, to) => {
      const start = y * width
      for (let x = from; x < to; x += 1) sum += pixels[start + x] as number
      count += to - from
      paper = Math.max(paper, pixels[start + Math.max(0, from - softEdge)] as number)
    })
  }
  const limit = paper - inkShade * (paper - sum / count)
  return ({ x, y }) => shadeAt(image, Math.round(x), Math.round(y)) < limit
}
