/**
 * General geometrical tolerances after ISO 2768-2:1989, withdrawn in 2021: for sheets that name its classes. Values in
 * mm.
 */

export type GeneralGeometryClass = 'H' | 'K' | 'L'

/** The classes from fine to coarse. */
export const generalGeometryClasses: readonly GeneralGeometryClass[] = ['H', 'K', 'L']

type Rows = Readonly<Record<GeneralGeometryClass, readonly number[]>>

/** Upper ends of the lengths of straightness and flatness. */
export const formEnds = [10, 30, 100, 300, 1000, 3000] as const
const form: Rows = {
  H: [0.02, 0.05, 0.1, 0.2, 0.3, 0.4],
  K: [0.05, 0.1, 0.2, 0.4, 0.6, 0.8],
  L: [0.1, 0.2, 0.4, 0.8, 1.2, 1.6],
}

/** Upper ends of the lengths of perpendicularity (of the shorter leg) and symmetry. */
export const orientationEnds = [100, 300, 1000, 3000] as const
const perpendicularity: Rows = {
  H: [0.2, 0.3, 0.4, 0.5],
  K: [0.4, 0.6, 0.8, 1],
  L: [0.6, 1, 1.5, 2],
}
const symmetry: Rows = {
  H: [0.5, 0.5, 0.5, 0.5],
  K: [0.6, 0.6, 0.8, 1],
  L: [0.6, 1, 1.5, 2],
}
const runOut: Readonly<Record<GeneralGeometryClass, number>> = { H: 0.1, K: 0.2, L: 0.5 }

const lookUp = (length: number, ends: readonly number[], row: readonly number[]): number => {
  const found = row[ends.findIndex((end) => length <= end)]
  if (!(length > 0) || found === undefined) {
    throw new RangeError(`ISO 2768-2 gives no general tolerance for ${length}`)
  }
  return found
}

/** Straightness and flatness by the length of the line or the longer side of the face. Source: ISO 2768-2 table 1. */
export const generalForm = (length: number, kind: GeneralGeometryClass): number =>
  lookUp(length, formEnds, form[kind])

/** Perpendicularity by the length of the shorter leg. Source: ISO 2768-2 table 2. */
export const generalPerpendicularity = (shorterLeg: number, kind: GeneralGeometryClass): number =>
  lookUp(shorterLeg, orientationEnds, perpendicularity[kind])

/** Symmetry by the length of the feature. Source: ISO 2768-2 table 3. */
export const generalSymmetry = (length: number, kind: GeneralGeometryClass): number =>
  lookUp(length, orientationEnds, symmetry[kind])

/** Circular run-out, radial and axial, of any size. Source: ISO 2768-2 table 4. */
export const generalRunOut = (kind: GeneralGeometryClass): number => runOut[kind]
