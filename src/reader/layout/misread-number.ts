import type { Callout } from '../callout.ts'

/** Inches beyond which a whole number has rather lost its point: parts of that size are drawn in feet or millimetres. */
const mostInches = 100

/**
 * Is this what recognition makes of other marks: a plain zero, which rings of the part become, or inches without their
 * point?
 */
export function isMisreadNumber(callout: Callout): boolean {
  if (callout.kind !== 'dimension' || callout.tolerance !== null || callout.value === null) {
    return false
  }
  const { type, value, unit } = callout
  if (type === 'linear' && value === 0) return true
  return unit === 'inch' && Number.isInteger(value) && value > mostInches
}
