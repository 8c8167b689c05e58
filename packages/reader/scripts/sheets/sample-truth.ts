import type { Drawing } from '@firstangle/drawings'
import type {
  BoreFeature,
  DimensionFeature,
  GdntFeature,
  ThreadFeature,
} from '@firstangle/drawings/responses'
import type { LengthUnit } from '../../src/callout.ts'
import { metadataTruth } from './metadata-truth.ts'
import { numberOf, type Rewriting, rewritingOf, type Spelling } from './spelling.ts'

type Entry = Record<string, unknown>

/** Written numbers of a label behind a sign, such as the deviations of `28 0/−0,1`. */
const stackOf = (label: string): [string, string] | null => {
  const found = /\s([+−]?[\d.,]+)\/([+−]?[\d.,]+)\)?$/.exec(label)
  return found ? [found[1] ?? '', found[2] ?? ''] : null
}

const types: Readonly<Record<string, string>> = {
  LINEAR: 'linear',
  DIAMETER: 'diameter',
  ANGULAR: 'angle',
  SQUARE: 'square',
  WIDTH_ACROSS_FLATS: 'acrossFlats',
}

/** Turns the responses of a sample drawing into a truth by the rules of what is printed. */
class TruthOf {
  private readonly drawing: Drawing
  private readonly rules: Rewriting
  private readonly unit: LengthUnit

  constructor(drawing: Drawing, spelling: Spelling) {
    this.drawing = drawing
    this.rules = rewritingOf(spelling)
    this.unit = spelling.unit
  }

  /** A number of a response as it is written now; responses carry it with a point, sheets maybe with a comma. */
  private length = (wire: string): number => numberOf(this.rules.length(wire))

  private tolerance(feature: { label: string; tolerance: { fit: string | null } }): Entry {
    const { label, tolerance } = feature
    if (tolerance.fit) return { tolerance: { fit: tolerance.fit } }
    const both = /±([\d.,]+)/.exec(label)?.[1]
    if (both) {
      const value = numberOf(this.rules.deviation(both))
      return { tolerance: { upper: value, lower: -value } }
    }
    const stack = stackOf(label)
    if (!stack) return {}
    const [upper, lower] = stack.map((text) => numberOf(this.rules.deviation(text)))
    return { tolerance: { upper, lower } }
  }

  private dimension = (feature: DimensionFeature): Entry => {
    const { size, quantity, label } = feature
    const isAngle = size.unit === 'degree'
    return {
      text: label,
      type: types[size.size_type],
      value: isAngle ? Number(size.value) : this.length(size.value),
      unit: isAngle ? 'deg' : this.unit,
      quantity,
      count: 1,
      ...this.tolerance(feature),
      ...(feature.is_theoretically_exact ? { basic: true } : {}),
      ...(feature.is_reference ? { reference: true } : {}),
    }
  }

  private bore = (feature: BoreFeature): Entry => {
    const { diameter, counterbore, countersink, depth, label, quantity } = feature
    return {
      text: label,
      diameter: this.length(diameter.value),
      unit: this.unit,
      quantity,
      count: 1,
      ...this.tolerance({ label, tolerance: diameter.tolerance }),
      ...(depth?.value ? { depth: this.length(depth.value) } : {}),
      ...(counterbore
        ? {
            counterbore: {
              diameter: this.length(counterbore.diameter.value),
              depth: counterbore.depth ? this.length(counterbore.depth.value) : null,
            },
          }
        : {}),
      ...(countersink
        ? {
            countersink: {
              diameter: this.length(countersink.diameter.value),
              angle: countersink.angle ? Number(countersink.angle.value) : null,
            },
          }
        : {}),
    }
  }

  /** A hole of which only the diameter is printed is a dimension. */
  private plainHole = ({ label, diameter, quantity }: BoreFeature): Entry => ({
    text: label,
    type: 'diameter',
    value: this.length(diameter.value),
    unit: this.unit,
    quantity,
    count: 1,
    ...this.tolerance({ label, tolerance: diameter.tolerance }),
  })

  private thread = (feature: ThreadFeature): Entry => {
    const { designation } = this.rules.thread(feature.diameter.value)
    const depth = /↧([\d.,]+)/.exec(feature.label)?.[1]
    return {
      text: feature.label,
      designation,
      ...(/M\d+x/.test(feature.label) && designation.startsWith('M')
        ? { pitch: Number(feature.spacing.pitch_in_mm) }
        : {}),
      quantity: feature.quantity,
      count: 1,
      ...(depth ? { depth: numberOf(this.rules.length(depth)) } : {}),
    }
  }

  page(): Entry {
    const { features } = this.drawing.responses
    const holes = features.bores.filter(({ label }) => !label.includes('ISO 6411'))
    const isPlain = ({ label }: BoreFeature) => !/[⌴⌵↧]/.test(label)
    const isDatum = ({ characteristic }: GdntFeature) => characteristic === 'DATUM'
    return {
      page: 1,
      dimensions: [
        ...features.dimensions.map(this.dimension),
        ...holes.filter(isPlain).map(this.plainHole),
        ...this.origins(),
      ],
      threads: features.threads.map(this.thread),
      bores: [...holes.filter((hole) => !isPlain(hole)).map(this.bore)],
      gdt: features.gdnts.filter((one) => !isDatum(one)).map(this.frame),
      datumFeatures: features.gdnts.filter(isDatum).map(({ label }) => ({ label, count: 1 })),
      roughnesses: this.roughnesses(),
      chamfers: features.chamfers.map(({ size, quantity, label }) => ({
        text: label,
        size: this.length(size.value),
        angle: 45,
        unit: this.unit,
        quantity,
        count: 1,
      })),
      radii: this.radii(),
      unreadable: [],
    }
  }

  private frame = ({ characteristic, zone, datums, label }: GdntFeature): Entry => ({
    text: label,
    characteristic,
    value: numberOf(this.rules.deviation(zone?.value ?? '0')),
    unit: this.unit,
    diameter: zone?.is_diameter ?? false,
    datums: datums.map((datum) => datum.label),
    count: 1,
  })

  /** Those of the views, that of the title block, and signs that may be read or not. */
  private roughnesses(): Entry[] {
    const { features, metadata } = this.drawing.responses
    const general = metadata.general_roughness.conditions[0]
    const roughness = (value: string, isGeneral: boolean): Entry => ({
      value: numberOf(this.rules.roughness(value)),
      unit: this.unit === 'inch' ? 'uin' : 'um',
      general: isGeneral,
      count: 1,
    })
    return [
      ...features.roughnesses.map(({ conditions: [one], label }) => ({
        text: label,
        parameter: one?.parameter,
        ...roughness(one?.value ?? '', false),
      })),
      {
        parameter: general?.parameter,
        ...roughness(general?.value ?? '', true),
        // Sheets in inches keep the indication of the title block in micrometres.
        ...(this.unit === 'inch' ? { value: Number(general?.value), unit: null } : {}),
      },
      { parameter: null, value: null, count: 1, optional: true },
      ...(this.drawing.id === 'plate'
        ? [{ parameter: 'Rz', value: 50, unit: null, optional: true }]
        : []),
    ]
  }

  private radii(): Entry[] {
    const printed = this.drawing.responses.features.radii.map(({ size, quantity, label }) => ({
      text: label,
      value: this.length(size.value),
      unit: this.unit,
      quantity,
      count: 1,
    }))
    const inNotes = this.drawing.id === 'cover' ? [{ value: 0.5, unit: null, optional: true }] : []
    return [...printed, ...inNotes]
  }

  /** Zeros at which running dimensions start. */
  private origins(): Entry[] {
    const count = this.drawing.texts.filter(
      ({ text, ref, height }) => text === '0' && ref === undefined && height > 3,
    ).length
    return count > 0 ? [{ type: 'linear', value: 0, unit: this.unit, count }] : []
  }
}

/** Truth of a sample drawing in a spelling, in the format of docs/evaluation.md ("Format of a set"). */
export function sampleTruth(drawing: Drawing, spelling: Spelling): Entry {
  const metadata = metadataTruth(drawing, spelling.unit)
  return { metadata, pages: [new TruthOf(drawing, spelling).page()] }
}
