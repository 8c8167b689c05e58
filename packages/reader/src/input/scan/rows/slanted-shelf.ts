import type { Point } from '../../../page.ts'
import type { GreyImage } from '../../raster/grey-image.ts'
import type { Component } from '../ink/components.ts'

/** A straight line beside slanted lettering: its dimension line or the shelf of its leader, in pixels. */
export interface Shelf {
  readonly from: Point
  readonly to: Point
  /** Its direction in degrees, counter-clockwise as seen: that of the lettering, more exactly. */
  readonly rotation: number
}

/** How far off the letters the line runs, in their heights, and by how much the line may turn from them (degrees). */
const off = { least: 0.02, most: 1.1 }
const turns = Array.from({ length: 13 }, (_, index) => index - 6)
/** Share of places along the lettering that have ink, and of those a little off the line that have paper. */
const inkOnLine = 0.96
const paperBeside = 0.7
/** How far off a line there is paper, in heights of letters. */
const freed = 0.22
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
  const isInk = inkOf(image, parts)
  const found = turns.flatMap((turn) => shelvesAlong(isInk, parts, rotation + turn))
  const lengthOf = ({ from, to }: Shelf) => Math.hypot(to.x - from.x, to.y - from.y)
  return found.reduce<Shelf | null>(
    (longest, one) => (longest && lengthOf(longest) >= lengthOf(one) ? longest : one),
    null,
  )
}

type IsInk = (place: Point) => boolean

function shelvesAlong(isInk: IsInk, parts: readonly Component[], rotation: number): Shelf[] {
  const axes = axesOf(rotation)
  const { from, to, top, bottom } = extentOf(parts, axes)
  const height = bottom - top
  const middle = (from + to) / 2
  const half = Math.max(to - from, shortest * height) / 2
  const [start, end] = [middle - half, middle + half]
  const isOn = (along: number, across: number) =>
    [-1, 0, 1].some((step) => isInk(axes.onPage(along, across + step)))
  const places = Math.floor(end - start) + 1
  // Nearly all that is looked at is no line, which its first places tell.
  const isShare = (least: number, isCounted: (along: number) => boolean) => {
    let count = places
    for (let along = start; along <= end && count / places >= least; along += 1)
      if (!isCounted(along)) count -= 1
    return count / places >= least
  }
  const gap = Math.max(3, freed * height)
  const isLine = (across: number) =>
    isShare(inkOnLine, (along) => isOn(along, across)) &&
    [across - gap, across + gap].every((beside) =>
      isShare(paperBeside, (along) => !isInk(axes.onPage(along, beside))),
    )
  const shelves: Shelf[] = []
  for (let step = off.least * height; step < off.most * height; step += 1) {
    for (const across of [bottom + step, top - step].filter(isLine)) {
      const endOf = (along: number, direction: 1 | -1) =>
        axes.onPage(
          lastOn((place) => isOn(place, across), along, direction),
          across,
        )
      shelves.push({ from: endOf(start, -1), to: endOf(end, 1), rotation })
    }
  }
  return shelves
}

/** Widest gap in pixels within a line, and the farthest that it is followed. */
const gapInLine = 2
const farthest = 600

function lastOn(isOn: (along: number) => boolean, start: number, step: 1 | -1): number {
  let last = start
  for (let at = start; Math.abs(at - last) <= gapInLine; at += step) {
    if (isOn(at)) last = at
    if (Math.abs(at - start) > farthest) break
  }
  return last
}

interface Axes {
  readonly along: (x: number, y: number) => number
  readonly across: (x: number, y: number) => number
  readonly onPage: (along: number, across: number) => Point
}

/** Directions along lettering and across it, downwards. */
function axesOf(rotation: number): Axes {
  const angle = (rotation * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return {
    along: (x, y) => x * cos - y * sin,
    across: (x, y) => x * sin + y * cos,
    onPage: (along, across) => ({ x: along * cos + across * sin, y: across * cos - along * sin }),
  }
}

function extentOf(parts: readonly Component[], { along, across }: Axes) {
  let [from, to] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  let [top, bottom] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const { runs } of parts) {
    for (let at = 0; at < runs.length; at += 3) {
      const y = runs[at] as number
      for (const x of [runs[at + 1] as number, runs[at + 2] as number]) {
        from = Math.min(from, along(x, y))
        to = Math.max(to, along(x, y))
        top = Math.min(top, across(x, y))
        bottom = Math.max(bottom, across(x, y))
      }
    }
  }
  return { from, to, top, bottom }
}

/** What counts as ink by the shade of some lettering. */
function inkOf({ width, height, pixels }: GreyImage, parts: readonly Component[]): IsInk {
  let [sum, count, paper] = [0, 0, 0]
  for (const { runs } of parts) {
    for (let at = 0; at < runs.length; at += 3) {
      const start = (runs[at] as number) * width
      const [from, to] = [runs[at + 1] as number, runs[at + 2] as number]
      for (let x = from; x < to; x += 1) sum += pixels[start + x] as number
      count += to - from
      paper = Math.max(paper, pixels[start + Math.max(0, from - 3)] as number)
    }
  }
  const limit = paper - inkShade * (paper - sum / count)
  return (place) => {
    const [x, y] = [Math.round(place.x), Math.round(place.y)]
    return x >= 0 && y >= 0 && x < width && y < height && (pixels[y * width + x] as number) < limit
  }
}
