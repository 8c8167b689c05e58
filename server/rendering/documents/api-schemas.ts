import { type ResponseName, responseNames } from '../../../shared/api-schemas/definitions.ts'
import { schemaDocument } from '../../../shared/api-schemas/schema-document.ts'
import { meaningOf } from '../../../shared/content/words/meanings.ts'
import { siteContext } from '../site-context.ts'

/** Path of the JSON Schema of a response. */
export function schemaPath(response: ResponseName): string {
  return `/schemas/${response}.json`
}

/** The response whose schema has this path, if one has. */
export function responseOfPath(path: string): ResponseName | undefined {
  return responseNames.find((response) => schemaPath(response) === path)
}

/** The JSON Schema of a response with the English words; `$id` is its address on this site. */
export function apiSchema(response: ResponseName): object {
  const { content, origin } = siteContext()
  const { fields, explorer, ...sections } = content.page('documentation', 'en')
  const units: Record<string, string> = explorer.units
  return schemaDocument(response, origin + schemaPath(response), {
    title: `${content.site().brand.name} ${sections[response].title}`,
    description: sections[response].schema,
    meaning: (key) => meaningOf(fields, key),
    unit: (unit) => `${explorer.unit} ${units[unit] ?? unit}.`,
  })
}
