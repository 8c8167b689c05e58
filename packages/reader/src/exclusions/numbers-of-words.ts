import { centreOf, rightOf } from '../boxes.ts'
import type { Composed } from '../layout/compose.ts'

/** Two or more words: right after a size, there would be none in larger letters. */
const words = /\p{L}{3} \p{L}{3}/u

/** Largest gap between a number and the words after it; and how high a size would be at least, relative to their letters. */
const reach = 1
const leastSize = 0.8

/** Does a bare number stand right before words on their line, in smaller figures? */
function isBefore(number: Composed, text: Composed): boolean {
  const [box, next] = [number.boxes[0], text.boxes[0]]
  if (!box || !next || number.size > leastSize * text.size) return false
  const gap = next.x - rightOf(box)
  const off = Math.abs(centreOf(next).y - centreOf(box).y)
  return gap > 0 && gap < reach * text.size && off < 0.6 * text.size
}

/** Leaves out small numbers that begin a line of words, as the `76/41` of an address is written one above the other. */
export function withoutNumbersOfWords(composed: readonly Composed[]): readonly Composed[] {
  const level = composed.filter(({ kind, direction }) => kind === 'line' && direction === 0)
  const texts = level.filter(({ text }) => words.test(text))
  const numbers = new Set(
    level.filter((one) => /^\d+$/.test(one.text) && texts.some((text) => isBefore(one, text))),
  )
  return composed.filter((one) => !numbers.has(one))
}
