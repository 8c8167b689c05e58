import { type ResponseName, responseNames } from '../../src/api-schemas/definitions.ts'
import { fieldGroups } from '../../src/api-schemas/field-groups.ts'
import type { Drawing, EvidenceKind } from '../../src/drawings/index.ts'
import { boxesOf } from './evidence.ts'
import { highlightJson } from './highlight.ts'

/** An entry of a sample response: an object of one of its groups. */
export interface SampleEntry {
  /** In the response: `dimensions[3]`, `weight`. */
  path: string
  /** As on the sheet where it stands there, otherwise the most telling value. */
  label: string
  /** Insights have no single place on the sheet. */
  ref?: number
  kind?: EvidenceKind
}

/** What the field reference shows of one response of a drawing. */
export interface FieldSample {
  response: unknown
  html: string
  boxes: { ref: number; kind: EvidenceKind; box: object }[]
  /** By group, the entry that leaves the fewest fields open first. */
  entries: Record<string, SampleEntry[]>
}

/** The sample responses of a drawing, taken apart for the field reference. */
export function fieldSamples(drawing: Drawing): Record<ResponseName, FieldSample> {
  const boxes = { ...boxesOf(drawing), insights: [] }
  const sampleOf = (name: ResponseName): FieldSample => ({
    response: drawing.responses[name],
    html: highlightJson(drawing.responses[name]),
    boxes: boxes[name],
    entries: Object.fromEntries(
      fieldGroups(name).map((group) => [group.name, entriesOf(drawing, name, group.name)]),
    ),
  })
  const [metadata, features, insights] = responseNames.map(sampleOf)
  return { metadata, features, insights } as Record<ResponseName, FieldSample>
}

function entriesOf(drawing: Drawing, response: ResponseName, group: string): SampleEntry[] {
  const value = (drawing.responses[response] as unknown as Record<string, unknown>)[group]
  if (typeof value !== 'object' || value === null) return []
  const objects = Array.isArray(value)
    ? value.map((item, index) => ({ item, path: `${group}[${index}]` }))
    : [{ item: value, path: group }]
  return objects
    .toSorted((a, b) => openFields(a.item) - openFields(b.item))
    .map(({ item, path }) => {
      const field = drawing.fields.find((each) => each.path === `${response}.${path}`)
      if (!field) return { path, label: labelOf(item) }
      return { path, label: field.label, ref: field.referenceId, kind: field.kind }
    })
}

function openFields(item: unknown): number {
  return JSON.stringify(item).split('null').length
}

function labelOf(item: {
  label?: string
  process?: string
  value?: string
  unit?: string
}): string {
  return item.label ?? item.process ?? `${item.value} ${item.unit}`
}
