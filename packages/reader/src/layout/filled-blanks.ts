import { bottomOf, rightOf } from '../boxes.ts'
import { type Direction, toUpright } from './direction.ts'
import type { Ink } from './ink.ts'
import { type Mark, uprightBox } from './marks.ts'
import { isTimesSign } from './symbols/symbol-shapes.ts'

/** A text in a gap of another one, in heights of the font: how far within it, and how much base lines and sizes differ. */
const within = { inside: 0.2, base: 0.1, size: 0.08 }
/** The blank may be this many characters away from the text that fills it, because letters differ in width. */
const blankOff = 2.5
/** A drawn times sign: its extent, and how far it reaches below the base line (heights of the font). */
const timesSign = { least: 0.2, most: 0.65, below: 0.1 }

/** Is a text written into a gap of another one, in the same lettering? */
function isWithin(inner: Mark, outer: Mark): boolean {
  const { size } = outer
  return (
    inner.left > outer.left + within.inside * size &&
    inner.right < outer.right - within.inside * size &&
    Math.abs(inner.base - outer.base) < within.base * size &&
    Math.abs(inner.size - size) < within.size * size
  )
}

/** The blank of a text that is nearest to the place of what fills it; null where none is near. */
function blankAt({ text, left, right }: Mark, filler: Mark): number | null {
  const perCharacter = (right - left) / text.length
  const at = ((filler.left + filler.right) / 2 - left) / perCharacter - 0.5
  const blanks = [...text.matchAll(/ /g)].map(({ index }) => index)
  const [nearest] = blanks.sort((a, b) => Math.abs(a - at) - Math.abs(b - at))
  return nearest !== undefined && Math.abs(nearest - at) < blankOff ? nearest : null
}

/** Two figures with a single gap between them, as where a sign is missing. */
const gapBetweenFigures = /^(\S*\d) ([\d.,]\S*)$/

/** A text with the times sign that is drawn in its gap, as some programs do with signs that their font lacks. */
function withTimes(ink: Ink, direction: Direction, mark: Mark): Mark {
  const parts = gapBetweenFigures.exec(mark.text)
  if (!parts) return mark
  const { size, base } = mark
  const own = uprightBox(mark)
  const isDrawn = ink.smallNear(mark.box).some(({ points, isFilled, box: { width, height } }) => {
    const extent = Math.max(width, height)
    if (!isFilled || extent < timesSign.least * size || extent > timesSign.most * size) return false
    const upright = points.map((point) => toUpright(direction, point))
    const isInside = upright.every(
      ({ x, y }) =>
        x > own.x &&
        x < rightOf(own) &&
        y > own.y &&
        y < Math.min(base, bottomOf(own)) + timesSign.below * size,
    )
    return isInside && isTimesSign([[...upright, ...upright.slice(0, 1)]])
  })
  return isDrawn ? { ...mark, text: `${parts[1]}×${parts[2]}` } : mark
}

/**
 * Texts with the pieces that stand in their gaps. Files that keep Latin and Cyrillic letters in fonts of their own, or
 * draw a sign that a font lacks, have a callout in pieces, and what stands around one comes as one text with a blank.
 */
export function withFilledBlanks(ink: Ink, direction: Direction, marks: readonly Mark[]): Mark[] {
  const gapped = new Map(marks.filter(({ text }) => text.includes(' ')).map((mark) => [mark, mark]))
  const used = new Set<Mark>()
  if (gapped.size === 0) return [...marks]
  for (const filler of marks) {
    if (filler.text.includes(' ')) continue
    for (const [outer, now] of gapped) {
      if (!isWithin(filler, now)) continue
      const blank = blankAt(now, filler)
      if (blank === null) continue
      const text = `${now.text.slice(0, blank)}${filler.text}${now.text.slice(blank + 1)}`
      gapped.set(outer, { ...now, text })
      used.add(filler)
      break
    }
  }
  return marks
    .filter((mark) => !used.has(mark))
    .map((mark) => withTimes(ink, direction, gapped.get(mark) ?? mark))
}
