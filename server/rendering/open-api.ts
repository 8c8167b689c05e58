import { meaningOf } from '../../shared/content/meanings.ts'
import type { Locale } from '../../shared/i18n/locale.ts'
import { openApiDocument } from '../sandbox/open-api.ts'
import { siteContext } from './site-context.ts'

export const openApiPath = '/openapi.json'

/** The OpenAPI document of the sandbox with the words of one language. */
export function openApi(locale: Locale): object {
  const { content, origin } = siteContext()
  const { fields, explorer } = content.page('documentation', locale)
  const copy = content.wording('sandbox', locale)
  const units: Record<string, string> = explorer.units
  const words = {
    copy,
    brand: content.site().brand.name,
    meaning: (key: string) => meaningOf({ ...fields, ...copy.fields }, key),
    unit: (unit: string) => `${explorer.unit} ${units[unit] ?? unit}.`,
  }
  return openApiDocument(origin, words, locale)
}
