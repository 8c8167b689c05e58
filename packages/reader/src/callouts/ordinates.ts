import type { Callout } from '../callout.ts'

const isLength = (callout: Callout): callout is Extract<Callout, { kind: 'dimension' }> =>
  callout.kind === 'dimension' && callout.type === 'linear'

/**
 * Finds numbers with a minus that are no ordinates beyond the origin. Such a number is an ordinate if it has a tolerance or
 * if the sheet shows its origin (a size of 0); otherwise it may be a deviation that stands alone.
 */
export function strayMinus(callouts: readonly Callout[]): (callout: Callout) => boolean {
  const hasOrigin = callouts.some((callout) => isLength(callout) && callout.value === 0)
  return (callout) =>
    isLength(callout) && (callout.value ?? 0) < 0 && callout.tolerance === null && !hasOrigin
}
