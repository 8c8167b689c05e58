/** The middle of the values; of an even number, the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = ascending(values)
  const middle = sorted.length / 2
  if (sorted.length % 2 === 1) return sorted[Math.floor(middle)] ?? Number.NaN
  return ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2
}

/** The value that `percent` of the values do not exceed (nearest rank). */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = ascending(values)
  const rank = Math.max(1, Math.ceil((percent / 100) * sorted.length))
  return sorted[rank - 1] ?? Number.NaN
}

/** Smallest and largest value. */
export type Spread = { readonly min: number; readonly max: number }

/** The spread of repeated measurements. */
export function spread(values: readonly number[]): Spread {
  return { min: Math.min(...values), max: Math.max(...values) }
}

/** `ours[i] / theirs[i]`: measured in pairs, so that a slow moment of the machine hits both. */
export function ratios(ours: readonly number[], theirs: readonly number[]): number[] {
  return ours.slice(0, theirs.length).map((value, at) => value / (theirs[at] ?? Number.NaN))
}

function ascending(values: readonly number[]): number[] {
  return values.toSorted((a, b) => a - b)
}
