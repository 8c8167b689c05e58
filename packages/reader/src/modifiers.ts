/** Modifiers of a size (ISO 14405-1). */
export const sizeModifiers = [
  'LP',
  'LS',
  'GG',
  'GX',
  'GN',
  'GC',
  'CC',
  'CA',
  'CV',
  'SX',
  'SN',
  'SA',
  'SM',
  'SD',
  'SR',
  'SQ',
  'ACS',
  'SCS',
  'ALS',
  'CT',
] as const

/** The continuous feature of ASME Y14.5, which stands behind a size like those. */
export const continuousFeature = 'CF'

/** A datum that fixes the orientation of a zone alone (ISO 5459). */
export const orientationOnly = '><'

/** A datum whose simulator may be moved (ASME Y14.5). */
export const translation = '▷'

/** What a datum is taken from (ISO 5459), in square brackets behind its letter. */
export const datumModifiers = [
  'PT',
  'SL',
  'PL',
  'SV',
  'SF',
  'DV',
  'DF',
  'CF',
  'PD',
  'MD',
  'LD',
  'ACS',
  'ALS',
] as const
