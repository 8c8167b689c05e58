/**
 * General tolerances after ISO 2768-1: limits in mm for linear sizes, radii and chamfers, degrees for angles.
 * A zero stands where the standard gives none.
 */

export type GeneralClass = 'f' | 'm' | 'c' | 'v'

/** The classes from fine to very coarse. */
export const generalClasses: readonly GeneralClass[] = ['f', 'm', 'c', 'v']

type Rows = Readonly<Record<GeneralClass, readonly number[]>>

/** Upper ends of the nominal sizes (mm). */
export const linearEnds = [3, 6, 30, 120, 400, 1000, 2000, 4000] as const
const linear: Rows = {
  f: [0.05, 0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 0],
  m: [0.1, 0.1, 0.2, 0.3, 0.5, 0.8, 1.2, 2],
  c: [0.2, 0.3, 0.5, 0.8, 1.2, 2, 3, 4],
  v: [0, 0.5, 1, 1.5, 2.5, 4, 6, 8],
}
/** Upper ends of radii and chamfer heights (mm); the last row is for all larger ones. */
export const brokenEnds = [3, 6, Number.POSITIVE_INFINITY] as const
const broken: Rows = {
  f: [0.2, 0.5, 1],
  m: [0.2, 0.5, 1],
  c: [0.4, 1, 2],
  v: [0.4, 1, 2],
}
/** Upper ends of the shorter leg (mm); the last row is for all longer ones. */
export const angleEnds = [10, 50, 120, 400, Number.POSITIVE_INFINITY] as const
const angular: Rows = {
  f: [1, 1 / 2, 1 / 3, 1 / 6, 1 / 12],
  m: [1, 1 / 2, 1 / 3, 1 / 6, 1 / 12],
  c: [1.5, 1, 1 / 2, 1 / 4, 1 / 6],
  v: [3, 2, 1, 1 / 2, 1 / 3],
}

/** The tables begin at this size (mm): below it, limits stand at the size itself. */
const smallest = 0.5

const lookUp = (value: number, ends: readonly number[], row: readonly number[]): number => {
  const found = row[ends.findIndex((end) => value <= end)]
  if (!(value >= smallest) || !found) {
    throw new RangeError(`ISO 2768-1 gives no general tolerance for ${value}`)
  }
  return found
}

/** Limit ± in mm for a linear size in mm (0.5 to 4000). Source: ISO 2768-1 table 1. */
export const linearLimit = (size: number, kind: GeneralClass): number =>
  lookUp(size, linearEnds, linear[kind])

/** Limit ± in mm for external radii and chamfer heights in mm. Source: ISO 2768-1 table 2. */
export const brokenEdgeLimit = (size: number, kind: GeneralClass): number =>
  lookUp(size, brokenEnds, broken[kind])

/** Limit ± in degrees for an angle with the given shorter leg in mm. Source: ISO 2768-1 table 3. */
export const angularLimit = (shorterLeg: number, kind: GeneralClass): number =>
  lookUp(shorterLeg, angleEnds, angular[kind])
