import type { Label } from '../annotate/label.ts'
import { fitDeviations, parseToleranceClass } from '../standards/iso-286.ts'
import { type GeneralClass, linearLimit } from '../standards/iso-2768.ts'
import { type DecimalSign, wire, written, writtenDeviation } from './numbers.ts'
import type { Characteristic, Depth, Quantity, Roughness, SizeType, Tolerance } from './types.ts'

/** A callout: its reference_id and what is lettered. */
export interface Callout {
  readonly ref: number
  readonly label: Label
}

export interface SizeSpec {
  /** mm, or degree for ANGULAR */
  value: number
  type?: SizeType
  quantity?: number
  /** ISO 286 tolerance class, e.g. `k6` */
  fit?: string
  /** [lower, upper] in mm */
  deviations?: readonly [number, number]
  exact?: boolean
  reference?: boolean
  /** text before the number, e.g. `t = ` */
  prefix?: string
}

export interface BoreSpec {
  diameter: number
  quantity?: number
  fit?: string
  counterbore?: { diameter: number; depth: number }
  countersink?: { diameter: number; angle: number }
  /** depth in mm, or blind without a stated depth; without it the bore goes through */
  depth?: number | 'blind'
  /** replaces the label, e.g. a centre hole code */
  text?: string
}

/** A length as it travels. */
export const mm = (value: number): Quantity => ({ value: wire(value), unit: 'mm' })

/** An angle as it travels. */
export const degree = (value: number): Quantity => ({ value: wire(value), unit: 'degree' })

/** The multiplier as lettered: `4x `, nothing for one. */
export const times = (quantity: number): string => (quantity > 1 ? `${quantity}x ` : '')

/** Characteristic symbols of ISO 1101 as characters of the lettering. */
export const characteristicSigns: Partial<Record<Characteristic, string>> = {
  STRAIGHTNESS: '⏤',
  FLATNESS: '⏥',
  CIRCULARITY: '○',
  CYLINDRICITY: '⌭',
  PARALLELISM: '∥',
  PERPENDICULARITY: '⟂',
  ANGULARITY: '∠',
  POSITION: '⌖',
  CONCENTRICITY: '◎',
  SYMMETRY: '⌯',
  CIRCULAR_RUNOUT: '↗',
  TOTAL_RUNOUT: '⌰',
  PROFILE_OF_A_LINE: '⌒',
  PROFILE_OF_A_SURFACE: '⌓',
}

const signs: Readonly<Partial<Record<SizeType, string>>> = { DIAMETER: 'Ø', SQUARE: '□' }

/** The label of a size as lettered. */
export function sizeLabel(spec: SizeSpec, decimal: DecimalSign): Label {
  const { value, type, quantity = 1, fit, deviations, exact, reference, prefix = '' } = spec
  const sign = (type && signs[type]) ?? ''
  const unit = type === 'ANGULAR' ? '°' : ''
  const core = `${times(quantity)}${prefix}${sign}${written(value, decimal)}${unit}`
  const withFit = fit ? `${core} ${fit}` : core
  const text = reference ? `(${core})` : withFit
  if (!deviations) return { text, framed: exact }
  const [lower, upper] = deviations
  if (lower === -upper) return { text: `${text} ±${written(upper, decimal)}` }
  return { text, stack: [writtenDeviation(upper, decimal), writtenDeviation(lower, decimal)] }
}

/** [lower, upper] deviation in mm: stated, from the fit, or from the general tolerance class. */
function deviationsOf(
  spec: SizeSpec,
  generalClass: GeneralClass | null,
): readonly [number | null, number | null] {
  if (spec.deviations) return spec.deviations
  if (spec.fit) {
    const { lower, upper } = fitDeviations(spec.value, spec.fit)
    return [lower, upper]
  }
  if (spec.exact || spec.reference || generalClass === null || spec.type === 'ANGULAR')
    return [null, null]
  const limit = linearLimit(spec.value, generalClass)
  return [-limit, limit]
}

/** A hole that goes through. */
export const throughDepth: Depth = { depth_type: 'THROUGH', value: null, unit: 'mm' }

/** A blind hole; null where the depth is not given. */
export const blind = (value: number | null): Depth => ({
  depth_type: 'BLIND',
  value: value === null ? null : wire(value),
  unit: 'mm',
})

/** The part of a roughness that is the same for single and general indications. */
export function roughnessBody(spec: {
  parameter: 'Ra' | 'Rz'
  value: number
  removal?: Roughness['material_removal_type']
}): Omit<Roughness, 'reference_id' | 'confidence' | 'label' | 'quantity'> {
  return {
    standard: 'ISO_1302_2002',
    machining_allowance: null,
    material_removal_type: spec.removal ?? 'REQUIRED',
    applies_all_around: false,
    direction_of_lay: null,
    manufacturing_process: null,
    conditions: [
      {
        parameter: spec.parameter,
        value: wire(spec.value),
        unit: 'micrometer',
        condition_type: 'UPPER',
        acceptance: 'SIXTEEN_PERCENT',
      },
    ],
    waviness: null,
  }
}

/** The tolerance of a size as it travels in a response. */
export function toleranceOf(spec: SizeSpec, generalClass: GeneralClass | null): Tolerance {
  const [lower, upper] = deviationsOf(spec, generalClass)
  return {
    tolerance_grade: spec.fit ? `IT${parseToleranceClass(spec.fit).grade}` : null,
    deviation_lower: lower === null ? null : wire(lower),
    deviation_upper: upper === null ? null : wire(upper),
    fit: spec.fit ?? null,
  }
}
