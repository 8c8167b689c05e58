import { median } from '../../../median.ts'
import type { Bitmap } from '../ink/bitmap.ts'
import { type Component, heightOf, widthOf } from '../ink/components.ts'
import { uprightMark } from '../ink/upright-mark.ts'

/** A word whose letters touch is so much longer than high at least. */
const longer = 1.8
/** Strokes that half of the rows through its middle cross: one letter, also a lying one, has three or four. */
const fewestStrokes = 5
/** The part of its height in which these rows lie. */
const middle = { from: 0.25, to: 0.75 }

/** Are these letters that touch, in a word that runs along the page, or, if not `isHorizontal`, up or down? */
export function isWordAlong(part: Component, isHorizontal: boolean): boolean {
  const [width, height] = [widthOf(part), heightOf(part)]
  const [length, across] = isHorizontal ? [width, height] : [height, width]
  if (length <= longer * across) return false
  return median(strokesInRows(uprightMark(part, isHorizontal ? 0 : 90))) >= fewestStrokes
}

/** How many strokes each row in the middle of a mark meets: along a ragged edge a few rows meet many. */
function strokesInRows({ width, height, ink }: Bitmap): number[] {
  const [first, end] = [Math.ceil(middle.from * height), Math.ceil(middle.to * height)]
  return Array.from({ length: end - first }, (_, row) => {
    const start = (first + row) * width
    const pixels = ink.subarray(start, start + width)
    return pixels.reduce((count, own, x) => count + (own === 1 && pixels[x - 1] !== 1 ? 1 : 0), 0)
  })
}
