import type { GdntFeature, Roughness, RoughnessCondition } from '../../drawings/responses/types.ts'
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
  const { parameter, value, lowerValue } = callout
  if (parameter === null) return []
  const limits = [
    { limit: value, condition_type: 'UPPER' as const },
    { limit: lowerValue, condition_type: 'LOWER' as const },
  ]
  return limits.flatMap(({ limit, condition_type }) =>
    limit === null
      ? []
      : {
          parameter,
          value: wire(limit),
          unit: callout.unit === 'uin' ? 'microinch' : 'micrometer',
          condition_type,
          acceptance: 'SIXTEEN_PERCENT',
        },
  )
}

/**
 * A surface texture as it travels. Acceptance is the default of ISO 1302 and ASME B46.1 (16 % rule);
 * which edition a sheet follows is not said by the callout, so `standard` stays null.
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

/** A geometrical tolerance as it travels (ISO 1101, ASME Y14.5). */
export const geometricFeature = (callout: GeometricCallout, common: Common): GdntFeature => ({
  ...common,
  characteristic: callout.characteristic,
  zone: {
    value: wire(callout.zone.value),
    unit: lengthUnit(callout.zone.unit),
    is_diameter: callout.zone.shape === 'diameter',
    ...(callout.zone.shape === 'sphere' ? { is_sphere: true } : {}),
  },
  datums: callout.datums.map(({ label, modifiers }) => ({
    label,
    ...(modifiers.length > 0 ? { material_condition: conditionOf(modifiers) } : {}),
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
