import { featureOf, type ReadSheet, responsesOf } from '@firstangle/reader'
import { correctedReading } from '../result/corrected-reading.ts'
import type { CorrectedItem } from '../result/corrections.ts'

/** A value as an object: a callout in the shape of the API's features response, anything else by its fields. */
export function jsonOfItem(item: CorrectedItem): Record<string, unknown> {
  return { ...typedPart(item), ...marksOf(item) }
}

/** Indented as a person would: the four numbers of a box stand on one line. A string has no line breaks to be mistaken. */
export function indentedJson(value: unknown): string {
  return JSON.stringify(value, null, 2).replaceAll(
    /\[\n\s*(-?[\d.]+(?:,\n\s*-?[\d.]+)*)\n\s*\]/g,
    (_, numbers: string) => `[${numbers.replaceAll(/\s+/g, ' ')}]`,
  )
}

function typedPart(item: CorrectedItem): Record<string, unknown> {
  const { content, id, confidence, label } = item
  if (content.type === 'callout' && item.isTyped) {
    return { ...featureOf(content.callout, { referenceId: id, confidence }).feature, label }
  }
  const found = { reference_id: id, label, confidence: { score: confidence.toFixed(2) } }
  if (content.type === 'callout') return found
  const { type: _, ...fields } = content
  return { ...found, ...fields }
}

/** What is said beside the API's own fields: doubts, scope, edits, and the place on the sheet. */
function marksOf(item: CorrectedItem): Record<string, unknown> {
  const { content, doubts, original } = item
  return {
    ...(doubts.length > 0 && { doubts }),
    ...(content.type === 'callout' && content.isGeneral && { is_general: true }),
    ...(original !== null && { is_edited: true, read_as: original }),
    ...(item.isAdded && { is_added: true }),
    boxes: item.boxes.map(({ x, y, width, height }) =>
      [x, y, width, height].map((value) => Math.round(value * 100) / 100),
    ),
  }
}

/** Raised when a field is renamed, removed or changes its meaning. */
const version = 1

/**
 * Everything read from a file as one document: for each sheet the three responses in the shapes of the API's samples
 * (SPEC section 3), and the place of each value by its `reference_id`. Hidden values are the caller's to leave out.
 */
export function resultDocument(
  file: string,
  sheets: readonly ReadSheet[],
  items: readonly CorrectedItem[],
): Record<string, unknown> {
  return {
    format: 'firstangle-try',
    version,
    // The service's own reader is the API.
    reader: 'preview by rules',
    file,
    box: { unit: 'mm', origin: 'top left of the sheet as shown', order: 'x y width height' },
    sheets: sheets.map(({ reading, source, dpi, refusal }) => ({
      page: reading.page,
      width: reading.width,
      height: reading.height,
      source,
      ...(dpi !== null && { dpi }),
      ...(refusal && { refused: refusal }),
      ...responsesOf(correctedReading(reading, items)),
      evidence: items
        .filter(({ sheet }) => sheet === reading.page)
        .map((item) => ({
          reference_id: item.id,
          kind: item.kind,
          label: item.label,
          ...marksOf(item),
        })),
    })),
  }
}
