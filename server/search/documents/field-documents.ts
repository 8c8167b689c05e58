import type { ResponseName } from '../../../shared/api-schemas/definitions.ts'
import { fieldGroups } from '../../../shared/api-schemas/field-groups.ts'
import type { DocumentationCopy } from '../../../shared/content/pages/documentation.ts'
import { meaningOf } from '../../../shared/content/words/meanings.ts'
import type { Locale } from '../../../shared/i18n/locale.ts'
import type { SearchDocument } from './search-document.ts'

/** What somebody calls a group of fields, beside its own name. */
const calledAs: Record<Locale, string> = { en: 'JSON field', de: 'Feld JSON' }

const responses = ['metadata', 'features', 'insights'] as const satisfies ResponseName[]

/** The field reference: one document for each object of a response, listing its fields with their meanings. */
export function fieldDocuments(base: SearchDocument, copy: unknown): SearchDocument[] {
  const { explorer, fields } = copy as DocumentationCopy
  const shared: Record<string, string> = explorer.groups
  return responses.flatMap((response) =>
    fieldGroups(response).map((group) => ({
      ...base,
      anchor: `${response}-${group.name}`,
      heading: shared[group.name] ?? group.name,
      // The description of the group in the response's table finds it, too.
      keywords: [response, ownMeaning(fields, response, group.name), calledAs[base.locale]].join(
        ' ',
      ),
      body: group.fields
        .map(({ path, meaning }) => `${path}: ${meaningOf(fields, meaning)}`)
        .join('\n'),
    })),
  )
}

/** The description of the property that holds a group; empty for the top of a response and for shared objects. */
function ownMeaning(fields: DocumentationCopy['fields'], response: ResponseName, name: string) {
  const words = (fields as Record<string, Record<string, string> | undefined>)[response]
  return words?.[name] ?? ''
}
