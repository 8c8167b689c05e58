import type { Callout } from '../callout.ts'

/** A size without a point that has the figures of a size with one: `3013`, `R5422`. */
const manyFigures = /^[ØR]? ?\d{4,}$/

/** By how much such a size exceeds all others of a sheet that has so many of them. */
const beyond = 3.5
const fewestOthers = 5

const sizeOf = (callout: Callout): number =>
  (callout.kind === 'dimension' && callout.type !== 'angle') || callout.kind === 'radius'
    ? (callout.value ?? 0)
    : 0

/** Tells, in a scan, the sizes that have lost their point: four figures and more, far beyond every other size of the sheet. */
export function lostPoints(callouts: readonly Callout[]): (callout: Callout) => boolean {
  const [told, others] = [true, false].map((isLong) =>
    callouts.filter((one) => sizeOf(one) > 0 && manyFigures.test(one.text) === isLong),
  ) as [Callout[], Callout[]]
  const largest = Math.max(0, ...others.map(sizeOf))
  if (others.length < fewestOthers) return () => false
  return (callout) => told.includes(callout) && sizeOf(callout) > beyond * largest
}
