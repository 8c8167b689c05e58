import { boxToPage, type Direction } from '../direction.ts'
import { type Mark, uprightBox } from '../marks.ts'

/** A deviation by itself. */
const deviation = /^[+-]?(?:\d+(?:[.,]\d+)?|[.,]\d+)$/

/** A number without a sign that is not zero. */
const isUnsigned = (text: string): boolean => /^[\d.,]/.test(text) && /[1-9]/.test(text)

/** The bracket at the end of a size, or by itself behind one. */
const opening = /^(.*\S)?\s*[(（]$/
const closing = /^[)）]$/

/** Largest distance between two brackets (heights of the font). */
const widest = 6
/** By how much the base lines and sizes of a pair of brackets may differ (heights of the font). */
const sameLettering = 0.15
/** The deviations between them: how far they may overlap the brackets, and their size relative to that of the brackets. */
const between = { overlap: 0.4, size: 0.75 }

/** Does a mark open what another one closes, in the same lettering? */
const opens = (open: Mark, close: Mark): boolean =>
  opening.test(open.text) &&
  Math.abs(open.base - close.base) < sameLettering * open.size &&
  Math.abs(open.size - close.size) < sameLettering * open.size &&
  close.left > open.right &&
  close.left - open.right < widest * open.size

/** The smaller numbers between two brackets; none where anything else stands there. */
function deviationsBetween(open: Mark, close: Mark, marks: readonly Mark[]): Mark[] {
  const { size, base } = open
  const found = marks.filter(
    (mark) =>
      mark !== open &&
      mark !== close &&
      mark.left > open.right - between.overlap * size &&
      mark.right < close.left + between.overlap * size &&
      Math.abs(mark.base - base) < size,
  )
  const areDeviations =
    found.length <= 2 &&
    found.every((mark) => mark.size < between.size * size && deviation.test(mark.text))
  return areDeviations ? found : []
}

/** A mark without its last character. */
function withoutLast(mark: Mark, direction: Direction): Mark {
  const text = mark.text.slice(0, -1).trimEnd()
  const right =
    mark.right - ((mark.right - mark.left) * (mark.text.length - text.length)) / mark.text.length
  const upright = { ...uprightBox(mark), width: right - mark.left }
  return { ...mark, text, right, box: boxToPage(direction, upright) }
}

/** The lower deviation with the bracket that closes both, as PDF writers join them. */
const closed = /^([+-]?(?:\d+(?:[.,]\d+)?|[.,]\d+))\s*[)）]$/

/**
 * What stands beside a bracket as tall as two deviations, in heights of the bracket: its size, its distance, and from
 * where to where its base line lies; and the step between two deviations, in heights of the lower one.
 */
const besideTall = { size: 0.6, overlap: 0.2, gap: 0.5, below: 0.2, above: 0.8, step: 0.8 }
/** How far such a bracket is from the size before it, in heights of the size. */
const beforeTall = 0.8

/** The two deviations behind a bracket of their own that is as tall as both, the lower one with its end. */
function pairBehind(open: Mark, marks: readonly Mark[]): { upper: Mark; lower: Mark } | null {
  const { right, base, size } = open
  const behind = marks.filter(
    (mark) =>
      mark.size < besideTall.size * size &&
      mark.left > right - besideTall.overlap * size &&
      mark.left < right + besideTall.gap * size &&
      mark.base < base + besideTall.below * size &&
      mark.base > base - besideTall.above * size,
  )
  const [upper, lower, ...more] = behind.sort((a, b) => a.base - b.base)
  if (!upper || !lower || more.length > 0) return null
  if (lower.base - upper.base < besideTall.step * lower.size) return null
  return deviation.test(upper.text) && closed.test(lower.text) ? { upper, lower } : null
}

/** The end of a size right before a bracket that stands in the middle of its height. */
const endsBefore = (open: Mark, { right, base, size }: Mark): boolean =>
  Math.abs(open.left - right) < beforeTall * size &&
  size < besideTall.size * open.size &&
  base < open.base &&
  base > open.base - besideTall.above * open.size

/** Takes away a bracket as tall as both deviations (Creo); the size then reaches to its place, to stay beside them. */
function withoutTallBrackets(direction: Direction, marks: readonly Mark[]): Mark[] {
  const gone = new Set<Mark>()
  const changed = new Map<Mark, Mark>()
  for (const open of marks) {
    if (!/^[(（]$/.test(open.text)) continue
    const pair = pairBehind(open, marks)
    const size = pair && marks.find((mark) => mark !== open && endsBefore(open, mark))
    if (!pair || !size) continue
    gone.add(open)
    changed.set(pair.lower, withoutLast(pair.lower, direction))
    const upright = { ...uprightBox(size), width: open.right - size.left }
    changed.set(size, { ...size, right: open.right, box: boxToPage(direction, upright) })
  }
  return marks.filter((mark) => !gone.has(mark)).map((mark) => changed.get(mark) ?? mark)
}

/** Takes away the brackets around the deviations of a size, as sheets after GB write them: `Ø60k6(+0,021/+0,002)`. */
export function withoutBracketsOfDeviations(direction: Direction, given: readonly Mark[]): Mark[] {
  const marks = withoutTallBrackets(direction, given)
  const gone = new Set<Mark>()
  const changed = new Map<Mark, Mark>()
  for (const close of marks) {
    if (!closing.test(close.text)) continue
    const found = marks
      .filter((mark) => opens(mark, close))
      .map((open) => ({ open, deviations: deviationsBetween(open, close, marks) }))
      .find(({ deviations }) => deviations.length > 0)
    if (!found) continue
    const { open, deviations } = found
    gone.add(close)
    if (open.text.length === 1) gone.add(open)
    else changed.set(open, withoutLast(open, direction))
    for (const one of deviations) {
      // Between brackets a sign may be left out, where it is plus.
      if (isUnsigned(one.text)) changed.set(one, { ...one, text: `+${one.text}` })
    }
  }
  return marks.filter((mark) => !gone.has(mark)).map((mark) => changed.get(mark) ?? mark)
}
