/** Where the visitor's explicit choices are kept; nothing is written before one (TDDDG § 25). */
export const localeKey = 'firstangle.locale'
export const schemeKey = 'firstangle.scheme'
export const slashKey = 'firstangle.slash'
/** Where the page is read, only on the way to the same page in another language. */
export const placeKey = 'firstangle.place'
