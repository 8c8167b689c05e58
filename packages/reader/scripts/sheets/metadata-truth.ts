import type { Drawing } from '@firstangle/drawings'
import type { LengthUnit } from '../../src/callout.ts'
import { inchTolerances } from './rewrite-drawing.ts'

type GeneralTolerances = Drawing['responses']['metadata']['general_tolerances'][number]

const tolerancesText = ({ tolerance_standard, tolerance_class }: GeneralTolerances): string =>
  `${tolerance_standard === 'ISO_2768' ? 'ISO 2768' : 'ISO 20457'}-${tolerance_class}`

/** What the title block of a sample drawing says, with sizes in this unit. */
export function metadataTruth(drawing: Drawing, unit: LengthUnit): Record<string, unknown> {
  const { responses, sheet, texts } = drawing
  const { metadata } = responses
  const number = (type: string) =>
    metadata.identifiers.find(({ identifier_type }) => identifier_type === type)?.value
  const isGerman = metadata.languages[0] === 'DEU'
  const below = (caption: string): string | null => {
    const head = texts.find(({ text }) => text === caption)
    const cell = texts.find(
      ({ x, y }) => head && Math.abs(x - head.x) < 1 && y > head.y + 1 && y < head.y + 11,
    )
    return cell?.text ?? null
  }
  const standard = metadata.general_tolerances[0]
  return {
    title: metadata.designation.value,
    drawingNumber: number('DRAWING_NUMBER'),
    partNumber: number('PART_NUMBER'),
    revision: below(isGerman ? 'Änd.' : 'Rev.'),
    scale: sheet.scale.replace(/ .*/, ''),
    sheetSize: sheet.format,
    sheet: '1/1',
    date: below(isGerman ? 'Ausgabedatum' : 'Date of issue'),
    material: metadata.material_options[0]?.material_combination[0]?.raw_ocr,
    weight: `${metadata.weight.value} kg`,
    projection: metadata.projection_method.value,
    units: unit,
    languages: [isGerman ? 'de' : 'en'],
    generalTolerances: unit === 'inch' ? inchTolerances : standard && tolerancesText(standard),
    generalRoughness: metadata.general_roughness.label,
  }
}
