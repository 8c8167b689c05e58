import type { Bitmap } from '../ink/bitmap.ts'
import { type Component, heightOf, widthOf } from '../ink/components.ts'
import { uprightMark } from '../ink/upright-mark.ts'

/** A word whose letters touch is so much longer than high at least. */
const longer = 1.8
/** Strokes that a line through its middle crosses: one letter, also a lying one, has three or four. */
const fewestStrokes = 5
/** The part of its height in which such a line lies. */
const middle = { from: 0.25, to: 0.75 }

/** Are these letters that touch, in a word that runs along the page, or, if not `isHorizontal`, up or down? */
export function isWordAlong(part: Component, isHorizontal: boolean): boolean {
  const [width, height] = [widthOf(part), heightOf(part)]
  const [length, across] = isHorizontal ? [width, height] : [height, width]
  return (
    length > longer * across &&
    mostStrokes(uprightMark(part, isHorizontal ? 0 : 90)) >= fewestStrokes
  )
}

/** The most strokes that a row in the middle of a mark meets. */
function mostStrokes({ width, height, ink }: Bitmap): number {
  let most = 0
  for (let y = Math.ceil(middle.from * height); y < middle.to * height; y += 1) {
    let strokes = 0
    for (let at = y * width; at < (y + 1) * width; at += 1) {
      if (ink[at] === 1 && (at === y * width || ink[at - 1] === 0)) strokes += 1
    }
    most = Math.max(most, strokes)
  }
  return most
}
