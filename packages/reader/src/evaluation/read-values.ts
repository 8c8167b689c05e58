import type {
  BoreCallout,
  Callout,
  Depth,
  DimensionCallout,
  GeometricCallout,
  PrintedTolerance,
  ThreadCallout,
} from '../callout.ts'
import type { ReadFeature } from '../reading.ts'
import { normalReference, threadName } from './normal-names.ts'
import type { Field, ReadValue } from './scored-value.ts'
import type { ValueKind } from './truth.ts'

type Fields = Record<string, Field>

const toleranceFields = (tolerance: PrintedTolerance | null): Fields => ({
  upper: tolerance?.upper ?? null,
  lower: tolerance?.lower ?? null,
  limitLow: tolerance?.limitLow ?? null,
  limitHigh: tolerance?.limitHigh ?? null,
  fit: tolerance?.fit ? tolerance.fit.replace(/\s/g, '') : null,
})

const depthFields = (depth: Depth | null): Fields => ({
  depth: depth?.value ?? null,
  through: depth?.type === 'THROUGH' || depth?.type === 'THROUGH_ALL',
})

const dimension = (callout: DimensionCallout): Fields => ({
  quantity: callout.quantity,
  unit: callout.unit,
  type: callout.type,
  value: callout.value,
  ...toleranceFields(callout.tolerance),
  basic: callout.isBasic,
  reference: callout.isReference,
  approximate: callout.isApproximate,
})

const thread = (callout: ThreadCallout): Fields => ({
  quantity: callout.quantity,
  designation: threadName(callout.designation).name,
  diameter: callout.diameter.value,
  pitch: callout.pitch,
  threadsPerInch: callout.threadsPerInch,
  ...depthFields(callout.depth),
})

const bore = (callout: BoreCallout): Fields => ({
  quantity: callout.quantity,
  unit: (
    callout.diameter ??
    callout.counterbore?.diameter ??
    callout.countersink?.diameter ??
    callout.depth
  )?.unit,
  diameter: callout.diameter?.value ?? null,
  ...depthFields(callout.depth),
  ...toleranceFields(callout.tolerance),
  counterbore: callout.counterbore?.diameter.value ?? null,
  counterboreDepth: callout.counterbore?.depth?.value ?? null,
  countersink: callout.countersink?.diameter.value ?? null,
  countersinkAngle: callout.countersink?.angle?.value ?? null,
})

const frame = (callout: GeometricCallout): Fields => ({
  quantity: callout.quantity,
  unit: callout.zone.unit,
  characteristic: callout.characteristic,
  value: callout.zone.value,
  diameter: callout.zone.shape !== 'flat',
  modifiers: callout.modifiers.map(normalReference).sort().join(''),
  datums: callout.datums
    .map(({ label, modifiers }) => normalReference(`${label}${modifiers.join('')}`))
    .join('|'),
})

function fieldsOf(callout: Callout, general: boolean): readonly [ValueKind, Fields] {
  switch (callout.kind) {
    case 'dimension':
      return ['dimensions', dimension(callout)]
    case 'thread':
      return ['threads', thread(callout)]
    case 'bore':
      return ['bores', bore(callout)]
    case 'gdt':
      return ['gdt', frame(callout)]
    case 'datum':
      return ['datumFeatures', { label: normalReference(callout.label) }]
    case 'roughness': {
      const { parameter, value, unit } = callout
      return ['roughnesses', { parameter, value, unit, general }]
    }
    case 'chamfer': {
      const { quantity, size, secondSize, angle, tolerance } = callout
      return [
        'chamfers',
        {
          quantity,
          unit: size.unit,
          size: size.value,
          secondSize: secondSize?.value ?? null,
          angle,
          ...toleranceFields(tolerance),
          general,
        },
      ]
    }
    case 'radius': {
      const { quantity, unit, value, tolerance, isReference, isSpherical } = callout
      return [
        'radii',
        {
          quantity,
          unit,
          value,
          ...toleranceFields(tolerance),
          reference: isReference,
          spherical: isSpherical,
        },
      ]
    }
  }
}

/** A feature that was read, in the form of scoring. A thread within a bore is listed by itself by the reader. */
export function readValue(feature: ReadFeature): ReadValue {
  const [kind, fields] = fieldsOf(feature.callout, feature.isGeneral)
  return { kind, text: feature.label, fields, confidence: feature.confidence }
}
