import {
  type FigureDrawing,
  type GeometricSpec,
  geometricFigure,
} from '@firstangle/drawings/callouts'
import type { Characteristic, GeometricCallout } from '@firstangle/reader'
import type { WriteNumber } from './write-number.ts'

/** The names that the drawings have for the characteristics of the API. */
const names: Readonly<Record<Characteristic, GeometricSpec['characteristic']>> = {
  STRAIGHTNESS: 'straightness',
  FLATNESS: 'flatness',
  CIRCULARITY: 'roundness',
  CYLINDRICITY: 'cylindricity',
  PROFILE_OF_A_LINE: 'lineProfile',
  PROFILE_OF_A_SURFACE: 'surfaceProfile',
  PARALLELISM: 'parallelism',
  PERPENDICULARITY: 'perpendicularity',
  ANGULARITY: 'angularity',
  POSITION: 'position',
  CONCENTRICITY: 'concentricity',
  SYMMETRY: 'symmetry',
  CIRCULAR_RUNOUT: 'circularRunOut',
  TOTAL_RUNOUT: 'totalRunOut',
}

/** Letters that stand in a circle on a drawing. */
const circled: Readonly<Record<string, string>> = {
  E: 'Ⓔ',
  M: 'Ⓜ',
  L: 'Ⓛ',
  R: 'Ⓡ',
  P: 'Ⓟ',
  F: 'Ⓕ',
  T: 'Ⓣ',
  U: 'Ⓤ',
}

const signs = { flat: '', diameter: 'Ø', sphere: 'SØ' } as const

/** A frame as it stands on the sheet, and the zone that it gives. */
export function framedZone(callout: GeometricCallout, write: WriteNumber): FigureDrawing {
  const { characteristic, zone, modifiers, datums } = callout
  const { value, shape, per } = zone
  const area = per && `/${write(per.length)}${per.width === null ? '' : `x${write(per.width)}`}`
  const number = `${signs[shape]}${write(value)}${area ?? ''}`
  const lettered = (letters: readonly string[]) => letters.map((each) => circled[each] ?? each)
  return geometricFigure({
    characteristic: names[characteristic],
    tolerance: [number, ...lettered(modifiers)].join(' '),
    datums: datums.map(({ label, modifiers: own }) => [label, ...lettered(own)].join(' ')),
    shape,
    value: write(value),
  })
}
