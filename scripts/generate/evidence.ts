import type { Box, Drawing, EvidenceField, EvidenceKind } from '@firstangle/drawings'
import { hundredth, tenth } from '../../shared/rounding.ts'
import { highlightJson } from '../../src/components/code/highlight-json.ts'
import { valueAt } from '../../src/pages/documentation/sample-value.ts'

/** Kinds in the order in which their values are listed; the drawing's general data come last. */
export const shownKinds: readonly EvidenceKind[] = [
  'dimension',
  'thread',
  'gdnt',
  'surface',
  'bore',
  'chamfer',
  'radius',
  'metadata',
]

/** A field as the evidence panel shows it. */
interface ShownField {
  ref: number
  kind: EvidenceKind
  label: string
  path: string
  confidence: string
  box: Box
  /** The field's JSON, highlighted. */
  html: string
  /** The same as plain JSON. */
  json: string
}

/** The most informative field of each kind: the one whose object says most. */
export function shownFields(drawing: Drawing): ShownField[] {
  return shownKinds.flatMap((kind) => {
    const fields = drawing.fields.filter((field) => field.kind === kind)
    const best = fields.toSorted((a, b) => weight(drawing, b) - weight(drawing, a))[0]
    return best ? [shownField(drawing, best)] : []
  })
}

/** A size with a fit says most, then a long label. */
function weight(drawing: Drawing, field: EvidenceField): number {
  const value = valueAt(drawing.responses, field.path) as { tolerance?: { fit?: string | null } }
  return (value?.tolerance?.fit ? 1000 : 0) + field.label.length
}

/** One field with its box and its highlighted JSON. */
export function shownField(drawing: Drawing, field: EvidenceField): ShownField {
  const { referenceId: ref, kind, label, path, confidence } = field
  const box = marginBox(field)
  const value = valueAt(drawing.responses, path)
  return {
    ref,
    kind,
    label,
    path,
    confidence: confidence.toFixed(2),
    box,
    html: highlightJson(value),
    json: JSON.stringify(value),
  }
}

/** What an object says of its callout, without what the callout leaves open, as highlighted markup. */
export function briefJson(drawing: Drawing, { path }: EvidenceField): string {
  const entries = Object.entries(valueAt(drawing.responses, path) as object)
  return highlightJson(Object.fromEntries(entries.filter(([, value]) => value !== null)))
}

/** Characters; longer objects are broken over several lines. */
const longestStepLine = 12

/** What a tolerance frame says first, in lines that a picture of a step holds whole. */
export function stepJson(drawing: Drawing, { path }: EvidenceField): string {
  const { label, confidence } = valueAt(drawing.responses, path) as Record<string, unknown>
  return highlightJson({ label, confidence }, longestStepLine)
}

/** Boxes of all fields by response, for the sheet beside the response's code. */
export function boxesOf(drawing: Drawing) {
  const boxes = (response: string) =>
    drawing.fields
      .filter((field) => field.path.startsWith(`${response}.`))
      .map((field) => ({
        ref: field.referenceId,
        kind: field.kind,
        box: marginBox(field, inkMargin, tenth),
      }))
  return { metadata: boxes('metadata'), features: boxes('features'), insights: boxes('insights') }
}

/** Paper around the ink of a field, mm. */
const inkMargin = 1.2

/** The box of a field with a margin around the ink, mm. */
export function marginBox(
  { box }: Pick<EvidenceField, 'box'>,
  margin = inkMargin,
  round: (value: number) => number = hundredth,
): Box {
  return {
    x: round(box.x - margin),
    y: round(box.y - margin),
    width: round(box.width + 2 * margin),
    height: round(box.height + 2 * margin),
  }
}
