import type { Drawing } from '@firstangle/drawings'

/** A field of an item master: what was read, and what is written after mapping, unit and rounding. */
interface RecordField {
  /** Its name in the copy. */
  id:
    | 'number'
    | 'item'
    | 'designation'
    | 'material'
    | 'weight'
    | 'units'
    | 'tolerance'
    | 'roughness'
    | 'projection'
  /** Where the value stands in the response. */
  path: string
  ref: number
  read: string
  written: string
  /** From 0 to 1. */
  confidence: number
}

/** Longest item text the example accepts, in characters. */
const longestText = 40

/** Grams, whole: net weights are compared in one unit. */
export function grams(kilograms: string): string {
  return `${Math.round(Number(kilograms) * 1000)} G`
}

/** The title block of a drawing as fields of an item master. */
export function itemMaster({ responses }: Drawing): RecordField[] {
  const { metadata } = responses
  const [number, item] = metadata.identifiers
  const material = metadata.material_options[0]
  const tolerance = metadata.general_tolerances[0]
  const units = metadata.unit_systems[0]
  const designation = material?.material_combination[0]?.designation ?? ''
  const note = `${tolerance?.tolerance_standard} ${tolerance?.tolerance_class}`
  const { weight, general_roughness: roughness, projection_method: projection } = metadata
  return [
    field('number', 'identifiers[0].value', number, number?.value, (value) => value),
    field('item', 'identifiers[1].value', item, item?.value, (value) => value.replaceAll(' ', '')),
    field(
      'designation',
      'designation.value',
      metadata.designation,
      metadata.designation.value,
      (value) => value.toUpperCase().slice(0, longestText),
    ),
    field(
      'material',
      'material_options[0].material_combination[0].designation',
      material,
      designation,
      (value) => value,
    ),
    field('weight', 'weight.value', weight, `${weight.value} ${weight.unit}`, () =>
      grams(weight.value),
    ),
    field('units', 'unit_systems[0].unit_system_type', units, units?.unit_system_type, (value) =>
      value === 'METRIC' ? 'MM' : 'IN',
    ),
    field('tolerance', 'general_tolerances[0].tolerance_class', tolerance, note, (value) =>
      value.replace('_', ' ').replace(/ (\w+)$/, '-$1'),
    ),
    field(
      'roughness',
      'general_roughness.label',
      roughness,
      roughness.label,
      (value) => `${value.replace(',', '.')} µm`,
    ),
    field('projection', 'projection_method.value', projection, projection.value, (value) =>
      value === 'FIRST_ANGLE' ? '1' : '3',
    ),
  ]
}

function field(
  id: RecordField['id'],
  path: string,
  source: { reference_id: number; confidence: { score: string } } | undefined,
  read: string | undefined,
  write: (value: string) => string,
): RecordField {
  if (!source || read === undefined) throw new Error(`The sheet has no ${id}`)
  return {
    id,
    path: `metadata.${path}`,
    ref: source.reference_id,
    read,
    written: write(read),
    confidence: Number(source.confidence.score),
  }
}
