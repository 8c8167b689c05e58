/** Where the visitor's explicit choices are kept; nothing is written before one (TDDDG § 25). */
export const LOCALE_KEY = 'firstangle.locale'
export const SCHEME_KEY = 'firstangle.scheme'
export const SLASH_KEY = 'firstangle.slash'
/** Where the page is read, only on the way to the same page in another language. */
export const PLACE_KEY = 'firstangle.place'
