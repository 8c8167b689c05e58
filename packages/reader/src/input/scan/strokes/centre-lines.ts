import type { Point, Polyline } from '../../../page.ts'
import type { Bitmap } from '../ink/bitmap.ts'

/** Neighbours of a pixel, clockwise from above. */
const around = [
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
] as const

/** How far a line may leave the middles of its pixels, also by its mark's size: long strokes are never quite straight. */
const tolerance = { least: 0.9, share: 0.02 }

/**
 * Middle lines of the strokes of a mark, in pixels: what a pen would draw. Ink is thinned to lines
 * of one pixel (Zhang and Suen, 1984), which are followed from end to end.
 */
export function centreLines(mark: Bitmap): Polyline[] {
  const width = mark.width + 2
  const ink = new Uint8Array(width * (mark.height + 2))
  for (let y = 0; y < mark.height; y += 1) {
    ink.set(mark.ink.subarray(y * mark.width, (y + 1) * mark.width), (y + 1) * width + 1)
  }
  thin(ink, width)
  const within = Math.max(tolerance.least, tolerance.share * Math.max(mark.width, mark.height))
  return followed(ink, width).map(({ places, isClosed }) => {
    const points = places.map((at) => ({
      x: (at % width) - 0.5,
      y: Math.floor(at / width) - 0.5,
    }))
    return { points: simplified(points, within), isClosed }
  })
}

/** In each of the two turns one of these three neighbours must be paper, twice. */
const paperNeeded = [
  [
    [0, 2, 4],
    [2, 4, 6],
  ],
  [
    [0, 2, 6],
    [0, 4, 6],
  ],
] as const

/**
 * What the neighbours of a pixel say, each a bit in their order, for either turn: the fewest neighbours with which it
 * is off; 9 where it stays. A pixel that holds two others together stays, and so does the end of a line.
 */
const fewestForOff = paperNeeded.map((groups) =>
  Uint8Array.from({ length: 256 }, (_, bits) => {
    const near = around.map((__, index) => (bits >> index) & 1)
    const count = near.reduce((sum, value) => sum + value, 0)
    const turns = near.filter((value, index) => value === 0 && near[(index + 1) % 8] === 1)
    const isOpen = groups.every((group) => group.some((index) => near[index] === 0))
    return count >= 2 && count <= 6 && turns.length === 1 && isOpen ? count : 9
  }),
)

/**
 * Pixels with two neighbours stay until steps are one pixel thick (Lü and Wang, 1986): strokes of two pixels at 45° would be
 * eaten from their ends.
 */
function thin(ink: Uint8Array, width: number): void {
  let left = [...ink.keys()].filter((at) => ink[at] === 1)
  for (const fewest of [3, 2]) {
    if (fewest === 2) left = withoutSteps(ink, width, left)
    for (let before = -1; before !== left.length; ) {
      before = left.length
      for (const fewestOff of fewestForOff) {
        const isOff = (at: number) => {
          const least = fewestOff[neighbourBits(ink, width, at)] as number
          return least >= fewest && least < 9
        }
        const off = left.filter(isOff)
        for (const at of off) ink[at] = 0
        if (off.length > 0) left = left.filter((at) => ink[at] === 1)
      }
    }
  }
}

/** Inner corners of steps: the two pixels beside one touch each other at their corners. */
function withoutSteps(ink: Uint8Array, width: number, places: readonly number[]): number[] {
  return places.filter((at) => {
    const bits = neighbourBits(ink, width, at)
    const is = (index: number) => (bits >> (index % 8)) & 1
    const isStep = [0, 2, 4, 6].some(
      (side) => is(side) && is(side + 2) && !is(side + 4) && !is(side + 5) && !is(side + 6),
    )
    if (isStep) ink[at] = 0
    return !isStep
  })
}

function neighbourBits(ink: Uint8Array, width: number, at: number): number {
  let bits = 0
  for (let index = 0; index < around.length; index += 1) {
    const [dx, dy] = around[index] as (typeof around)[number]
    bits |= (ink[at + dy * width + dx] as number) << index
  }
  return bits
}

interface Followed {
  readonly places: number[]
  readonly isClosed: boolean
}

/** Lines between ends and crossings, and rings. */
function followed(ink: Uint8Array, width: number): Followed[] {
  const steps = around.map(([dx, dy]) => dy * width + dx)
  // Straight neighbours first: a corner is not cut off by its diagonal.
  const order = [0, 2, 4, 6, 1, 3, 5, 7].map((index) => steps[index] as number)
  const neighbours = (at: number) => order.map((step) => at + step).filter((to) => ink[to] === 1)
  const isNode = (at: number) => {
    const near = steps.map((step) => ink[at + step] as number)
    return near.filter((value, index) => value === 0 && near[(index + 1) % 8] === 1).length !== 2
  }
  const used = new Uint8Array(ink.length)
  const lines: Followed[] = []
  const walk = (start: number, next: number) => {
    const places = [start]
    let [before, at] = [start, next]
    for (;;) {
      places.push(at)
      if (isNode(at) || at === start) break
      used[at] = 1
      const onward = neighbours(at).filter(
        (to) => to !== before && (used[to] === 0 || (to === start && places.length > 3)),
      )
      const nodes = onward.filter((to) => isNode(to) && to !== start)
      const to = nodes[0] ?? onward[0]
      if (to === undefined) break
      ;[before, at] = [at, to]
    }
    return places
  }
  const places = [...ink.keys()].filter((at) => ink[at] === 1)
  for (const start of places.filter(isNode)) {
    for (const next of neighbours(start)) {
      if (used[next] === 1 || isNode(next)) continue
      lines.push({ places: walk(start, next), isClosed: false })
    }
  }
  for (const start of places) {
    if (used[start] === 1 || isNode(start)) continue
    used[start] = 1
    const [next] = neighbours(start)
    if (next === undefined) continue
    lines.push({ places: walk(start, next), isClosed: true })
  }
  return lines.filter((line) => line.places.length > 2)
}

/** The points that keep a line within the tolerance (Douglas and Peucker, 1973). */
function simplified(points: readonly Point[], within: number): Point[] {
  const [first, last] = [points[0] as Point, points.at(-1) as Point]
  if (points.length < 3) return [...points]
  let [farthest, most] = [0, 0]
  const length = Math.hypot(last.x - first.x, last.y - first.y)
  for (const [index, point] of points.entries()) {
    const cross =
      (last.x - first.x) * (point.y - first.y) - (last.y - first.y) * (point.x - first.x)
    const off =
      length === 0 ? Math.hypot(point.x - first.x, point.y - first.y) : Math.abs(cross) / length
    if (off > most) [farthest, most] = [index, off]
  }
  if (most <= within) return [first, last]
  return [
    ...simplified(points.slice(0, farthest + 1), within).slice(0, -1),
    ...simplified(points.slice(farthest), within),
  ]
}
