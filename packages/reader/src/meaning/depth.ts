import { exact } from '@firstangle/drawings/standards'
import type { Depth } from '../callout.ts'
import { limits, type Statement, say } from './explanation.ts'

/** The limits of a depth that has deviations of its own. */
export function depthTolerance({ value, unit, tolerance }: Depth): Statement[] {
  const { lower, upper } = tolerance ?? {}
  if (value === null || (lower === undefined && upper === undefined)) return []
  if (lower === undefined || upper === undefined) return [say('depthOneDeviation')]
  const range = limits(exact(value + lower), exact(value + upper), unit)
  return [say('depthLimits', { range })]
}
