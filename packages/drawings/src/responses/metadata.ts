import type { FeatureBook } from './book.ts'
import { roughnessBody } from './feature-specs.ts'
import { wire, written } from './numbers.ts'
import type {
  GeneralTolerance,
  Identifier,
  InsightsResponse,
  MetadataResponse,
  Roughness,
} from './types.ts'

/** What a title block says; the same data fills the metadata response. */
export interface SheetData {
  language: 'DEU' | 'ENG'
  title: string
  supplement: string
  drawingNumber: string
  partNumber: string
  revision: string
  date: string
  scale: string
  format: 'A3' | 'A4'
  material: { text: string; standard: string; designation: string; category: string[] }
  /** kg, as lettered (rounded) */
  mass: number
  generalTolerance: {
    text: string
    standard: GeneralTolerance['tolerance_standard']
    toleranceClass: string
  }
  roughness: {
    parameter: 'Ra' | 'Rz'
    value: number
    removal: Roughness['material_removal_type']
  }
  edges: { external: string; internal: string }
}

/** reference_id of each metadata value on the sheet. */
export interface MetadataRefs {
  drawingNumber: number
  partNumber: number
  title: number
  material: number
  mass: number
  generalTolerance: number
  roughness: number
  projection: number
  units: number
}

const toleranceBody = ({ generalTolerance }: SheetData) => ({
  tolerance_standard: generalTolerance.standard,
  tolerance_class: generalTolerance.toleranceClass,
  principle: 'INDEPENDENCE' as const,
})

const materialBody = ({ material }: SheetData) => ({
  material_combination: [
    {
      raw_ocr: material.text,
      standard: material.standard,
      designation: material.designation,
      material_category: material.category,
    },
  ],
})

/** The place of a value on the sheet, and how sure its reading is. */
type Entry = Pick<Identifier, 'reference_id' | 'confidence'>

const referencesOf = (entries: Record<keyof MetadataRefs, Entry>): MetadataRefs =>
  Object.fromEntries(
    Object.entries(entries).map(([key, entry]) => [key, entry.reference_id]),
  ) as unknown as MetadataRefs

const roughnessLabel = (book: FeatureBook, { roughness }: SheetData): string =>
  `${roughness.parameter} ${book.number(roughness.value)}`

/** Registers an evidence entry for every value with a place on the sheet, in the order of the numbers they get. */
function registerValues(book: FeatureBook, data: SheetData): Record<keyof MetadataRefs, Entry> {
  const place = (label: string, path: string): Entry => {
    const { ref, confidence } = book.register('metadata', label, `metadata.${path}`)
    return { reference_id: ref, confidence }
  }
  const isGerman = data.language === 'DEU'
  return {
    drawingNumber: place(data.drawingNumber, 'identifiers[0]'),
    partNumber: place(data.partNumber, 'identifiers[1]'),
    title: place(data.title, 'designation'),
    generalTolerance: place(data.generalTolerance.text, 'general_tolerances[0]'),
    roughness: place(roughnessLabel(book, data), 'general_roughness'),
    material: place(data.material.text, 'material_options[0]'),
    mass: place(`${written(data.mass, book.sign)} kg`, 'weight'),
    projection: place(
      isGerman ? 'Projektionsmethode 1' : 'First angle projection',
      'projection_method',
    ),
    units: place('mm', 'unit_systems[0]'),
  }
}

/** Builds the metadata response and registers an evidence entry for every value with a place on the sheet. */
export function buildMetadata(
  book: FeatureBook,
  data: SheetData,
): { metadata: Omit<MetadataResponse, 'evidence'>; refs: MetadataRefs } {
  const { language } = data
  const entries = registerValues(book, data)
  const identifier = (
    { reference_id, confidence }: Entry,
    value: string,
    type: Identifier['identifier_type'],
  ): Identifier => ({
    reference_id,
    language,
    value,
    identifier_type: type,
    stakeholder: 'OWNER',
    period: 'CURRENT',
    confidence,
  })
  const metadata: Omit<MetadataResponse, 'evidence'> = {
    ask_version: 'v2',
    ask_type: 'META_DATA',
    page_type: 'COMPONENT_DRAWING',
    identifiers: [
      identifier(entries.drawingNumber, data.drawingNumber, 'DRAWING_NUMBER'),
      identifier(entries.partNumber, data.partNumber, 'PART_NUMBER'),
    ],
    designation: { ...entries.title, language, value: data.title },
    languages: [language],
    general_tolerances: [{ ...entries.generalTolerance, ...toleranceBody(data) }],
    general_roughness: {
      ...entries.roughness,
      label: roughnessLabel(book, data),
      quantity: 1,
      ...roughnessBody(data.roughness),
    },
    material_options: [{ ...entries.material, ...materialBody(data) }],
    weight: { ...entries.mass, value: wire(data.mass), unit: 'kilogram' },
    projection_method: { ...entries.projection, value: 'FIRST_ANGLE' },
    bill_of_material: [],
    unit_systems: [{ ...entries.units, unit_system_type: 'METRIC' }],
  }
  return { metadata, refs: referencesOf(entries) }
}

/** Builds the insights response; volume in mm³ from the model. */
export function buildInsights(spec: {
  process: InsightsResponse['primary_process_options'][number]['process']
  confidence: number
  secondaryMilling: boolean
  secondary: readonly { label: string; path: string[]; confidence: number }[]
  volume: number
  volumeConfidence: number
}): InsightsResponse {
  const score = (value: number) => ({ score: value.toFixed(2) })
  return {
    ask_version: 'v2',
    ask_type: 'INSIGHTS',
    page_type: 'COMPONENT_DRAWING',
    primary_process_options: [
      {
        process: spec.process,
        requires_secondary_milling: spec.secondaryMilling,
        confidence: score(spec.confidence),
      },
    ],
    secondary_processes: spec.secondary.map((item) => ({
      label: item.label,
      process_category: item.path,
      confidence: score(item.confidence),
    })),
    volume_estimate: {
      value: wire(spec.volume, 0),
      unit: 'mm3',
      confidence: score(spec.volumeConfidence),
    },
  }
}
