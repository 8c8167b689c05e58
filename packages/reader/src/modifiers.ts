/** Modifiers of a size (ISO 14405-1); CF, the continuous feature, is one of ASME Y14.5. */
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
  'CF',
] as const

/** A datum that fixes the orientation of a zone alone (ISO 5459). */
export const orientationOnly = '><'

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
