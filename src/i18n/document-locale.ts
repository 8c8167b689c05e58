import { defaultLocale, isLocale, type Locale } from '../../shared/i18n/locale.ts'

/** The language of the page, in the browser. */
export function documentLocale(): Locale {
  const { lang } = document.documentElement
  return isLocale(lang) ? lang : defaultLocale
}
