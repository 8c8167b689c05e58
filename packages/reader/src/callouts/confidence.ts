import { radians } from '../angles.ts'
import type { Callout } from '../callout.ts'
import type { Composed } from '../layout/compose.ts'
import { unknownSymbol } from '../lettering/symbol-fonts.ts'

/** Share of callouts that are right when all their characters are certain; measured by `npm run eval`. */
const kindFactor = 0.99

const numberedReference = /^REF[.:]? ?\d/i

/** `Thickness: 5 mm` stands in the notes, beside no line. */
const namedThickness = /thickness|dicke|st(?:ä|ae)rke|[ée]paisseur|spessore|espesor|grosor|板厚/iu

/** Does a callout say by itself what it is, or is it no more than a number? */
function saysWhatItIs(callout: Callout): boolean {
  if (callout.kind !== 'dimension') return true
  // `REF 20` may be the number of an item.
  if (numberedReference.test(callout.text)) return false
  if (namedThickness.test(callout.text)) return true
  const { type, tolerance, isBasic, isReference, quantity } = callout
  return type !== 'linear' || tolerance !== null || isBasic || isReference || quantity > 1
}

/** A zero by itself: the origin of running dimensions, which is not a size of the part. */
const isOrigin = (callout: Callout): boolean =>
  callout.kind === 'dimension' && callout.value === 0 && !saysWhatItIs(callout)

/** A number with its unit in turned text: only sizes along upright lines are written so, also far from them. */
const isTurnedMeasure = ({ direction }: Composed, { text }: Callout): boolean =>
  Math.abs(Math.cos(radians(direction))) < 0.02 && /^\d{1,4}(?:[.,]\d{1,3})? ?mm$/.test(text)

/** A number by itself needs its dimension line to be believed; that in a cell of lines may be anything. */
function surroundingFactor(composed: Composed, callout: Callout): number {
  const { surroundings, isInCell } = composed
  if (isOrigin(callout)) return surroundings === 'none' ? 0.3 : 0.8
  if (surroundings === 'dimension') return 1
  if (saysWhatItIs(callout)) return surroundings === 'none' ? 0.85 : 0.98
  if (isInCell) return 0.3
  if (surroundings === 'none' && isTurnedMeasure(composed, callout)) return 0.6
  return { along: 0.95, near: 0.9, none: 0.3 }[surroundings]
}

/** Multipliers that could be sides or depths as well: `10x6`, `Ø11 x4`. */
const unclearMultiplier = /^\d{2}[x×X]\d|\s[x×X]\d{1,2}$/

/** `2-2.5`: two limits, of which both would have decimals, or how many there are, as sheets from China count. */
const unclearRange = /^[2-9] ?- ?\d+[.,]\d+$/

/** Less than 1 where the form of a callout can be read in two ways. */
const formFactor = ({ kind, text, quantity }: Callout & { quantity?: number }): number => {
  // What stands behind the box of an exact size counts it.
  const isUnclearCount =
    kind !== 'thread' &&
    !text.startsWith('[') &&
    (quantity ?? 1) > 1 &&
    unclearMultiplier.test(text)
  return isUnclearCount || unclearRange.test(text) ? 0.75 : 1
}

/** Less than 1 where a sign was recognised by its place alone. */
const signFactor = ({ text }: Composed): number => (text.includes(unknownSymbol) ? 0.85 : 1)

/** How sure the reader is of a callout, 0 to 1: characters and symbols, form, and the lines around it. */
export const confidenceOf = (composed: Composed, callout: Callout): number =>
  Math.round(
    composed.confidence *
      kindFactor *
      formFactor(callout) *
      signFactor(composed) *
      surroundingFactor(composed, callout) *
      1000,
  ) / 1000

/** A callout below this confidence is left out. */
export const leastConfidence = 0.4
/** A callout below this confidence is marked as unclear. */
export const clearConfidence = 0.7
