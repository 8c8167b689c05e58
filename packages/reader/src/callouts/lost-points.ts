import type { Callout } from '../callout.ts'

/** A size without a point that has the figures of a size with one: `3013`, `R5422`. */
const manyFigures = /^[ØR]? ?\d{4,}$/

/** By how much such a size exceeds all others of a sheet, and how many others the sheet must have. */
const beyond = 3.5
const fewestOthers = 5

const sizeOf = (callout: Callout): number =>
  (callout.kind === 'dimension' && callout.type !== 'angle') || callout.kind === 'radius'
    ? (callout.value ?? 0)
    : 0

/** Tells, in a scan, sizes that have lost their point: four figures and more, far beyond all others of the sheet. */
export function lostPoints(callouts: readonly Callout[]): (callout: Callout) => boolean {
  const others = callouts.filter((one) => sizeOf(one) > 0 && !manyFigures.test(one.text))
  if (others.length < fewestOthers) return () => false
  const largest = Math.max(...others.map(sizeOf))
  return (callout) => manyFigures.test(callout.text) && sizeOf(callout) > beyond * largest
}
