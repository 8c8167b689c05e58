import type { Direction } from '../direction.ts'
import { type Mark, markAt } from '../marks.ts'

/** `-0,3x45`: the lower deviation of the leg of a chamfer, and its angle, whose degrees may be drawn. */
const deviationAndAngle = /^([+-]?(?:\d*[.,])?\d+)\s?([x×х])\s?((?:15|20|30|45|60)°?)$/

/**
 * The leg before them: how much larger its figures are than those of the deviation; in heights of its font how far its base
 * line is off theirs at most, and the gap between them.
 */
const leg = { least: 1.3, most: 2.2, off: 0.2, overlap: 0.1, gap: 1.2 }

function legBefore(mark: Mark, marks: readonly Mark[]): Mark | undefined {
  return marks.find(({ text, size, base, right }) => {
    const gap = mark.left - right
    return (
      /^(?:\d+\s?[xX×]\s?)?\d+(?:[.,]\d+)?$/.test(text) &&
      size > leg.least * mark.size &&
      size < leg.most * mark.size &&
      Math.abs(base - mark.base) < leg.off * size &&
      gap > -leg.overlap * size &&
      gap < leg.gap * size
    )
  })
}

/** The two marks of such a text: the angle is as large as the leg, and stands on its base line. */
function parted(direction: Direction, mark: Mark, marks: readonly Mark[]): Mark[] {
  const [, deviation, cross, angle] = deviationAndAngle.exec(mark.text) ?? []
  const nominal = deviation === undefined ? undefined : legBefore(mark, marks)
  if (!nominal || deviation === undefined) return [mark]
  const { base, size } = nominal
  const text = `${cross}${angle}`
  const width = deviation.length + (text.length * size) / mark.size
  const middle = mark.left + ((mark.right - mark.left) * deviation.length) / width
  return [
    markAt(direction, { ...mark, text: deviation, right: middle }),
    markAt(direction, { ...mark, text, left: middle, base, size }),
  ]
}

/** Splits off the angle of a chamfer, which T-Flex writes into one text with the deviation of its leg: `1` and `-0,3x45`. */
export const withAnglesApart = (direction: Direction, marks: readonly Mark[]): Mark[] =>
  marks.flatMap((mark) => parted(direction, mark, marks))
