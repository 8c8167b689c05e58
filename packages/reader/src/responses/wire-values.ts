import type { Quantity, Tolerance } from '@firstangle/drawings/responses'
import { fitDeviations, gradeName, parseToleranceClass } from '@firstangle/drawings/standards'
import type { LengthUnit, PrintedTolerance, Size, Unit } from '../callout.ts'

/** Number as it travels: a decimal string with a point, at most six decimals (inch sheets need them). */
export const wire = (value: number): string => {
  const rounded = Number(value.toFixed(6))
  return String(rounded === 0 ? 0 : rounded)
}

/** Null stays null. */
export const wireOrNull = (value: number | null | undefined): string | null =>
  value === null || value === undefined ? null : wire(value)

/** Value with the unit it is printed in. */
export const quantityOf = ({ value, unit }: Size): Quantity => ({ value: wire(value), unit })

/** Null stays null. */
export const quantityOrNull = (size: Size | null): Quantity | null => size && quantityOf(size)

/** An angle in degrees; null stays null. */
export const degreesOrNull = (value: number | null): Quantity | null =>
  value === null ? null : { value: wire(value), unit: 'degree' }

/** Unit of a length: an angle has none, so mm stands in for what cannot occur. */
export const lengthUnit = (unit: Unit): LengthUnit => (unit === 'inch' ? 'inch' : 'mm')

/** `±IT14/2`: half of a grade to either side, as the class js gives it. */
const halfGrade = /^±IT(\d{1,2})\/2$/
const toleranceClass = /^[A-Za-z]{1,2}(?:01|0|[1-9]\d?)$/

/** Deviations (mm) of a single tolerance class; null where ISO 286-2 has none for this size. */
function deviationsOfClass(nominal: number, fit: string) {
  try {
    return fitDeviations(nominal, fit)
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

const noTolerance: Tolerance = {
  tolerance_grade: null,
  deviation_lower: null,
  deviation_upper: null,
  fit: null,
}

/**
 * The tolerance of a size as it travels: printed deviations, otherwise those ISO 286-2 gives for a printed tolerance
 * class of a size in mm. Without a nominal value there are none: radii, chamfers and arcs have no classes. A pair such
 * as `H7/g6` is a fit of two parts and has no deviations.
 */
export function toleranceOf(
  tolerance: PrintedTolerance | null,
  nominal: number | null,
  unit: Unit,
  isEnvelope?: true,
): Tolerance {
  const envelope = isEnvelope ? { is_envelope_required: true } : {}
  if (!tolerance) return { ...noTolerance, ...envelope }
  const { upper, lower, limitLow, limitHigh, fit } = tolerance
  const half = halfGrade.exec(fit ?? '')
  const code = half ? `js${half[1]}` : (fit ?? '')
  const isClass = toleranceClass.test(code)
  const isPrinted = upper !== undefined || lower !== undefined
  const computed =
    isClass && !isPrinted && nominal !== null && unit === 'mm'
      ? deviationsOfClass(nominal, code)
      : null
  const limits =
    limitLow !== undefined || limitHigh !== undefined
      ? { limit_lower: wireOrNull(limitLow), limit_upper: wireOrNull(limitHigh) }
      : {}
  return {
    tolerance_grade: isClass ? gradeName(parseToleranceClass(code).grade) : null,
    deviation_lower: wireOrNull(lower ?? computed?.lower),
    deviation_upper: wireOrNull(upper ?? computed?.upper),
    fit: fit ?? null,
    ...limits,
    ...envelope,
  }
}
