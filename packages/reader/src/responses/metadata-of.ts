import type {
  BillOfMaterialRow,
  GeneralTolerance,
  Identifier,
  MaterialOption,
  ProjectionMethod,
  Roughness,
  UnitSystem,
  Weight,
} from '@firstangle/drawings/responses'
import { parseCallouts } from '../grammar/parse-callouts.ts'
import type { MetadataField, PageReading, ReadMetadata, ReadPart } from '../reading.ts'
import { materialOf } from '../sheet/material.ts'
import { featureOf } from './feature-of.ts'
import type { ReadMetadataResponse } from './types.ts'

const scored = ({ id, confidence }: { id: number; confidence: number }) => ({
  reference_id: id,
  confidence: { score: confidence.toFixed(2) },
})

/** Codes of the sample responses by the two letters the reader uses. */
const languageCodes: Readonly<Record<string, string>> = {
  de: 'DEU',
  en: 'ENG',
  nl: 'DUT',
  fr: 'FRA',
  es: 'SPA',
  it: 'ITA',
  ja: 'JPN',
  zh: 'ZHO',
  sv: 'SWE',
  ru: 'RUS',
}

const languagesOf = (found: readonly ReadMetadata[]): string[] =>
  found.flatMap(({ value }) =>
    value
      .split(/[\s,;/]+/)
      .filter((code) => code !== '')
      .map((code) => languageCodes[code.toLowerCase()] ?? code.toUpperCase()),
  )

const classNames: Readonly<Record<string, string>> = { fine: 'f', medium: 'm', coarse: 'c' }
const standards = [
  [/ISO ?2768(?:-\d)?[ -]*(\p{L}{1,6})?/u, 'ISO_2768'],
  [/DIN ?7168[ -]*(\p{L}{1,6})?/u, 'DIN_7168'],
  [/ISO ?4759(?:-\d)?[ -]*(\p{L})?/u, 'ISO_4759_1'],
] as const

/** `ISO 2768-mK` as standard and class; any other note as it stands. */
function generalTolerance(found: ReadMetadata): GeneralTolerance {
  const principle = /ISO ?8015|(?<!\p{L})ISO ?GPS/u.test(found.value) ? 'INDEPENDENCE' : null
  for (const [pattern, standard] of standards) {
    const match = pattern.exec(found.value)
    if (!match) continue
    const printed = match[1] ?? ''
    const tolerance_class = classNames[printed.toLowerCase()] ?? printed
    return { ...scored(found), tolerance_standard: standard, tolerance_class, principle }
  }
  const tolerance_standard = 'TOLERANCE_NOTE'
  return { ...scored(found), tolerance_standard, tolerance_class: found.value, principle }
}

const materialStandard =
  /(?:DIN )?(?:EN|DIN|ASTM|AISI|SAE|JIS|GB(?:\/T)?|ISO)(?: ISO)? ?[A-Z]?\d{2,6}(?:-\d{1,2})?/

/** A material by its own words; the category is that of a known designation, otherwise empty. */
function materialOption(found: ReadMetadata): MaterialOption {
  const standard = materialStandard.exec(found.value)?.[0] ?? null
  const rest = standard
    ? found.value.replace(standard, '').replace(/^[\s,;-]+|(?<![\s,;-])[\s,;-]+$/g, '')
    : ''
  const designation = rest === '' ? found.value : rest
  const material_category = [...(materialOf(found.value)?.category ?? [])]
  return {
    ...scored(found),
    material_combination: [{ raw_ocr: found.label, standard, designation, material_category }],
  }
}

function weightOf(found: ReadMetadata): Weight | null {
  const match = /^(\d+(?:[.,]\d+)?) ?kg$/.exec(found.value)
  return match
    ? { ...scored(found), value: (match[1] ?? '').replace(',', '.'), unit: 'kilogram' }
    : null
}

function roughnessOf(found: ReadMetadata, isInch: boolean): Roughness | null {
  const callout = parseCallouts(found.value, { unit: isInch ? 'inch' : 'mm' })[0]
  if (callout?.kind !== 'roughness') return null
  const place = { referenceId: found.id, confidence: found.confidence }
  const entry = featureOf(callout, place)
  return entry.list === 'roughnesses' ? { ...entry.feature, label: found.label } : null
}

const rowOf = (part: ReadPart): BillOfMaterialRow => ({
  ...scored(part),
  position: part.position,
  part_number: part.partNumber ?? '',
  designation: part.designation,
  quantity: part.quantity,
})

const unitSystem = (found: ReadMetadata): UnitSystem => ({
  ...scored(found),
  unit_system_type: /inch|zoll|imperial/i.test(found.value) ? 'IMPERIAL' : 'METRIC',
})

function projectionOf(found: ReadMetadata): ProjectionMethod | null {
  const { value } = found
  if (value !== 'FIRST_ANGLE' && value !== 'THIRD_ANGLE') return null
  return { ...scored(found), value }
}

/** The metadata response of a page (SPEC section 3): what was not read is null or an empty list. */
export function metadataOf(reading: PageReading): ReadMetadataResponse {
  const all = (field: MetadataField) => reading.metadata.filter((each) => each.field === field)
  const first = <T>(field: MetadataField, build: (found: ReadMetadata) => T | null): T | null => {
    const found = all(field)[0]
    return found ? build(found) : null
  }
  const languages = languagesOf(all('languages'))
  const language = languages[0] ?? 'UND'
  const identifier =
    (identifier_type: Identifier['identifier_type']) =>
    (found: ReadMetadata): Identifier => ({
      ...scored(found),
      language,
      value: found.value,
      identifier_type,
      stakeholder: null,
      period: 'CURRENT',
    })
  const units = all('units').map(unitSystem)
  const isInch = units[0]?.unit_system_type === 'IMPERIAL'
  return {
    ask_version: 'v2',
    ask_type: 'META_DATA',
    page_type: reading.pageType,
    identifiers: [
      ...all('drawingNumber').map(identifier('DRAWING_NUMBER')),
      ...all('partNumber').map(identifier('PART_NUMBER')),
    ],
    designation: first('title', (found) => ({ ...scored(found), language, value: found.value })),
    languages,
    general_tolerances: all('generalTolerances').map(generalTolerance),
    general_roughness: first('generalRoughness', (found) => roughnessOf(found, isInch)),
    material_options: all('material').map(materialOption),
    weight: first('weight', weightOf),
    projection_method: first('projection', projectionOf),
    bill_of_material: reading.parts.map(rowOf),
    unit_systems: units,
  }
}
