import { exact } from './rounding.ts'

/*
 * Position of a hole or pin whose tolerance zone is a cylinder, after ISO 1101, and what the maximum material
 * requirement adds, after ISO 2692. Values in one unit, whichever it is.
 */

export type FeatureKind = 'hole' | 'pin'

/** Position deviation as a diameter: twice the distance of the axis from its exact place. */
export const positionDeviation = (x: number, y: number): number => exact(2 * Math.hypot(x, y))

/** How far a feature departs from its maximum material size; negative for a size that is out of its limits there. */
export const materialDeparture = (kind: FeatureKind, limit: number, size: number): number =>
  exact(kind === 'hole' ? size - limit : limit - size)

/** Size of the boundary that no point of the surface may cross: the maximum material virtual condition. */
export const virtualSize = (kind: FeatureKind, limit: number, zone: number): number =>
  exact(kind === 'hole' ? limit - zone : limit + zone)
