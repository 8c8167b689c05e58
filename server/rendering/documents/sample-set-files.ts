import { csvDialects } from '../../../shared/csv.ts'
import type { Locale } from '../../../shared/i18n/locale.ts'
import {
  type ManifestField,
  manifestFields,
  manifestSchema,
  manifestSchemaPath,
} from '../../../shared/sample-set/manifest-fields.ts'
import { siteContext } from '../site-context.ts'

/** The JSON Schema of a manifest with the English words; `$id` is its address on this site. */
export function sampleSetSchema(): object {
  const { content, origin } = siteContext()
  const { title, fields } = content.page('try-set', 'en').manifest
  const meaning = (name: keyof typeof fields) => fields[name]
  return manifestSchema(origin + manifestSchemaPath, { title, meaning })
}

/** What people without scripts fill in: the columns that the reader cannot know, and those that name the file. */
export function sampleSetTemplate(locale: Locale): string {
  const fields: readonly ManifestField[] = manifestFields
  const names = fields
    .filter(({ name, isEntered }) => isEntered || name === 'file' || name === 'drawing_number')
    .map(({ name }) => name)
  const { separator } = csvDialects[locale]
  // The mark tells spreadsheets that the text is UTF-8.
  return `\ufeff${names.join(separator)}\r\n`
}
