import { type Drawing, type EvidenceKind, zoneOf } from '@firstangle/drawings'
import type { FeaturesResponse, Tolerance } from '@firstangle/drawings/responses'

/** A row of a characteristic list. Values as in the response: decimals with a point, `mm` unless stated. */
interface Characteristic {
  /** number of the balloon, with a part where one callout holds several characteristics: `9.2` */
  number: string
  balloon: number
  ref: number
  kind: EvidenceKind
  /** what is measured; its words are copy */
  what: string
  quantity: number
  nominal: string
  lower: string | null
  upper: string | null
  /** tolerance class, datums or standard */
  class: string | null
  path: string
  confidence: string
  /** field of the sheet's grid reference system, e.g. `C4` */
  zone: string
}

type Part = Pick<Characteristic, 'what' | 'nominal' | 'lower' | 'upper' | 'class'>

type Feature = FeaturesResponse[keyof Pick<
  FeaturesResponse,
  'dimensions' | 'threads' | 'bores' | 'chamfers' | 'roughnesses' | 'gdnts' | 'radii'
>][number]

/**
 * What is inspected on a drawing, in the order of the response. Datums and theoretically exact dimensions get no
 * number: they have no tolerance of their own. Reference dimensions are not inspected either.
 */
export function characteristicsOf(drawing: Drawing): Characteristic[] {
  const { features, metadata } = drawing.responses
  const general = metadata.general_tolerances[0]
  const note = general
    ? `${general.tolerance_standard.replace('_', ' ')}-${general.tolerance_class}`
    : null
  const inspected = drawing.fields.flatMap((field) => {
    const feature = featureAt(features, field.path)
    const parts = feature ? partsOf(feature, note) : []
    return feature && parts.length > 0 ? [{ field, feature, parts }] : []
  })
  return inspected.flatMap(({ field, feature, parts }, index) =>
    parts.map((part, place) => ({
      ...part,
      number: parts.length > 1 ? `${index + 1}.${place + 1}` : String(index + 1),
      balloon: index + 1,
      ref: field.referenceId,
      kind: field.kind,
      quantity: feature.quantity,
      path: field.path,
      confidence: feature.confidence.score,
      zone: zoneOf(
        drawing.sheet,
        field.box.x + field.box.width / 2,
        field.box.y + field.box.height / 2,
      ),
    })),
  )
}

function featureAt(features: FeaturesResponse, path: string): Feature | undefined {
  const [, list, index] = /^features\.(\w+)\[(\d+)\]$/.exec(path) ?? []
  return list === undefined
    ? undefined
    : (features as unknown as Record<string, Feature[]>)[list]?.[Number(index)]
}

function partsOf(feature: Feature, note: string | null): Part[] {
  if ('is_general_tolerance' in feature) return dimensionParts(feature, note)
  if ('thread_type' in feature) return threadParts(feature)
  if ('counterbore' in feature) return boreParts(feature, note)
  if ('characteristic' in feature) return geometricParts(feature)
  if ('conditions' in feature) return roughnessParts(feature)
  if ('curvature_type' in feature) return [untoleranced('RADIUS', `R${feature.size.value}`)]
  return 'angle' in feature ? chamferParts(feature) : []
}

function dimensionParts(
  dimension: FeaturesResponse['dimensions'][number],
  note: string | null,
): Part[] {
  if (dimension.is_theoretically_exact || dimension.is_reference) return []
  const { value, size_type: type } = dimension.size
  const sign = type === 'DIAMETER' ? 'Ø' : ''
  const general = dimension.is_general_tolerance ? note : null
  return [toleranced(type, `${sign}${value}`, dimension.tolerance, general)]
}

function threadParts({ diameter, spacing, depth }: FeaturesResponse['threads'][number]): Part[] {
  return [
    untoleranced('THREAD', `M${diameter.value}x${spacing.pitch_in_mm}`),
    ...(depth?.value ? [untoleranced('DEPTH', depth.value)] : []),
  ]
}

function geometricParts({
  characteristic,
  zone,
  datums,
}: FeaturesResponse['gdnts'][number]): Part[] {
  if (characteristic === 'DATUM' || !zone) return []
  const labels = datums.map(({ label }) => label).join(' ')
  const size = `${zone.is_diameter ? 'Ø' : ''}${zone.value}`
  return [{ ...untoleranced(characteristic, size), class: labels || null }]
}

function roughnessParts({
  conditions: [condition],
  standard,
}: FeaturesResponse['roughnesses'][number]): Part[] {
  if (!condition) return []
  const text = `${condition.parameter} ${condition.value}`
  return [{ ...untoleranced('ROUGHNESS', text), class: standardOf(standard) }]
}

function chamferParts({ size, angle }: FeaturesResponse['chamfers'][number]): Part[] {
  return [untoleranced('CHAMFER', angle ? `${size.value}x${angle.value}°` : size.value)]
}

function standardOf(standard: string | null): string | null {
  return standard?.replace(/_(\w+)_/, ' $1:') ?? null
}

function boreParts(bore: FeaturesResponse['bores'][number], note: string | null): Part[] {
  const { diameter, counterbore, depth } = bore
  return [
    toleranced('BORE', `Ø${diameter.value}`, diameter.tolerance, note),
    ...(depth?.value ? [untoleranced('DEPTH', depth.value)] : []),
    ...(counterbore ? [untoleranced('COUNTERBORE', `Ø${counterbore.diameter.value}`)] : []),
    ...(counterbore?.depth ? [untoleranced('COUNTERBORE_DEPTH', counterbore.depth.value)] : []),
  ]
}

function toleranced(
  what: string,
  nominal: string,
  tolerance: Tolerance,
  note: string | null,
): Part {
  const { deviation_lower: lower, deviation_upper: upper, fit } = tolerance
  return { what, nominal, lower, upper, class: fit ?? (lower === null ? null : note) }
}

const untoleranced = (what: string, nominal: string): Part => ({
  what,
  nominal,
  lower: null,
  upper: null,
  class: null,
})
