import { Negotiator } from 'negotiator'
import { defaultLocale, isLocale, type Locale, locales } from '../../shared/i18n/locale.ts'
import { headerReader } from '../http/header-reader.ts'

/** The language of an answer: `?lang=`, else the browser's languages, else English. */
export function requestLocale(url: URL, acceptLanguage: string | null): Locale {
  const named = url.searchParams.get('lang')
  return isLocale(named) ? named : preferredLocale(acceptLanguage)
}

/** The language of the site that an Accept-Language header prefers (RFC 9110 12.5.4). */
const preferredLocale = headerReader<Locale>((header) => {
  const negotiator = new Negotiator({ headers: { 'accept-language': header } })
  return negotiator.languages(locales)[0] ?? defaultLocale
}, defaultLocale)
