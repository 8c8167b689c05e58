import { type Bitmap, stepsOf } from '../ink/bitmap.ts'
import type { Ruling } from './rulings.ts'

/** Bars of letters of more than 6 mm are at most so long and at least so thick (mm): they are a tenth of the letter. */
const bar = { longest: 14, thinnest: 0.55 }
/** By how much the ink of a bar is thicker than the rows that all of the line has in common. */
const thicker = 1.6

/** Share of a bar over which its ink is equally thick, within a pixel. */
const even = 0.4

/**
 * Whether a line is the bar of a large letter with what touches it, as that of the T over the O in `TOP`: they share but
 * few rows, while the ink of the bar is thicker. A line of the sheet is as thick as its rows are many, and arrowheads at
 * its ends taper.
 */
export function isBarOfLetters(bitmap: Bitmap, ruling: Ruling, pixelsPerMm: number): boolean {
  const { from, to, thickness } = ruling
  if (to - from > bar.longest * pixelsPerMm) return false
  const least = Math.max(thicker * thickness, bar.thinnest * pixelsPerMm)
  const counts: number[] = Array.from({ length: 3 * Math.ceil(least) }, () => 0)
  for (let along = from; along < to; along += 1) {
    const ink = inkAcross(bitmap, ruling, along, counts.length - 1)
    counts[ink] = (counts[ink] as number) + 1
  }
  const near = counts.map((count, ink) => (counts[ink - 1] ?? 0) + count + (counts[ink + 1] ?? 0))
  const usual = near.indexOf(Math.max(...near))
  return usual > least && (near[usual] as number) >= even * (to - from)
}

/** Pixels of ink that hang together across a line at a place of it; so many at most. */
function inkAcross(
  bitmap: Bitmap,
  { isHorizontal, at }: Ruling,
  along: number,
  most: number,
): number {
  const { breadth, step, stride } = stepsOf(bitmap, isHorizontal)
  const isInk = (across: number) =>
    across >= 0 && across < breadth && bitmap.ink[along * step + across * stride] === 1
  const middle = Math.floor(at)
  if (!isInk(middle)) return 0
  let [low, high] = [middle, middle]
  while (isInk(low - 1) && high - low < most - 1) low -= 1
  while (isInk(high + 1) && high - low < most - 1) high += 1
  return high - low + 1
}
