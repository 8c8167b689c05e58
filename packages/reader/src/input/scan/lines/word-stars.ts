import type { Turn } from '../ink/upright-mark.ts'
import type { Letters } from './letters-of-line.ts'
import { gapBetween } from './line-box.ts'
import { isRaisedStar } from './read-glyph.ts'
import type { Shaped } from './shaped-parts.ts'

/** What recognition makes of stars at the end of a word. */
const starLike = /["'%*°]{1,6}$/

/** How far a star may reach over the letter before it, in heights of capitals: the foot of a slanted one does. */
const overlap = 0.1

/**
 * A word with the stars that stand behind it: recognition drops one of two, as of `max.**`, or takes them for other signs.
 *
 * @param marks Of the word, in order of reading.
 */
export function withStars(
  text: string,
  marks: readonly Shaped[],
  letters: Letters,
  turn: Turn,
): string {
  // The accent of a word that ends in é stands above its letter, not behind it.
  const isBehind = (one: Shaped, index: number) => {
    const before = marks[index - 1]
    return before === undefined || gapBetween(before.box, one.box) > -overlap * letters.capitals
  }
  const last = marks.findLastIndex(
    (one, index) => !isBehind(one, index) || !isRaisedStar(one, letters, turn),
  )
  const count = marks.length - 1 - last
  return count === 0 || last === -1 ? text : text.replace(starLike, '') + '*'.repeat(count)
}
