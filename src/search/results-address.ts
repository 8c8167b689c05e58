import { localAddress } from '../../shared/addresses/local-address.ts'
import { stringifySearch } from '../../shared/addresses/search-params.ts'
import type { Locale } from '../../shared/i18n/locale.ts'

/** The page of results in a language, with what was asked if anything was. */
export function resultsAddress(query: string, locale: Locale): string {
  return localAddress(`/search${stringifySearch({ q: query.trim() || undefined })}`, locale)
}
