import { median } from '../../../median.ts'
import { type Bitmap, stepsOf } from '../ink/bitmap.ts'
import { straightLine } from '../straight-line.ts'
import type { Ruling } from './rulings.ts'

/** Where the ink of a line lies. */
export interface LineRows {
  /** The first and the last row of pixels at a place along it. */
  readonly at: (along: number) => { readonly first: number; readonly last: number }
  /** Nearly all of its ink ends this far beyond. */
  readonly edge: number
}

/** Places that show where a line lies: of fewer nothing is known. */
const fewestPlaces = 20
/** Share of the places within whose fraying the edge of a line ends; on a short line a quarter may be feet of figures. */
const frayed = 0.75

/**
 * Where a line lies at each of its places. It is found by a threshold close to paper, and one a little askew passes through
 * more rows than it is thick: a figure that stands on it would lose as many of its own.
 *
 * @param reach Ink beyond the rows of the ruling by more than that is of something else.
 */
export function rowsOfLine(bitmap: Bitmap, ruling: Ruling, reach: number): LineRows {
  const { breadth } = stepsOf(bitmap, ruling.isHorizontal)
  const first = Math.max(0, Math.round(ruling.at - ruling.thickness / 2))
  const last = Math.min(breadth - 1, first + ruling.thickness - 1)
  const places = clearPlaces(bitmap, ruling, first, last, reach)
  if (places.length < fewestPlaces) return { at: () => ({ first, last }), edge: reach }
  const middle = straightLine(places.map(({ along, from, to }) => ({ along, at: (from + to) / 2 })))
  const thickness = Math.round(median(places.map(({ from, to }) => to - from + 1)))
  const at = (along: number) => {
    const start = Math.round(middle.at(along) - (thickness - 1) / 2)
    const from = Math.min(Math.max(first, start), last)
    return { first: from, last: Math.max(from, Math.min(last, start + thickness - 1)) }
  }
  const beyond = places
    .map(({ along, from, to }) => Math.max(at(along).first - from, to - at(along).last))
    .sort((one, other) => one - other)
  const edge = beyond[Math.floor(frayed * (beyond.length - 1))] as number
  return { at, edge: Math.max(1, edge) }
}

/** Ink of a line at one of its places. */
interface Place {
  readonly along: number
  readonly from: number
  readonly to: number
}

/** Places at which the ink of a line ends within its reach: nothing stands on it there. */
function clearPlaces(
  bitmap: Bitmap,
  ruling: Ruling,
  first: number,
  last: number,
  reach: number,
): Place[] {
  const { breadth, step, stride } = stepsOf(bitmap, ruling.isHorizontal)
  const places: Place[] = []
  for (let along = ruling.from; along < ruling.to; along += 1) {
    const isInk = (across: number) =>
      across >= 0 && across < breadth && bitmap.ink[along * step + across * stride] === 1
    let [from, to] = [first, last]
    while (from <= last && !isInk(from)) from += 1
    if (from > last) continue
    while (!isInk(to)) to -= 1
    while (from > first - reach && from <= first && isInk(from - 1)) from -= 1
    while (to < last + reach && to >= last && isInk(to + 1)) to += 1
    if (from > first - reach && to < last + reach) places.push({ along, from, to })
  }
  return places
}
