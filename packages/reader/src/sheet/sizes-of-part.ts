import type { DimensionCallout } from '../callout.ts'
import { mmPerInch } from '../mm-per-inch.ts'
import type { ReadFeature } from '../reading.ts'

/** A size of the part in millimetres and the callout that gives it. */
export interface PartSize {
  readonly millimetres: number
  readonly id: number
  readonly quantity: number
  /** Reading upwards, as along a vertical dimension line. */
  readonly isUpright: boolean
  /** Middle of its text, in millimetres down the sheet; null without a place. */
  readonly y: number | null
}

/** The largest sizes of a part, as its callouts give them. */
export interface PartSizes {
  readonly diameters: readonly PartSize[]
  readonly linear: readonly PartSize[]
  readonly isInch: boolean
}

function sizeOf({ callout, id, boxes }: ReadFeature): PartSize | null {
  if (callout.kind !== 'dimension') return null
  const printed = callout.value ?? callout.tolerance?.limitHigh ?? null
  if (printed === null || printed <= 0 || callout.unit === 'degree') return null
  const millimetres = callout.unit === 'inch' ? printed * mmPerInch : printed
  const [box] = boxes
  const isUpright = box !== undefined && box.height > 1.15 * box.width
  const y = box ? box.y + box.height / 2 : null
  return { millimetres, id, quantity: callout.quantity, isUpright, y }
}

function ofType(features: readonly ReadFeature[], types: readonly DimensionCallout['type'][]) {
  return features
    .filter(({ callout }) => callout.kind === 'dimension' && types.includes(callout.type))
    .map(sizeOf)
    .filter((size) => size !== null)
    .sort((a, b) => b.millimetres - a.millimetres)
}

/** Diameters and lengths of the callouts, the largest first. */
export function sizesOfPart(features: readonly ReadFeature[]): PartSizes {
  const inches = features.filter(
    ({ callout }) => callout.kind === 'dimension' && callout.unit === 'inch',
  ).length
  const metric = features.filter(
    ({ callout }) => callout.kind === 'dimension' && callout.unit === 'mm',
  ).length
  return {
    diameters: ofType(features, ['diameter', 'sphericalDiameter']),
    linear: ofType(features, ['linear', 'square', 'acrossFlats']),
    isInch: inches > metric,
  }
}
