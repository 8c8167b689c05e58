import type { DimensionCallout } from '../callout.ts'
import { number, say } from './explanation.ts'
import { converted, generalSize } from './general.ts'
import type { TitleKey } from './keys.ts'
import { joined, type Part, part } from './part.ts'
import { toleranceMeaning } from './tolerance.ts'

/** A fit is what people ask for by that name; other dimensions are called by their kind. */
export const dimensionTitle = ({ tolerance, type }: DimensionCallout): TitleKey =>
  tolerance?.fit === undefined ? type : 'fit'

/** A dimension: what is measured, how its tolerance is given, and within which limits it is good. */
export function dimensionMeaning(callout: DimensionCallout): Part {
  const { value, unit, tolerance } = callout
  const size = value === null ? null : { value, unit }
  return joined([
    part({ statements: [opening(callout)], standards: ['iso129'] }),
    exactness(callout),
    tolerance ? toleranceMeaning(size, tolerance, unit) : untoleranced(callout),
    converted(value, unit),
  ])
}

function opening({ type, value, unit, tolerance }: DimensionCallout) {
  if (value !== null) return say(type, { value: number(value, unit) })
  const { limitLow, limitHigh } = tolerance ?? {}
  if (limitLow !== undefined && limitHigh !== undefined) {
    return say('limitsOnly', { low: number(limitLow, unit), high: number(limitHigh, unit) })
  }
  if (limitHigh !== undefined) return say('limitMost', { value: number(limitHigh, unit) })
  if (limitLow !== undefined) return say('limitLeast', { value: number(limitLow, unit) })
  return say('sizeOpen')
}

function exactness({ isBasic, isReference, isApproximate }: DimensionCallout): Part {
  return part({
    statements: [
      ...(isBasic ? [say('basic')] : []),
      ...(isReference ? [say('reference')] : []),
      ...(isApproximate ? [say('approximate')] : []),
    ],
    ...(isBasic ? { standards: ['iso1101' as const] } : {}),
  })
}

/** Boxed, bracketed and approximate sizes have no tolerance, not even a general one. */
function untoleranced(callout: DimensionCallout): Part {
  const { value, unit, type, isBasic, isReference, isApproximate } = callout
  if (value === null || isBasic || isReference || isApproximate) return part({})
  return generalSize({ value, unit }, type)
}
