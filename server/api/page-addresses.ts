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

/** The link in a mail that confirms the address of a trial, absolute. */
export function confirmAddress(siteUrl: string, token: string, locale: Locale): string {
  return siteUrl + pageAddress('/api/trial-requests/confirm', locale, { token })
}

/** The link in a mail to the page of one call, absolute. */
export function callAddress(siteUrl: string, token: string, locale: Locale): string {
  return siteUrl + pageAddress('/schedule-call', locale, { call: token })
}
