import type { Direction } from '../direction.ts'
import { type Mark, markAt } from '../marks.ts'

/** Signs that stand before a number and say nothing without it. */
const sign = /^[Ø⌴⌵↧□⌒]+$/

/** A sign of another font may be this much larger or smaller than its number, and this far off its base line. */
const largestRatio = 2.2
const largestDrop = 0.7
/** Gap to the number, in heights of its font. */
const largestGap = 1.25

/**
 * Signs that an exporter takes from a font of their own, larger or lower than the figures, put on the base line of the
 * number they belong to: with the lines of text they would be left behind.
 */
export function withSignsOnLine(direction: Direction, marks: readonly Mark[]): Mark[] {
  const numbers = marks.filter(({ text }) => /^[ØR(]?\d|^[.,]\d/.test(text))
  if (numbers.length === marks.length) return [...marks]
  return marks.map((mark) => {
    if (!sign.test(mark.text)) return mark
    const owner = numbers
      .filter((number) => belongs(mark, number))
      .sort((a, b) => a.left - b.left)[0]
    if (!owner || (owner.base === mark.base && owner.size === mark.size)) return mark
    const { base, size } = owner
    return { ...markAt(direction, { ...mark, base, size }), box: mark.box }
  })
}

function belongs(mark: Mark, number: Mark): boolean {
  const gap = number.left - mark.right
  const ratio = mark.size / number.size
  return (
    gap > -0.6 * number.size &&
    gap < largestGap * number.size &&
    number.left > mark.left &&
    ratio < largestRatio &&
    ratio > 1 / largestRatio &&
    // The middles of the two stand on one height more surely than their base lines.
    Math.abs(middleOf(mark) - middleOf(number)) < largestDrop * number.size
  )
}

const middleOf = ({ base, size }: Mark): number => base - 0.35 * size
