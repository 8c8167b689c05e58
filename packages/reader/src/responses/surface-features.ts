import type { GdntFeature, Roughness, RoughnessCondition } from '@firstangle/drawings/responses'
import type { GeometricCallout, RoughnessCallout } from '../callout.ts'
import { lengthUnit, wire } from './wire-values.ts'

type Common = Pick<GdntFeature, 'reference_id' | 'confidence' | 'label' | 'quantity'>

const lays: Readonly<Record<string, string>> = {
  '=': 'PARALLEL',
  '⊥': 'PERPENDICULAR',
  X: 'CROSS',
  M: 'MULTIDIRECTIONAL',
  C: 'CIRCULAR',
  R: 'RADIAL',
  P: 'PROTUBERANT',
}

const conditionsOf = (callout: RoughnessCallout): RoughnessCondition[] => {
  const { parameter, value, lowerValue, acceptance, band, others = [] } = callout
  if (parameter === null) return []
  const own = { parameter, value, lowerValue }
  return [own, ...others].flatMap((limit, index) => {
    const unit = callout.unit === 'uin' ? 'microinch' : 'micrometer'
    const common = {
      parameter: limit.parameter,
      unit,
      acceptance: index === 0 ? (acceptance ?? null) : null,
      ...(band && index === 0 ? { transmission_band: band } : {}),
    } as const
    return [
      ...(limit.value === null
        ? []
        : [{ ...common, value: wire(limit.value), condition_type: 'UPPER' as const }]),
      ...(limit.lowerValue === null
        ? []
        : [{ ...common, value: wire(limit.lowerValue), condition_type: 'LOWER' as const }]),
    ]
  })
}

/**
 * A surface texture as it travels. Which edition a sheet follows, and with it the rule of acceptance that holds
 * where none is printed, is not said by the callout: both stay null.
 */
export const roughnessFeature = (callout: RoughnessCallout, common: Common): Roughness => ({
  ...common,
  standard: null,
  machining_allowance:
    callout.machiningAllowance === null ? null : wire(callout.machiningAllowance),
  material_removal_type: callout.removal,
  applies_all_around: callout.appliesAllAround,
  direction_of_lay: callout.lay === null ? null : (lays[callout.lay] ?? callout.lay),
  manufacturing_process: callout.process,
  conditions: conditionsOf(callout),
  waviness: null,
})

const conditionOf = (modifiers: readonly string[]): GdntFeature['material_condition'] => {
  if (modifiers.includes('M')) return 'MAXIMUM'
  if (modifiers.includes('L')) return 'MINIMUM'
  return modifiers.includes('R') ? 'RECIPROCITY' : null
}

const threadDiameters = {
  MD: 'MAJOR_DIAMETER',
  LD: 'MINOR_DIAMETER',
  PD: 'PITCH_DIAMETER',
} as const

type ZoneDetails = Pick<
  NonNullable<GdntFeature['zone']>,
  'combination' | 'projected_length' | 'offset' | 'per_length' | 'per_width'
>

function zoneDetails({ zone, modifiers }: GeometricCallout): ZoneDetails {
  const { projected, offset, per, unit } = zone
  const length = (value: number) => ({ value: wire(value), unit: lengthUnit(unit) })
  return {
    ...(modifiers.includes('CZ') ? { combination: 'COMBINED' } : {}),
    ...(modifiers.includes('SZ') ? { combination: 'SEPARATED' } : {}),
    ...(projected === undefined ? {} : { projected_length: length(projected) }),
    ...(offset === undefined ? {} : { offset: length(offset) }),
    ...(per ? { per_length: length(per.length) } : {}),
    ...(per?.width ? { per_width: length(per.width) } : {}),
  }
}

/** A geometrical tolerance as it travels (ISO 1101, ASME Y14.5). */
export const geometricFeature = (callout: GeometricCallout, common: Common): GdntFeature => ({
  ...common,
  characteristic: callout.characteristic,
  zone: {
    value: wire(callout.zone.value),
    unit: lengthUnit(callout.zone.unit),
    is_diameter: callout.zone.shape === 'diameter',
    ...(callout.zone.shape === 'sphere' ? { is_sphere: true } : {}),
    ...zoneDetails(callout),
  },
  ...(callout.modifiers.length > 0 ? { modifiers: [...callout.modifiers] } : {}),
  ...(callout.measuredOn ? { measured_on: threadDiameters[callout.measuredOn] } : {}),
  datums: callout.datums.map(({ label, modifiers }) => ({
    label,
    ...(modifiers.length > 0
      ? { material_condition: conditionOf(modifiers), modifiers: [...modifiers] }
      : {}),
  })),
  material_condition: conditionOf(callout.modifiers),
  state: callout.modifiers.includes('F') ? 'FREE' : null,
})

/** A datum feature as it travels. */
export const datumFeature = (label: string, common: Common): GdntFeature => ({
  ...common,
  characteristic: 'DATUM',
  zone: null,
  datums: [{ label }],
  material_condition: null,
  state: null,
})
