import type { Drawing } from '@firstangle/drawings'
import { valueAt } from '../../src/pages/documentation/sample-value.ts'

/** Fields scored below this go to the review queue in the example; a shop chooses its own value. */
const exampleThreshold = 0.9

/** What happens to a value between response and target; the words for it are in the page's copy. */
type Rule = 'asIs' | 'noBlanks' | 'lookup' | 'toNumber' | 'unit' | 'limits' | 'upperLimit'

/** One value on its way from the response to a field of a target system. */
interface MappedField {
  path: string
  /** As lettered on the sheet; null for what is estimated from it. */
  sheet: string | null
  score: string
  target: string
  field: string
  written: string
  rule: Rule
  isReviewed: boolean
}

/** Values of one sample drawing on their way into five systems, each computed from its response. */
export function integrationMapping(drawing: Drawing) {
  const { metadata, features, insights } = drawing.responses
  const identifier = (type: string) =>
    metadata.identifiers.findIndex(({ identifier_type }) => identifier_type === type)
  const dimension = (fit: string) =>
    features.dimensions.findIndex(({ tolerance }) => tolerance.fit === fit)
  const number = `metadata.identifiers[${identifier('DRAWING_NUMBER')}]`
  const part = `metadata.identifiers[${identifier('PART_NUMBER')}]`
  const seat = `features.dimensions[${dimension('k6')}]`
  const keyway = `features.dimensions[${dimension('P9')}]`
  const material = metadata.material_options[0]?.material_combination[0]?.designation ?? ''
  const process = insights.primary_process_options[0]?.process ?? ''
  const roughness = features.roughnesses[0]?.conditions[0]
  const map = mapper(drawing)
  return {
    drawingNumber: map.text(`${number}.value`),
    threshold: exampleThreshold.toFixed(2),
    rows: [
      map.row(`${number}.value`, 'PLM', 'DOCUMENT_NO', 'asIs', (text) => text),
      map.row(`${part}.value`, 'ERP', 'ITEM_NO', 'noBlanks', (text) => text.replaceAll(' ', '')),
      map.row('metadata.designation.value', 'ERP', 'ITEM_TEXT', 'asIs', (text) => text),
      map.row('metadata.material_options[0]', 'ERP', 'MATERIAL', 'lookup', () => material),
      map.row('metadata.weight.value', 'ERP', 'NET_WEIGHT_KG', 'toNumber', (text) =>
        String(Number(text)),
      ),
      map.row('insights.volume_estimate.value', 'CPQ', 'VOLUME_CM3', 'unit', (text) =>
        cubicCentimetres(text),
      ),
      map.row(
        'insights.primary_process_options[0].process',
        'MES',
        'OPERATION',
        'lookup',
        () => process,
      ),
      map.row(seat, 'CAQ', 'LOWER / UPPER', 'limits', () => limits(drawing, seat)),
      map.row(keyway, 'CAQ', 'LOWER / UPPER', 'limits', () => limits(drawing, keyway)),
      map.row('features.roughnesses[0]', 'CAQ', 'RA_MAX_UM', 'upperLimit', () =>
        String(Number(roughness?.value)),
      ),
    ],
  }
}

function mapper(drawing: Drawing) {
  const text = (path: string) => {
    const value = valueAt(drawing.responses, path)
    return typeof value === 'string' ? value : ''
  }
  const row = (
    path: string,
    target: string,
    field: string,
    rule: Rule,
    write: (value: string) => string,
  ): MappedField => {
    const owner = path.replace(/\.(value|process)$/, '')
    const shown = drawing.fields.find((candidate) => candidate.path === owner)
    const score = shown?.confidence ?? scoreAt(drawing, owner)
    const written = write(text(path))
    if (!written || written === 'NaN') throw new Error(`${path} of ${drawing.id} has no value`)
    return {
      path,
      sheet: shown?.label ?? null,
      score: score.toFixed(2),
      target,
      field,
      written,
      rule,
      isReviewed: score < exampleThreshold,
    }
  }
  return { text, row }
}

function scoreAt(drawing: Drawing, path: string): number {
  const { confidence } = valueAt(drawing.responses, path) as { confidence: { score: string } }
  return Number(confidence.score)
}

/** Limits of size in mm, to the micrometre: nominal size plus each deviation. */
function limits(drawing: Drawing, path: string): string {
  const { size, tolerance } = valueAt(
    drawing.responses,
    path,
  ) as Drawing['responses']['features']['dimensions'][number]
  const limit = (deviation: string | null) => {
    if (deviation === null) throw new Error(`${path} of ${drawing.id} lacks a deviation`)
    return (Number(size.value) + Number(deviation)).toFixed(3)
  }
  return `${limit(tolerance.deviation_lower)} / ${limit(tolerance.deviation_upper)}`
}

/** mm³ as text into cm³, to one decimal: an estimate carries no more. */
function cubicCentimetres(cubicMillimetres: string): string {
  return (Number(cubicMillimetres) / 1000).toFixed(1)
}
