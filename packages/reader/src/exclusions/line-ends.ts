import { centreOf } from '../boxes.ts'
import type { Composed } from '../layout/compose.ts'
import { median } from '../median.ts'

const size = String.raw`[1-9]\d*(?:[.,]\d+)?(?: ?mm)?`

/** A number with the end of a dimension line before or behind it. A deviation, `-0.04`, begins with its zero and is shorter. */
const withEnd = new RegExp(
  String.raw`^(?:[-–_] ?(${size}|0[.,]\d{4})(?: ?[-–_])?|((?:[RØ] ?)?${size}) ?[-–_])$`,
)

/** A radius or diameter has no sign: what stands before it is the end of its leader. No size begins with a wave. */
const withLeader = /^(?:[-–_~<] ?([RØ] ?\d+(?:[.,]\d+)?)|~ ?(\d+(?:[.,]\d+)?°?))$/

/** A number with the tick or arrowhead of its line before it, which looks like a point. */
const withTick = /^[.,]([1-9]\d{1,2})$/

/** Sizes are written without decimals if there are at least `fewest` plain numbers and `share` of them are whole. */
const wholeSizes = { fewest: 3, share: 0.7 }

/** The confidence of a number from which the end of its line was removed. */
const share = 0.9

/** An outline that was read as a zero is at least this much larger than the sizes of its sheet. */
const largestZero = 1.4

/** Two figures or more: single ones, and zeros before all, are what pieces of the part look like. */
const wholeSize = /^[1-9]\d+$/

/** Are nearly all sizes of a sheet whole numbers? A size below one would have lost its zero otherwise. */
function areWhole(composed: readonly Composed[]): boolean {
  const plain = composed.filter(
    ({ text, kind }) => kind === 'line' && (wholeSize.test(text) || /^\d+[.,]\d+$/.test(text)),
  )
  const whole = plain.filter(({ text }) => wholeSize.test(text))
  return plain.length >= wholeSizes.fewest && whole.length >= wholeSizes.share * plain.length
}

/** Are zeros written at the end of decimals? Otherwise no size is `0,10`. */
const haveZeros = (composed: readonly Composed[]): boolean =>
  composed.some(({ text, kind }) => kind === 'line' && /^[ØR]?\d+[.,]\d*0$/.test(text))

/** Ordinates stand in a row or column with their origin: how far their middles lie apart across it, in their size. */
const inRow = 1.5

/** The zeros of origins from which ordinates are counted. */
function originsIn(composed: readonly Composed[]): Composed[] {
  const numbers = composed.filter(({ text, kind }) => kind === 'line' && /^[\d.,]+$/.test(text))
  const usual = median(numbers.map(({ size }) => size))
  return numbers.filter(
    ({ text, size }) => /^0(?:[.,]0+)?$/.test(text) && size < largestZero * usual,
  )
}

function isCountedFrom(origin: Composed, { boxes, direction, size }: Composed): boolean {
  const [zero, box] = [origin.boxes[0], boxes[0]]
  if (!zero || !box || origin.direction !== direction) return false
  const [from, to] = [centreOf(zero), centreOf(box)]
  return Math.min(Math.abs(from.x - to.x), Math.abs(from.y - to.y)) < inRow * size
}

/**
 * Texts of a scan without the dimension line that they interrupt: `-20` is 20 where its line runs close to the figures.
 * `,10` is 10 on a sheet of whole sizes, and where no decimals end with a zero. Ordinates, which stand in a row with the
 * zero of their origin, keep their minus.
 */
export function withoutLineEnds(composed: readonly Composed[]): readonly Composed[] {
  const origins = originsIn(composed)
  const [isWhole, hasZeros] = [areWhole(composed), haveZeros(composed)]
  const isTicked = (text: string) => isWhole || (!hasZeros && text.endsWith('0'))
  return composed.map((one) => {
    const isOrdinate = origins.some((origin) => isCountedFrom(origin, one))
    const [, before, behind] =
      withLeader.exec(one.text) ??
      (isOrdinate ? null : withEnd.exec(one.text)) ??
      (isTicked(one.text) ? withTick.exec(one.text) : null) ??
      []
    const text = before ?? behind
    if (text === undefined || one.kind !== 'line' || one.surroundings === 'none') return one
    const confidence = share * one.confidence
    return { ...one, text, parts: [], surroundings: 'dimension', isInCell: false, confidence }
  })
}
