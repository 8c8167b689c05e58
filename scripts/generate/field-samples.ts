import type { Drawing } from '@firstangle/drawings'
import { type ResponseName, responseNames } from '../../shared/api-schemas/definitions.ts'
import { fieldGroups } from '../../shared/api-schemas/field-groups.ts'
import { highlightJson } from '../../src/components/code/highlight-json.ts'
import type { Sample, SampleEntry } from '../../src/pages/documentation/sample.ts'
import { boxesOf } from './evidence.ts'
import { beginning } from './excerpt.ts'

/** The sample responses of a drawing, taken apart for the field reference; of the code, how it begins. */
export function fieldSamples(drawing: Drawing): Record<ResponseName, Omit<Sample, 'whole'>> {
  const boxes = { ...boxesOf(drawing), insights: [] }
  const sampleOf = (name: ResponseName): Omit<Sample, 'whole'> => ({
    response: drawing.responses[name],
    html: highlightJson(beginning(drawing.responses[name])),
    boxes: boxes[name],
    entries: Object.fromEntries(
      fieldGroups(name).map((group) => [group.name, entriesOf(drawing, name, group.name)]),
    ),
  })
  const [metadata, features, insights] = responseNames.map(sampleOf)
  return { metadata, features, insights } as Record<ResponseName, Omit<Sample, 'whole'>>
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
  width?: string
  height?: string
}): string {
  if (item.width) return `${item.width} × ${item.height} ${item.unit}`
  return item.label ?? item.process ?? `${item.value} ${item.unit}`
}
