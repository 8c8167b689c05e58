/** The languages of the site, the default first. */
export const locales = ['en', 'de'] as const

export type Locale = (typeof locales)[number]

/** The language without a `lang` parameter. */
export const defaultLocale: Locale = 'en'

/** Whether a value from outside (an address, storage, a request) names a language of the site. */
export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value)
}
