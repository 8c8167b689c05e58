/** The languages of the site, the default first. */
export const locales = ['en', 'de'] as const

export type Locale = (typeof locales)[number]

/** The language without a `lang` parameter. */
export const defaultLocale: Locale = 'en'

/** Whether a value from outside (an address, storage, a request) names a language of the site. */
export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value)
}

/** The language that a `lang` parameter names; the default one for none, and for any other value. */
export function localeNamed(lang: unknown): Locale {
  return isLocale(lang) ? lang : defaultLocale
}

/** The other one of the two languages. */
export function otherLocale(locale: Locale): Locale {
  return locale === 'en' ? 'de' : 'en'
}
