import { boxToPage, type Direction } from './direction.ts'
import { type Mark, uprightBox } from './marks.ts'

/** A deviation by itself. */
const deviation = /^[+-]?(?:\d+(?:[.,]\d+)?|[.,]\d+)$/

/** A number without a sign that is not zero. */
const isUnsigned = (text: string): boolean => /^[\d.,]/.test(text) && /[1-9]/.test(text)

/** The bracket at the end of a size, or by itself behind one. */
const opening = /^(.*\S)?\s*[(（]$/
const closing = /^[)）]$/

/** Widest room between two brackets (heights of the font). */
const widest = 6

/** Does a mark open what another one closes, in the same lettering? */
const opens = (open: Mark, close: Mark): boolean =>
  opening.test(open.text) &&
  Math.abs(open.base - close.base) < 0.15 * open.size &&
  Math.abs(open.size - close.size) < 0.15 * open.size &&
  close.left > open.right &&
  close.left - open.right < widest * open.size

/** The smaller numbers between two brackets; none where anything else stands there. */
function deviationsBetween(open: Mark, close: Mark, marks: readonly Mark[]): Mark[] {
  const { size, base } = open
  const between = marks.filter(
    (mark) =>
      mark !== open &&
      mark !== close &&
      mark.left > open.right - 0.4 * size &&
      mark.right < close.left + 0.4 * size &&
      Math.abs(mark.base - base) < size,
  )
  const areDeviations =
    between.length <= 2 &&
    between.every((mark) => mark.size < 0.75 * size && deviation.test(mark.text))
  return areDeviations ? between : []
}

/** A mark without its last character. */
function withoutLast(mark: Mark, direction: Direction): Mark {
  const text = mark.text.slice(0, -1).trimEnd()
  const right =
    mark.right - ((mark.right - mark.left) * (mark.text.length - text.length)) / mark.text.length
  const upright = { ...uprightBox(mark), width: right - mark.left }
  return { ...mark, text, right, box: boxToPage(direction, upright) }
}

/** Takes away the brackets around the deviations of a size, as sheets after GB write them: `Ø60k6(+0,021/+0,002)`. */
export function withoutBracketsOfDeviations(direction: Direction, marks: readonly Mark[]): Mark[] {
  const gone = new Set<Mark>()
  const changed = new Map<Mark, Mark>()
  for (const close of marks) {
    if (!closing.test(close.text)) continue
    const found = marks
      .filter((mark) => opens(mark, close))
      .map((open) => ({ open, between: deviationsBetween(open, close, marks) }))
      .find(({ between }) => between.length > 0)
    if (!found) continue
    const { open, between } = found
    gone.add(close)
    if (open.text.length === 1) gone.add(open)
    else changed.set(open, withoutLast(open, direction))
    for (const one of between) {
      // Between brackets a sign may be left out, where it is plus.
      if (isUnsigned(one.text)) changed.set(one, { ...one, text: `+${one.text}` })
    }
  }
  if (gone.size === 0) return [...marks]
  return marks.filter((mark) => !gone.has(mark)).map((mark) => changed.get(mark) ?? mark)
}
