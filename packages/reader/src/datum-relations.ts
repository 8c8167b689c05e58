import type { Characteristic } from './callout.ts'

/** Orientation, coaxiality, symmetry and run-out are relations: without a datum they say nothing (ISO 1101). */
export const datumRelations: ReadonlySet<Characteristic> = new Set([
  'PARALLELISM',
  'PERPENDICULARITY',
  'ANGULARITY',
  'CONCENTRICITY',
  'SYMMETRY',
  'CIRCULAR_RUNOUT',
  'TOTAL_RUNOUT',
])

/** Form concerns a feature alone: it never refers to a datum (ISO 1101). */
export const formTolerances: ReadonlySet<Characteristic> = new Set([
  'STRAIGHTNESS',
  'FLATNESS',
  'CIRCULARITY',
  'CYLINDRICITY',
])
