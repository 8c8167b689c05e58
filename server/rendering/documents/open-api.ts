import { objectDocument, type SchemaWords } from '../../../shared/api-schemas/schema-document.ts'
import { meaningOf } from '../../../shared/content/words/meanings.ts'
import type { Locale } from '../../../shared/i18n/locale.ts'
import { openApiDocument } from '../../sandbox/open-api.ts'
import { siteContext } from '../site-context.ts'

/** Where the document stands. */
export const openApiPath = '/openapi.json'

/** The OpenAPI document of the sandbox with the words of one language. */
export function openApi(locale: Locale): object {
  const { content, origin } = siteContext()
  const words = {
    copy: content.wording('sandbox', locale),
    brand: content.site().brand.name,
    ...fieldWords(locale),
  }
  return openApiDocument(origin, words, locale)
}

/** The JSON Schema of an object of the contract, complete in itself. */
export function contractSchema(name: string, locale: Locale): Record<string, unknown> {
  return objectDocument(name, fieldWords(locale))
}

/** What fields of responses, and of requests around them, mean in one language. */
function fieldWords(locale: Locale): Pick<SchemaWords, 'meaning' | 'unit'> {
  const { content } = siteContext()
  const { fields, explorer } = content.page('documentation', locale)
  const all = { ...fields, ...content.wording('sandbox', locale).fields }
  const units: Record<string, string> = explorer.units
  return {
    meaning: (key) => meaningOf(all, key),
    unit: (unit) => `${explorer.unit} ${units[unit] ?? unit}.`,
  }
}
