import type { Locale } from '../i18n/locale.ts'
import { localAddress } from '../navigation/local-address.ts'
import { stringifySearch } from '../navigation/search-params.ts'

/** The page of results in a language, with what was asked if anything was. */
export function resultsAddress(query: string, locale: Locale): string {
  return localAddress(`/search${stringifySearch({ q: query.trim() || undefined })}`, locale)
}
