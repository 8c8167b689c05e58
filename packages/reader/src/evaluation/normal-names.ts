import { characteristicOf } from '../grammar/characteristics.ts'

/** Names that transcribers use for the same thing, normalised to one. */

const unitNames: Readonly<Record<string, string>> = {
  mm: 'mm',
  millimetre: 'mm',
  millimeter: 'mm',
  in: 'inch',
  inch: 'inch',
  inches: 'inch',
  deg: 'degree',
  degree: 'degree',
  degrees: 'degree',
  '°': 'degree',
  um: 'um',
  µm: 'um',
  μm: 'um',
  micrometer: 'um',
  micrometre: 'um',
  uin: 'uin',
  µin: 'uin',
  μin: 'uin',
  microinch: 'uin',
}

const typeNames: Readonly<Record<string, string>> = {
  linear: 'linear',
  length: 'linear',
  ordinate: 'linear',
  thickness: 'linear',
  distance: 'linear',
  depth: 'linear',
  diameter: 'diameter',
  sphericaldiameter: 'sphericalDiameter',
  angle: 'angle',
  angular: 'angle',
  arc: 'arc',
  arclength: 'arc',
  square: 'square',
  acrossflats: 'acrossFlats',
  widthacrossflats: 'acrossFlats',
}

const characteristicNames: Readonly<Record<string, string>> = {
  STRAIGHTNESS: 'STRAIGHTNESS',
  FLATNESS: 'FLATNESS',
  CIRCULARITY: 'CIRCULARITY',
  ROUNDNESS: 'CIRCULARITY',
  CYLINDRICITY: 'CYLINDRICITY',
  PARALLELISM: 'PARALLELISM',
  PERPENDICULARITY: 'PERPENDICULARITY',
  SQUARENESS: 'PERPENDICULARITY',
  ANGULARITY: 'ANGULARITY',
  POSITION: 'POSITION',
  TRUEPOSITION: 'POSITION',
  CONCENTRICITY: 'CONCENTRICITY',
  COAXIALITY: 'CONCENTRICITY',
  SYMMETRY: 'SYMMETRY',
  RUNOUT: 'CIRCULAR_RUNOUT',
  CIRCULARRUNOUT: 'CIRCULAR_RUNOUT',
  TOTALRUNOUT: 'TOTAL_RUNOUT',
  LINEPROFILE: 'PROFILE_OF_A_LINE',
  PROFILEOFALINE: 'PROFILE_OF_A_LINE',
  PROFILEOFLINE: 'PROFILE_OF_A_LINE',
  PROFILELINE: 'PROFILE_OF_A_LINE',
  SURFACEPROFILE: 'PROFILE_OF_A_SURFACE',
  PROFILEOFASURFACE: 'PROFILE_OF_A_SURFACE',
  PROFILEOFSURFACE: 'PROFILE_OF_A_SURFACE',
  PROFILESURFACE: 'PROFILE_OF_A_SURFACE',
  PROFILE: 'PROFILE_OF_A_SURFACE',
}

const characteristicSigns: Readonly<Record<string, string>> = {
  ...characteristicOf,
  '—': 'STRAIGHTNESS',
  '⟂': 'PERPENDICULARITY',
}

/** `mm`, `inch`, `degree`, `um` or `uin`; undefined for what is not a unit. */
export const normalUnit = (name: string | null | undefined): string | undefined =>
  name ? unitNames[name.trim().toLowerCase()] : undefined

/** Type of a dimension as in the callouts; undefined for an unknown one, which is then not compared. */
export const normalType = (name: string | null | undefined): string | undefined =>
  name ? typeNames[name.replace(/[^a-z]/gi, '').toLowerCase()] : undefined

/** Characteristic of a tolerance frame by name or sign; undefined for an unknown one. */
export const normalCharacteristic = (name: string | null | undefined): string | undefined =>
  name
    ? (characteristicSigns[name.trim()] ??
      characteristicNames[name.replace(/[^a-z]/gi, '').toUpperCase()])
    : undefined

const circledLetters = 'ⒺⒻⓁⓂⓅⓇⓈⓉⓊ'
const plainLetters = 'EFLMPRSTU'

/** Circled letters as plain ones, nothing between them: `A Ⓜ` and `A(M)` are both `AM`. */
export const normalReference = (text: string): string =>
  [...text.replace(/[\s()]/g, '')]
    .map((letter) => plainLetters[circledLetters.indexOf(letter)] ?? letter)
    .join('')
    .toUpperCase()

/** A thread's designation without gaps, zeros at its end, signs of multiplication and commas of several kinds. */
const normalThread = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[×*]/g, 'X')
    .replace(/,/g, '.')
    .replace(/\s+/g, '')
    .replace(/(\.\d*?)0+(?=\D|$)/g, '$1')
    .replace(/\.(?=\D|$)/g, '')

const threadPattern =
  /(?:M\d+(?:\.\d+)?(?:X\d+(?:\.\d+)?)?|(?:\d+-)?\d+\/\d+-\d+(?:UN[A-Z]*|NPTF?)?|#?\d+-\d+UN[A-Z]*|(?:G|RP|RC|R|NPTF?|TR|RD|W)\d+(?:-?\d+\/\d+|\/\d+|\.\d+)?|\d+(?:\/\d+)?(?:-\d+)?NPTF?)/

/**
 * Name and pitch of a thread within a designation or callout: metric ones by their diameter alone, since the pitch of a
 * coarse thread may be printed or not; undefined where there is none.
 */
export function threadName(text: string | null | undefined): {
  name: string | undefined
  pitch: number | undefined
} {
  const found = text
    ? threadPattern.exec(normalThread(text).replace(/^\(?\d+X(?=M|G|R|T|\d|#)/, ''))
    : null
  if (!found) return { name: undefined, pitch: undefined }
  const metric = /^(M\d+(?:\.\d+)?)(?:X(\d+(?:\.\d+)?))?$/.exec(found[0])
  if (!metric) return { name: found[0].replace('#', ''), pitch: undefined }
  return { name: metric[1], pitch: metric[2] ? Number(metric[2]) : undefined }
}
