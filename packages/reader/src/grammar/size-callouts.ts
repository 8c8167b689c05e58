import type { Callout, DimensionType } from '../callout.ts'
import type { ChamferPart } from './chamfers.ts'
import type { SizePart } from './sizes.ts'

/** What every callout of a line shares. */
export interface Printed {
  readonly text: string
  readonly quantity: number
}

/** Marks set around the whole line. */
export interface LineMarks {
  readonly isBasic: boolean
  readonly isReference: boolean
}

/** A size as the callout it is by truth rules: `R…` is a radius, everything else a dimension. */
export function sizeCallout(size: SizePart, printed: Printed, marks: LineMarks): Callout {
  const isBasic = size.isBasic || marks.isBasic
  const isReference = size.isReference || marks.isReference
  const { value, unit, tolerance } = size
  if (size.type === 'radius' || size.type === 'sphericalRadius') {
    const isSpherical = size.type === 'sphericalRadius'
    return { kind: 'radius', ...printed, value, unit, isSpherical, tolerance, isReference, isBasic }
  }
  const type: DimensionType = size.type
  const { isApproximate, isEnvelope, isPitchCircle, modifiers } = size
  return {
    kind: 'dimension',
    ...printed,
    type,
    value,
    unit,
    tolerance,
    isBasic,
    isReference,
    isApproximate,
    ...(isEnvelope ? { isEnvelope } : {}),
    ...(modifiers.length > 0 ? { modifiers } : {}),
    ...(isPitchCircle ? { isPitchCircle } : {}),
  }
}

/** A chamfer with what is printed around it. */
export const chamferCallout = (
  { size, secondSize, angle, tolerance, angleTolerance }: ChamferPart,
  printed: Printed,
): Callout => ({
  kind: 'chamfer',
  ...printed,
  size,
  secondSize,
  angle,
  tolerance,
  ...(angleTolerance ? { angleTolerance } : {}),
})
