import type { Callout } from '../callout.ts'

const isLength = (callout: Callout): callout is Extract<Callout, { kind: 'dimension' }> =>
  callout.kind === 'dimension' && callout.type === 'linear'

/**
 * Finds what only looks like an ordinate on the other side of the origin: a number with a minus is one where a tolerance
 * stands behind it or the origin is on the sheet, and may be a lone deviation elsewhere.
 */
export function strayMinus(callouts: readonly Callout[]): (callout: Callout) => boolean {
  const hasOrigin = callouts.some((callout) => isLength(callout) && callout.value === 0)
  return (callout) =>
    isLength(callout) && (callout.value ?? 0) < 0 && callout.tolerance === null && !hasOrigin
}
