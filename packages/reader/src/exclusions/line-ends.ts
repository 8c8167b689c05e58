import type { Composed } from '../layout/compose.ts'
import { median } from '../median.ts'

/** A number with the end of a dimension line before or behind it. A deviation, `-0.04`, begins with its zero. */
const withEnd = /^(?:[-–_] ?([1-9]\d*(?:[.,]\d+)?)(?: ?[-–_])?|([1-9]\d*(?:[.,]\d+)?) ?[-–_])$/

/** A radius or diameter has no sign: what stands before it is the end of its leader. No size begins with a wave. */
const withLeader = /^(?:[-–_~<] ?([RØ] ?\d+(?:[.,]\d+)?)|~ ?(\d+(?:[.,]\d+)?°?))$/

/** How sure a number is whose line was taken off. */
const share = 0.9

/** An outline that was read as a zero is that much larger than the sizes of its sheet. */
const largestZero = 1.4

/** Is there an origin, from which ordinates are counted? */
function hasOrigin(composed: readonly Composed[]): boolean {
  const numbers = composed.filter(({ text, kind }) => kind === 'line' && /^[\d.,]+$/.test(text))
  const usual = median(numbers.map(({ size }) => size))
  return numbers.some(({ text, size }) => /^0(?:[.,]0+)?$/.test(text) && size < largestZero * usual)
}

/**
 * Texts of a scan without the dimension line that they interrupt: `-20` is 20 where its line runs close to the figures. A
 * sheet with an origin has ordinates below it, which keep their minus.
 */
export function withoutLineEnds(composed: readonly Composed[]): readonly Composed[] {
  const isOrdinate = hasOrigin(composed)
  return composed.map((one) => {
    const [, before, behind] =
      withLeader.exec(one.text) ?? (isOrdinate ? null : withEnd.exec(one.text)) ?? []
    const text = before ?? behind
    if (text === undefined || one.kind !== 'line' || one.surroundings === 'none') return one
    const confidence = share * one.confidence
    return { ...one, text, parts: [], surroundings: 'dimension', isInCell: false, confidence }
  })
}
