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

const referencesOf = (
  entries: Record<keyof MetadataRefs, { reference_id: number }>,
): MetadataRefs =>
  Object.fromEntries(
    Object.entries(entries).map(([key, entry]) => [key, entry.reference_id]),
  ) as unknown as MetadataRefs

/** Builds the metadata response and registers an evidence entry for every value with a place on the sheet. */
export function buildMetadata(
  book: FeatureBook,
  data: SheetData,
): { metadata: Omit<MetadataResponse, 'evidence'>; refs: MetadataRefs } {
  const place = (label: string, path: string) => {
    const { ref, confidence } = book.register('metadata', label, `metadata.${path}`)
    return { reference_id: ref, confidence }
  }
  const { language, generalTolerance, roughness, material } = data
  const number = place(data.drawingNumber, 'identifiers[0]')
  const part = place(data.partNumber, 'identifiers[1]')
  const title = place(data.title, 'designation')
  const tolerance = place(generalTolerance.text, 'general_tolerances[0]')
  const roughnessLabel = `${roughness.parameter} ${book.number(roughness.value)}`
  const surface = place(roughnessLabel, 'general_roughness')
  const stock = place(material.text, 'material_options[0]')
  const massLabel = `${written(data.mass, book.sign)} kg`
  const weight = place(massLabel, 'weight')
  const projection = place(
    language === 'DEU' ? 'Projektionsmethode 1' : 'First angle projection',
    'projection_method',
  )
  const units = place('mm', 'unit_systems[0]')
  const identifier = (
    own: ReturnType<typeof place>,
    value: string,
    type: Identifier['identifier_type'],
  ): Identifier => ({
    reference_id: own.reference_id,
    language,
    value,
    identifier_type: type,
    stakeholder: 'OWNER',
    period: 'CURRENT',
    confidence: own.confidence,
  })
  const metadata: Omit<MetadataResponse, 'evidence'> = {
    ask_version: 'v2',
    ask_type: 'META_DATA',
    page_type: 'COMPONENT_DRAWING',
    identifiers: [
      identifier(number, data.drawingNumber, 'DRAWING_NUMBER'),
      identifier(part, data.partNumber, 'PART_NUMBER'),
    ],
    designation: { ...title, language, value: data.title },
    languages: [language],
    general_tolerances: [{ ...tolerance, ...toleranceBody(data) }],
    general_roughness: {
      ...surface,
      label: roughnessLabel,
      quantity: 1,
      ...roughnessBody(roughness),
    },
    material_options: [{ ...stock, ...materialBody(data) }],
    weight: { ...weight, value: wire(data.mass), unit: 'kilogram' },
    projection_method: { ...projection, value: 'FIRST_ANGLE' },
    bill_of_material: [],
    unit_systems: [{ ...units, unit_system_type: 'METRIC' }],
  }
  const refs = {
    drawingNumber: number,
    partNumber: part,
    title,
    material: stock,
    mass: weight,
    generalTolerance: tolerance,
    roughness: surface,
    projection,
    units,
  }
  return { metadata, refs: referencesOf(refs) }
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
