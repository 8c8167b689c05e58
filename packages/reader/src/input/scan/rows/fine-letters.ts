import { type Component, gapBeside, heightOf, widthOf } from '../ink/components.ts'
import { largeInRows } from './large-letters.ts'
import { onesInRows, plainOne } from './small-print.ts'

/** More are pieces of views. */
const most = 500
/** Letters with a tail below their line are at most that much higher than those beside them, and stand that close. */
const tailed = { height: 1.6, reach: 0.6 }

/**
 * Bent strokes as fine as a hair that are letters of a large row, as the 1 and the y of lettering 6 mm high (ISO 3098, type
 * CB as plotters write it). By themselves they are pieces of leaders.
 *
 * @param marks Points among the letters.
 */
export function fineLettersInRows(
  bends: readonly Component[],
  letters: readonly Component[],
  marks: readonly Component[],
): Component[] {
  const upright = bends.filter((one) => heightOf(one) > widthOf(one))
  if (upright.length > most) return []
  const capitals = new Set([
    ...onesInRows(upright, letters),
    ...largeInRows(upright, letters, plainOne.reach),
    ...upright.filter((one) => upright.some((other) => areSidesOfColon(one, other, marks))),
  ])
  const known = [...letters, ...capitals]
  return [...capitals, ...upright.filter((one) => !capitals.has(one) && hasTail(one, known))]
}

/** Are two strokes of one height, level with each other, with a point between them, as the sides of `1:1`? */
function areSidesOfColon(one: Component, other: Component, marks: readonly Component[]): boolean {
  const height = heightOf(one)
  const off = Math.max(Math.abs(one.top - other.top), Math.abs(one.bottom - other.bottom))
  if (one === other || off > plainOne.even * height) return false
  const gap = gapBeside(one, other)
  if (gap <= 0 || gap > plainOne.reach * height) return false
  const [left, right] = [Math.min(one.right, other.right), Math.max(one.left, other.left)]
  return marks.some(
    (mark) =>
      mark.left > left && mark.right < right && mark.top > one.top && mark.bottom < one.bottom,
  )
}

/** Does a stroke begin at the height of the letters on both of its sides, and end below them? */
function hasTail(one: Component, letters: readonly Component[]): boolean {
  const height = heightOf(one)
  const own = letters.filter(
    (letter) =>
      letter !== one &&
      Math.abs(letter.top - one.top) <= plainOne.even * height &&
      letter.bottom < one.bottom &&
      height <= tailed.height * heightOf(letter) &&
      gapBeside(letter, one) < tailed.reach * height,
  )
  const isBefore = (letter: Component) => letter.right <= one.left
  return own.some(isBefore) && own.some((letter) => !isBefore(letter))
}
