import type { DrawingId, EvidenceKind, FieldEntry } from '../model.ts'
import type { GeneralClass } from '../standards/iso-2768.ts'
import {
  type BoreSpec,
  blind,
  type Callout,
  characteristicSigns,
  degree,
  mm,
  roughnessBody,
  type SizeSpec,
  sizeLabel,
  throughDepth,
  times,
  toleranceOf,
} from './feature-specs.ts'
import { noFeatures } from './no-features.ts'
import { confidenceOf, type DecimalSign, wire, written } from './numbers.ts'
import type {
  BoreFeature,
  Characteristic,
  Confidence,
  FeaturesResponse,
  Roughness,
} from './types.ts'

/**
 * Collects what is called out on one sheet: every callout gets a reference_id, its label, its entry in the
 * features response and its evidence entry in one step, so that the three cannot differ.
 */
export class FeatureBook {
  readonly entries: FieldEntry[] = []
  readonly features: Omit<FeaturesResponse, 'evidence'> = noFeatures('COMPONENT_DRAWING')
  readonly id: DrawingId
  readonly sign: DecimalSign
  /** class of ISO 2768-1; null where another standard rules and no value is claimed */
  readonly general: GeneralClass | null

  constructor(id: DrawingId, sign: DecimalSign, general: GeneralClass | null) {
    this.id = id
    this.sign = sign
    this.general = general
  }

  /** Number as lettered on this sheet. */
  number = (value: number): string => written(value, this.sign)

  /** Next reference_id with its confidence; records the evidence entry. */
  register(
    kind: EvidenceKind,
    label: string,
    path: string,
  ): { ref: number; confidence: Confidence } {
    const ref = this.entries.length + 1
    const confidence = confidenceOf(this.id, ref)
    this.entries.push({ referenceId: ref, kind, label, path, confidence })
    return { ref, confidence: { score: confidence.toFixed(2) } }
  }

  private feature(
    kind: EvidenceKind,
    list: Exclude<keyof FeaturesResponse, 'ask_version' | 'ask_type' | 'page_type' | 'evidence'>,
    label: string,
    quantity: number,
  ) {
    const path = `features.${list}[${this.features[list].length}]`
    const { ref, confidence } = this.register(kind, label, path)
    return { reference_id: ref, label, confidence, quantity }
  }

  /** A size: dimension line, diameter, angle. */
  size(spec: SizeSpec): Callout {
    const { value, type = 'LINEAR', quantity = 1, fit, deviations, exact, reference } = spec
    const label = sizeLabel(spec, this.sign)
    const plain = `${label.text}${label.stack ? ` ${label.stack.join('/')}` : ''}${label.tail ?? ''}`
    const general = !fit && !deviations && !exact && !reference
    const common = this.feature('dimension', 'dimensions', plain, quantity)
    this.features.dimensions.push({
      ...common,
      size: { value: wire(value), unit: type === 'ANGULAR' ? 'degree' : 'mm', size_type: type },
      tolerance: toleranceOf(spec, this.general),
      is_theoretically_exact: exact ?? false,
      is_reference: reference ?? false,
      is_general_tolerance: general,
      is_approximation: false,
    })
    return { ref: common.reference_id, label }
  }

  /** A thread callout, ISO metric. `fine` writes the pitch. */
  thread(spec: {
    diameter: number
    pitch: number
    fine?: boolean
    tolerance?: string
    depth?: number
    through?: boolean
    quantity?: number
  }): Callout {
    const { diameter, pitch, fine, tolerance, depth, through, quantity = 1 } = spec
    const text = `${times(quantity)}M${this.number(diameter)}${fine ? `x${this.number(pitch)}` : ''}${
      tolerance ? `-${tolerance}` : ''
    }${depth ? ` ↧${this.number(depth)}` : ''}`
    const stated = through ? throughDepth : null
    const common = this.feature('thread', 'threads', text, quantity)
    this.features.threads.push({
      ...common,
      thread_type: 'ISO_METRIC',
      diameter: mm(diameter),
      spacing: { pitch_in_mm: wire(pitch), threads_per_inch: null },
      handedness: 'RIGHT',
      depth: depth ? blind(depth) : stated,
    })
    return { ref: common.reference_id, label: { text } }
  }

  /** A bore callout with counterbore or countersink. */
  bore(spec: BoreSpec): Callout {
    const { diameter, quantity = 1, fit, counterbore, countersink, depth } = spec
    const text =
      spec.text ??
      [
        `${times(quantity)}Ø${this.number(diameter)}${fit ? ` ${fit}` : ''}`,
        ...(typeof depth === 'number' ? [`↧${this.number(depth)}`] : []),
        ...(counterbore
          ? [`⌴ Ø${this.number(counterbore.diameter)} ↧${this.number(counterbore.depth)}`]
          : []),
        ...(countersink ? [`⌵ Ø${this.number(countersink.diameter)} × ${countersink.angle}°`] : []),
      ].join(' ')
    const common = this.feature('bore', 'bores', text, quantity)
    const feature: BoreFeature = {
      ...common,
      counterbore: counterbore
        ? { diameter: mm(counterbore.diameter), depth: mm(counterbore.depth) }
        : null,
      countersink: countersink
        ? { diameter: mm(countersink.diameter), angle: degree(countersink.angle) }
        : null,
      counterdrill: null,
      diameter: {
        ...mm(diameter),
        tolerance: toleranceOf({ value: diameter, fit }, this.general),
      },
      depth: depth === undefined ? throughDepth : blind(depth === 'blind' ? null : depth),
      thread: null,
    }
    this.features.bores.push(feature)
    return { ref: common.reference_id, label: { text } }
  }

  /** A 45° chamfer, e.g. `1,5x45°`. */
  chamfer(spec: { size: number; quantity?: number }): Callout {
    const { size, quantity = 1 } = spec
    const text = `${times(quantity)}${this.number(size)}x45°`
    const common = this.feature('chamfer', 'chamfers', text, quantity)
    this.features.chamfers.push({ ...common, size: mm(size), angle: degree(45) })
    return { ref: common.reference_id, label: { text } }
  }

  /** A radius; CONCAVE = fillet, CONVEX = outer rounding. */
  radius(spec: { size: number; curvature: 'CONCAVE' | 'CONVEX'; quantity?: number }): Callout {
    const { size, curvature, quantity = 1 } = spec
    const text = `${times(quantity)}R${this.number(size)}`
    const common = this.feature('radius', 'radii', text, quantity)
    this.features.radii.push({ ...common, curvature_type: curvature, size: mm(size) })
    return { ref: common.reference_id, label: { text } }
  }

  /** A surface texture symbol (ISO 1302:2002, default acceptance 16 % rule). */
  roughness(spec: {
    parameter: 'Ra' | 'Rz'
    value: number
    removal?: Roughness['material_removal_type']
    quantity?: number
  }): Callout {
    const text = `${spec.parameter} ${this.number(spec.value)}`
    const common = this.feature('surface', 'roughnesses', text, spec.quantity ?? 1)
    this.features.roughnesses.push({ ...common, ...roughnessBody(spec) })
    return { ref: common.reference_id, label: { text } }
  }

  /** A tolerance frame; returns the text of its cells. */
  gdnt(spec: {
    characteristic: Characteristic
    zone: number
    diameter?: boolean
    datums?: readonly string[]
    quantity?: number
  }): { ref: number; cells: readonly string[] } {
    const { characteristic, zone, diameter = false, datums = [], quantity = 1 } = spec
    const cells = [
      characteristicSigns[characteristic] ?? '',
      `${diameter ? 'Ø' : ''}${this.number(zone)}`,
      ...datums,
    ]
    const common = this.feature('gdnt', 'gdnts', cells.join(' '), quantity)
    this.features.gdnts.push({
      ...common,
      characteristic,
      zone: { value: wire(zone), unit: 'mm', is_diameter: diameter },
      datums: datums.map((label) => ({ label })),
      material_condition: null,
      state: null,
    })
    return { ref: common.reference_id, cells }
  }

  /** A datum feature indicator. */
  datum(letter: string): { ref: number; letter: string } {
    const common = this.feature('gdnt', 'gdnts', letter, 1)
    this.features.gdnts.push({
      ...common,
      characteristic: 'DATUM',
      zone: null,
      datums: [{ label: letter }],
      material_condition: null,
      state: null,
    })
    return { ref: common.reference_id, letter }
  }
}
