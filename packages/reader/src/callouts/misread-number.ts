import type { Callout } from '../callout.ts'

/** Inches beyond which a whole number has rather lost its point: parts of that size are drawn in feet or millimetres. */
const mostInches = 100

/** Millimetres have a zero before the point (ISO 129-1, ASME Y14.5): without it the figures before are lost. */
const lostFigures = /^[.,]\d/

/** A drawing program set up for inches leaves the zero out of millimetres as well, then of every size on the sheet. */
const fewestWithoutZero = 3
const withoutZero = /^[ØR]? ?\.\d/
const withZero = /(?:^|[^\d.,])0[.,]\d/

/** Are the sizes of a sheet written without a zero before their point? No recognition loses every one of them. */
export function isWithoutZeros(callouts: readonly Callout[]): boolean {
  const bare = callouts.filter(({ text }) => withoutZero.test(text))
  return bare.length >= fewestWithoutZero && !callouts.some(({ text }) => withZero.test(text))
}

/** A single figure is what many marks look like: below this confidence it is rather one of them (`npm run eval`). */
const sureFigure = 0.78
const singleFigure = /^\d[.,]?$/
/** Whole numbers that are less sure have lost a point or a figure, or are pieces of the part, twice as often as not. */
const sureNumber = 0.7
const wholeNumber = /^\d+$/

/**
 * Is this a whole number that was recognised so unsurely that it is rather a part of the view, which looks like one, or one
 * that begins with a comma, as sizes do nowhere? Inches begin with a point.
 */
export const isUnsureNumber = (callout: Callout, confidence: number): boolean =>
  /^,\d/.test(callout.text) || (wholeNumber.test(callout.text) && confidence < sureFigure)

/** No size ends with a comma: it is the ring of an angle whose hole a copier filled, or a speck. */
const commaBehind = /\d,$/

/** The class of a thread (ISO 965), or two figures of which one was misread: no fit has a letter behind its figure. */
const figureAndLetter = /^\d[A-Za-z][.,]?$/

/**
 * Is this what recognition makes of other marks: a whole number that it is not sure of, a figure with a letter or a
 * comma behind, a plain zero, which rings of the part become, millimetres without the figures before their point, or
 * inches without their point?
 *
 * @param hasLargeInches Sizes with a point are as large on the sheet.
 * @param hasNoZeros Its sizes are written without a zero before their point.
 */
export function isMisreadNumber(
  callout: Callout,
  confidence: number,
  hasLargeInches: boolean,
  hasNoZeros = false,
): boolean {
  if (singleFigure.test(callout.text) && confidence < sureFigure) return true
  if (wholeNumber.test(callout.text) && confidence < sureNumber) return true
  if (figureAndLetter.test(callout.text) || commaBehind.test(callout.text)) return true
  if (!hasNoZeros && hasLostFigures(callout)) return true
  if (isZero(callout)) return true
  if (callout.kind !== 'dimension' || callout.tolerance !== null || callout.value === null) {
    return false
  }
  const { value } = callout
  const hasPoint = /\d[.,]\d/.test(callout.text)
  return isLargeInches(callout) && Number.isInteger(value) && !hasPoint && !hasLargeInches
}

const hasLostFigures = (callout: Callout): boolean =>
  callout.kind === 'dimension' && callout.unit === 'mm' && lostFigures.test(callout.text)

/** Rings of the part one above the other look like a zero with deviations of zero. */
const isZero = (callout: Callout): boolean =>
  callout.kind === 'dimension' &&
  callout.type === 'linear' &&
  callout.value === 0 &&
  !/[1-9]/.test(callout.text)

function isLargeInches(callout: Callout): boolean {
  const { kind } = callout
  return (
    kind === 'dimension' &&
    callout.unit === 'inch' &&
    callout.value !== null &&
    callout.value > mostInches
  )
}

/** Does a sheet have sizes beyond those of inches with their point? Then its whole numbers have not lost theirs. */
export function hasLargeInches(callouts: readonly Callout[]): boolean {
  return callouts.filter((one) => isLargeInches(one) && /\d[.,]\d/.test(one.text)).length > 1
}
