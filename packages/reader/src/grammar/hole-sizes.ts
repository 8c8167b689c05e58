import type { SizeOf } from './hole-item.ts'
import type { Part } from './parts.ts'

/** Is a part the diameter of a step? */
export const isDiameter = (part: Part | undefined): part is SizeOf =>
  part?.kind === 'size' && part.type === 'diameter'
/** Is it an angle? */
export const isAngle = (part: Part | undefined): part is SizeOf =>
  part?.kind === 'size' && part.type === 'angle'
/** Is it a size without a sign? */
export const isBareSize = (part: Part | undefined): part is SizeOf =>
  part?.kind === 'size' && part.type === 'linear'

/** Included angles of countersinks, which no chamfer has. */
const sinkAngles = [82, 90, 100, 120]

/** Is a size the diameter of a countersink before its angle? A whole number may be the count of chamfers. */
export const isSinkSize = ({ value }: SizeOf, angle: Part | undefined): boolean =>
  isAngle(angle) && sinkAngles.includes(angle.value ?? 0) && !Number.isInteger(value)
