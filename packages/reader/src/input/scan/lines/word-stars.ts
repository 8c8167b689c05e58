import type { Turn } from '../ink/upright-mark.ts'
import { isRaisedStar } from './read-glyph.ts'
import type { Letters, Shaped } from './shaped-parts.ts'

/** What recognition makes of stars at the end of a word. */
const starLike = /["'%*°]{1,6}$/

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
  const last = marks.findLastIndex((one) => !isRaisedStar(one, letters, turn))
  const count = marks.length - 1 - last
  return count === 0 || last === -1 ? text : text.replace(starLike, '') + '*'.repeat(count)
}
