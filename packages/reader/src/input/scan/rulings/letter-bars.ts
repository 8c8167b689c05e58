import { median } from '../../../median.ts'
import { type Bitmap, stepsOf } from '../ink/bitmap.ts'
import type { Ruling } from './rulings.ts'

/** Bars of letters of more than 6 mm are at most so long and at least so thick (mm): they are a tenth of the letter. */
const bar = { longest: 14, thinnest: 0.55 }
/** By how much the ink along a bar is thicker than the rows that all of it has in common. */
const thicker = 1.6

/**
 * Whether a line is the bar of a large letter with what touches it, as that of the T over the O in `TOP`: they share but
 * few rows, while the ink is thicker nearly all the way. A line of the sheet has one thickness.
 */
export function isBarOfLetters(bitmap: Bitmap, ruling: Ruling, pixelsPerMm: number): boolean {
  const { from, to, thickness } = ruling
  if (to - from > bar.longest * pixelsPerMm) return false
  const most = 2 * thicker * thickness
  const inks = Array.from({ length: to - from }, (_, i) =>
    inkAcross(bitmap, ruling, from + i, most),
  )
  return median(inks) > Math.max(thicker * thickness, bar.thinnest * pixelsPerMm)
}

/** Pixels of ink that hang together across a line at a place of it, up to some number on either side. */
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
  while (isInk(low - 1) && middle - low < most) low -= 1
  while (isInk(high + 1) && high - middle < most) high += 1
  return high - low + 1
}
