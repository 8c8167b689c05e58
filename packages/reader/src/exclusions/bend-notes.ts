import { degreesApart } from '../angles.ts'
import type { Composed } from '../layout/compose.ts'
import { boxToUpright, directionOf } from '../layout/direction.ts'

/** Bend notes of flat patterns say how to fold, not what size something has. */
const bendNote =
  /^(up|down|auf|ab|oben|unten|hoch|runter)\s+\d+([.,]\d+)?\s*°|\bK\s*(-?factor\s*)?=/i
/** What a line that crosses a bend note may leave of it: its beginning, its radius, and its angle before one of them. */
const bendStart =
  /^(?:(?:up|down|auf|ab|oben|unten|hoch|runter)\s+\d+(?:[.,]\d+)?\s*[°¢º]?|UP|DOWN)$/i
const bendRadius = /^(?:\d+(?:[.,]\d+)?\s*[°¢º]\s*)?R\s?=?\s?\d+(?:[.,]\d+)?$/

/** Is a text the note of a bend line? */
const isBendNote = ({ text }: Pick<Composed, 'text'>): boolean =>
  bendNote.test(text) || bendStart.test(text)

/** Largest gap between the angle of a bend and its radius, in heights of the font. */
const reach = 1.6

/** Does a radius stand right behind the angle of a bend note, on its base line? */
function continuesBend(radius: Composed, start: Composed): boolean {
  const [first] = start.boxes
  const [second] = radius.boxes
  const turn = degreesApart(start.direction, radius.direction)
  if (!first || !second || turn > 2) return false
  const { x, y, width, height } = boxToUpright(directionOf(start.direction), first)
  const own = boxToUpright(directionOf(start.direction), second)
  const gap = own.x - x - width
  const off = Math.abs(own.y + own.height / 2 - y - height / 2)
  return off < 0.5 * start.size && gap > -start.size && gap < reach * start.size
}

/** Leaves out bend notes and the radii that belong to them. */
export function withoutBendNotes(composed: readonly Composed[]): Composed[] {
  const starts = composed.filter(({ text }) => bendStart.test(text))
  return composed.filter(
    (one) =>
      !isBendNote(one) &&
      !(bendRadius.test(one.text) && starts.some((start) => continuesBend(one, start))),
  )
}
