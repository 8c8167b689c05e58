import { localAddress } from '../../shared/addresses/local-address.ts'
import { stringifySearch } from '../../shared/addresses/search-params.ts'
import type { Locale } from '../../shared/i18n/locale.ts'

/**
 * Path and query of a page in a language, spelled as the site spells it (no redirect follows).
 *
 * @example pageAddress('/trial-license', 'de', { state: 'sent' }) // '/trial-license?state=sent&lang=de'
 */
export function pageAddress(
  path: string,
  locale: Locale,
  search: Readonly<Record<string, string>> = {},
): string {
  return localAddress(path + stringifySearch(search), locale)
}
