/** Where the visitor's explicit choices are kept; nothing is written before one (TDDDG § 25). */
export const LOCALE_KEY = 'firstangle.locale'
export const SCHEME_KEY = 'firstangle.scheme'
export const SLASH_KEY = 'firstangle.slash'
/** Where the page is read, only on the way to the same page in another language. */
export const PLACE_KEY = 'firstangle.place'

/** Everything this site ever writes to a browser's storage; the privacy policy is made from this list. */
export const storageKeys = {
  locale: LOCALE_KEY,
  scheme: SCHEME_KEY,
  slash: SLASH_KEY,
  place: PLACE_KEY,
} as const

export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys]
