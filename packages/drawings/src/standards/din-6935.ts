import { radians } from '../angles.ts'
/** A bend in sheet metal, mm; `angle` is how far the sheet is turned, degree: 90 for a right-angled bracket. */
export interface Bend {
  readonly thickness: number
  readonly radius: number
  readonly angle: number
}

/**
 * Where the length stays as it is, as a share of the thickness from the inside (K-factor). DIN 6935 gives twice that
 * share: 0.65 + 0.5 lg(r/s), and 1 when the radius is more than five times the thickness.
 */
export function kFactor({ thickness, radius }: Pick<Bend, 'thickness' | 'radius'>): number {
  const ratio = radius / thickness
  return ratio > 5 ? 0.5 : (0.65 + 0.5 * Math.log10(ratio)) / 2
}

/** Length in mm of the bend itself, measured where nothing stretches; `k` for a K-factor of one's own. */
export const bendAllowance = (bend: Bend, k = kFactor(bend)): number =>
  radians(bend.angle) * (bend.radius + k * bend.thickness)

/** What both outside lengths together exceed the flat length by, mm; for bends up to a right angle. */
export const bendDeduction = (bend: Bend, k = kFactor(bend)): number =>
  2 * (bend.radius + bend.thickness) * Math.tan((bend.angle * Math.PI) / 360) -
  bendAllowance(bend, k)
