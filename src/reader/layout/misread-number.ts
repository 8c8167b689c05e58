import type { Callout } from '../callout.ts'

/** Inches beyond which a whole number has rather lost its point: parts of that size are drawn in feet or millimetres. */
const mostInches = 100

/** Millimetres have a zero before the point (ISO 129-1, ASME Y14.5): without it the figures before are lost. */
const lostFigures = /^[.,]\d/

/**
 * Is this what recognition makes of other marks: a plain zero, which rings of the part become, millimetres without
 * the figures before their point, or inches without their point?
 */
export function isMisreadNumber(callout: Callout): boolean {
  if (callout.kind === 'dimension' && callout.unit === 'mm' && lostFigures.test(callout.text))
    return true
  if (callout.kind !== 'dimension' || callout.tolerance !== null || callout.value === null) {
    return false
  }
  const { type, value, unit } = callout
  if (type === 'linear' && value === 0) return true
  return unit === 'inch' && Number.isInteger(value) && value > mostInches
}
