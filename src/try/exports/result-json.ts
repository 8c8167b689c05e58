import type { ReadSheet } from '../reader-client.ts'
import type { CorrectedItem } from '../result/corrections.ts'

/** A value as an object of the JSON export: as printed, typed, how sure, where; edits are marked. */
export function jsonOfItem(item: CorrectedItem): Record<string, unknown> {
  const { content } = item
  return {
    reference_id: item.id,
    kind: item.kind,
    label: item.label,
    ...typedPart(item),
    confidence: { score: item.confidence.toFixed(2) },
    ...(item.doubts.length > 0 && { doubts: item.doubts }),
    ...(content.type === 'callout' && content.isGeneral && { is_general: true }),
    ...(item.original !== null && { is_edited: true, read_as: item.original }),
    boxes: item.boxes.map(({ x, y, width, height }) =>
      [x, y, width, height].map((value) => Math.round(value * 100) / 100),
    ),
  }
}

/** What the value says; nothing where an edited callout is kept as text only. */
function typedPart({ content, isTyped }: CorrectedItem): Record<string, unknown> {
  if (!isTyped) return {}
  if (content.type === 'callout') {
    const { kind: _, text: __, ...typed } = content.callout
    return typed
  }
  const { type: _, ...fields } = content
  return fields
}

/** Raised when a field is renamed, removed or changes its meaning. */
const version = 1

/** Everything read from a file as one document; units are stated, hidden values are the caller's to leave out. */
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
      values: items.filter(({ sheet }) => sheet === reading.page).map(jsonOfItem),
      estimates: reading.insights,
    })),
  }
}
