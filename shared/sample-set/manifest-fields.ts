import { currencies, families, materialKinds, outcomes, sizeClasses } from './sample-set.ts'

type JsonType = 'string' | 'number' | 'integer'

/** A column of the manifest, and a property of each drawing in its JSON form. */
export interface ManifestField {
  readonly name: string
  readonly type: JsonType
  readonly values?: readonly string[]
  /** What the visitor enters; the rest is read from the file. */
  readonly isEntered?: true
}

/** In the order of the columns. A name never changes its meaning without a new `version` of the manifest. */
export const manifestFields = [
  { name: 'file', type: 'string' },
  { name: 'drawing_number', type: 'string' },
  { name: 'revision', type: 'string' },
  { name: 'title', type: 'string' },
  { name: 'price', type: 'number', isEntered: true },
  { name: 'currency', type: 'string', values: currencies, isEntered: true },
  { name: 'expected_outcome', type: 'string', values: outcomes, isEntered: true },
  { name: 'note', type: 'string', isEntered: true },
  { name: 'format', type: 'string', values: ['pdf', 'tiff', 'jpeg', 'jp2', 'png', 'bmp'] },
  { name: 'sheets', type: 'integer' },
  { name: 'resolution_dpi', type: 'integer' },
  { name: 'family', type: 'string', values: families },
  { name: 'material', type: 'string', values: materialKinds },
  { name: 'size', type: 'string', values: sizeClasses },
  { name: 'largest_size_mm', type: 'number' },
  { name: 'original_name', type: 'string' },
  { name: 'sha256', type: 'string' },
] as const satisfies readonly ManifestField[]

type ManifestName = (typeof manifestFields)[number]['name']

export const manifestNames = manifestFields.map(({ name }) => name)

/** A drawing of the set; null where something is not known, or is left out. */
export type ManifestRow = Readonly<Record<ManifestName, string | number | null>>

/** Path of the JSON Schema of the manifest. */
export const manifestSchemaPath = '/schemas/sample-set.json'

/** Path of the table that people fill in where no script runs. */
export const templatePath = '/try/set/template.csv'

/** Raised when a field is renamed, removed or changes its meaning. */
export const manifestVersion = 1

/** The JSON Schema of `manifest.json`. */
export function manifestSchema(
  id: string,
  words: { readonly title: string; readonly meaning: (name: ManifestName) => string },
): object {
  const fields: readonly (ManifestField & { name: ManifestName })[] = manifestFields
  const drawing = Object.fromEntries(
    fields.map(({ name, type, values }) => [
      name,
      {
        description: words.meaning(name),
        type: name === 'file' ? type : [type, 'null'],
        ...(values && { enum: [...values, null] }),
      },
    ]),
  )
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: id,
    title: words.title,
    type: 'object',
    additionalProperties: false,
    required: ['format', 'version', 'created', 'purpose', 'drawings'],
    properties: {
      format: { const: 'sample-set' },
      version: { const: manifestVersion },
      created: { type: 'string', format: 'date-time' },
      purpose: { enum: ['quoting', 'feasibility'] },
      drawings: {
        type: 'array',
        items: {
          type: 'object',
          additionalProperties: false,
          required: manifestNames,
          properties: drawing,
        },
      },
    },
  }
}
