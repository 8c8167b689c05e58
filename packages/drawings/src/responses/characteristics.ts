/** Geometrical characteristics of ISO 1101, as the API names them. */
export const geometricCharacteristics = [
  'STRAIGHTNESS',
  'FLATNESS',
  'CIRCULARITY',
  'CYLINDRICITY',
  'PARALLELISM',
  'PERPENDICULARITY',
  'ANGULARITY',
  'POSITION',
  'CONCENTRICITY',
  'SYMMETRY',
  'CIRCULAR_RUNOUT',
  'TOTAL_RUNOUT',
  'PROFILE_OF_A_LINE',
  'PROFILE_OF_A_SURFACE',
] as const

export type GeometricCharacteristic = (typeof geometricCharacteristics)[number]
