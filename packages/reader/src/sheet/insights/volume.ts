import type { Insight } from '../../reading.ts'
import { materialOf } from '../material.ts'
import { weightInKilograms } from '../title-block/weights.ts'
import { type PartFacts, type Reason, valueOfField } from './part-facts.ts'

/** Density by category (g/cm³); common values, enough to check a weight against an envelope. */
const densities: readonly (readonly [category: string, density: number])[] = [
  ['ALUMINIUM', 2.7],
  ['COPPER', 8.5],
  ['TITANIUM', 4.43],
  ['MAGNESIUM', 1.8],
  ['ZINC', 6.7],
  ['NICKEL', 8.4],
  ['CAST_IRON', 7.2],
  ['STEEL', 7.85],
  ['THERMOPLASTIC', 1.2],
  ['ELASTOMER', 1.2],
  ['THERMOSET', 1.4],
]

function densityOf(material: string | undefined): number | null {
  const category = material === undefined ? [] : (materialOf(material)?.category ?? [])
  return densities.find(([name]) => category.includes(name))?.[1] ?? null
}

/** Envelope of a turned part (cm³); null where its sizes are not known. */
function envelope({ sizes, isTurned }: PartFacts): { volume: number; ids: number[] } | null {
  const [diameter] = sizes.diameters
  const [length] = sizes.linear
  if (!isTurned || diameter === undefined || length === undefined) return null
  const volume = ((Math.PI / 4) * diameter.millimetres ** 2 * length.millimetres) / 1000
  return { volume, ids: [diameter.id, length.id] }
}

/** The volume by weight and density, else by the envelope of a turned part; nothing where neither is known. */
export function volumeOf(facts: PartFacts): Insight[] {
  const weight = valueOfField(facts.metadata, 'weight')
  const material = valueOfField(facts.metadata, 'material')
  const density = densityOf(material?.value)
  const mass = weight === undefined ? null : weightInKilograms(weight.value, '')
  const outer = envelope(facts)
  const of = (value: number, confidence: number, reasons: readonly Reason[]): Insight[] => [
    { kind: 'volume', value: `${Number(value.toPrecision(3))} cm³`, confidence, reasons },
  ]
  if (mass !== null && density !== null && weight !== undefined && material !== undefined) {
    const byWeight = (mass * 1000) / density
    const reason: Reason = { rule: 'weightAndDensity', ids: [weight.id, material.id] }
    if (outer === null) return of(byWeight, 0.7, [reason])
    const fits = byWeight <= 1.02 * outer.volume
    const rule = fits ? 'weightFitsEnvelope' : 'weightExceedsEnvelope'
    return of(byWeight, fits ? 0.85 : 0.3, [reason, { rule, ids: outer.ids }])
  }
  return outer === null
    ? []
    : of(outer.volume, 0.4, [{ rule: 'envelopeUpperBound', ids: outer.ids }])
}
