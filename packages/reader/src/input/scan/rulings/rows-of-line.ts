import { median } from '../../../median.ts'
import { type Bitmap, stepsOf } from '../ink/bitmap.ts'
import type { Ruling } from './rulings.ts'

/** The first and the last row of pixels of a line at a place along it. */
export type RowsAt = (along: number) => { readonly first: number; readonly last: number }

/** A line that leaves its row by less than that (pixels) is level. */
const leastDrift = 1.5
/** Places that show where a line lies: of fewer nothing is told. */
const fewestPlaces = 20

/**
 * Where a line lies at each of its places. One a little askew passes through more rows than it is thick: a figure that
 * stands on it would lose as many of its own.
 */
export function rowsOfLine(bitmap: Bitmap, ruling: Ruling): RowsAt {
  const { breadth } = stepsOf(bitmap, ruling.isHorizontal)
  const first = Math.max(0, Math.round(ruling.at - ruling.thickness / 2))
  const last = Math.min(breadth - 1, first + ruling.thickness - 1)
  const level = { first, last }
  const places = clearPlaces(bitmap, ruling, first, last)
  if (places.length < fewestPlaces) return () => level
  const { middle, slope } = straightThrough(places)
  if (Math.abs(slope) * (ruling.to - ruling.from) < leastDrift) return () => level
  const thickness = Math.ceil(median(places.map(({ from, to }) => to - from + 1)))
  return (along) => {
    const start = Math.round(middle(along) - (thickness - 1) / 2)
    const from = Math.min(Math.max(first, start), last)
    return { first: from, last: Math.max(from, Math.min(last, start + thickness - 1)) }
  }
}

/** Ink of a line at one of its places. */
interface Place {
  readonly along: number
  readonly from: number
  readonly to: number
}

/** Places at which nothing touches a line. */
function clearPlaces({ ink, ...size }: Bitmap, ruling: Ruling, first: number, last: number) {
  const { breadth, step, stride } = stepsOf(size, ruling.isHorizontal)
  const places: Place[] = []
  for (let along = ruling.from; along < ruling.to; along += 1) {
    const isInk = (across: number) =>
      across >= 0 && across < breadth && ink[along * step + across * stride] === 1
    if (isInk(first - 2) || isInk(last + 2)) continue
    let [from, to] = [first - 1, last + 1]
    while (from <= to && !isInk(from)) from += 1
    while (to > from && !isInk(to)) to -= 1
    if (from <= to) places.push({ along, from, to })
  }
  return places
}

/** The straight line through the middles of some places (least squares). */
function straightThrough(places: readonly Place[]) {
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length
  const along = mean(places.map((one) => one.along))
  const across = mean(places.map(({ from, to }) => (from + to) / 2))
  let [shared, spread] = [0, 0]
  for (const { along: at, from, to } of places) {
    shared += (at - along) * ((from + to) / 2 - across)
    spread += (at - along) ** 2
  }
  const slope = spread === 0 ? 0 : shared / spread
  return { slope, middle: (at: number) => across + slope * (at - along) }
}
