import { toMicrometre } from './rounding.ts'

/** ISO metric screw threads: sizes after ISO 261, limits of the commonest classes after ISO 965-1. Values in mm. */

/**
 * Pitch: tolerance of the minor diameter of 6H, of the major diameter of 6g, and the fundamental deviation of g,
 * in µm. Source: ISO 965-1 tables 1, 4 and 5.
 */
const classLimits: Readonly<Record<string, readonly [number | null, number, number]>> = {
  // Grade 6 begins with a pitch of 0.3 for minor diameters.
  '0.25': [null, 67, 18],
  '0.3': [85, 75, 18],
  '0.35': [100, 85, 19],
  '0.4': [112, 95, 19],
  '0.45': [125, 100, 20],
  '0.5': [140, 106, 20],
  '0.6': [160, 125, 21],
  '0.7': [180, 140, 22],
  '0.75': [190, 140, 22],
  '0.8': [200, 150, 24],
  '1': [236, 180, 26],
  '1.25': [265, 212, 28],
  '1.5': [300, 236, 32],
  '1.75': [335, 265, 34],
  '2': [375, 280, 38],
  '2.5': [450, 335, 42],
  '3': [500, 375, 48],
  '3.5': [560, 425, 53],
  '4': [600, 475, 60],
  '4.5': [670, 500, 63],
  '5': [710, 530, 71],
  '5.5': [750, 560, 75],
  '6': [800, 600, 80],
}

export interface ThreadLimits {
  readonly low: number
  readonly high: number
}

/** Limits (mm) of the minor diameter of an internal thread of class 6H. Source: ISO 965-1. */
export function minorDiameterLimits6H(minor: number, pitch: number): ThreadLimits | undefined {
  const width = classLimits[String(pitch)]?.[0]
  return width ? { low: toMicrometre(minor), high: toMicrometre(minor + width / 1000) } : undefined
}

/** Limits (mm) of the major diameter of an external thread of class 6g. Source: ISO 965-1. */
export function majorDiameterLimits6g(major: number, pitch: number): ThreadLimits | undefined {
  const row = classLimits[String(pitch)]
  if (!row) return undefined
  const high = major - row[2] / 1000
  return { low: toMicrometre(high - row[1] / 1000), high: toMicrometre(high) }
}

/** Fundamental deviation (µm) of the position g, by pitch. Source: ISO 965-1. */
export const fundamentalDeviationOfG = (pitch: number): number | undefined =>
  classLimits[String(pitch)]?.[2]

/** Drills that ISO 2306 rounds where diameter minus pitch falls between two sizes of drills. */
const drills: Readonly<Record<string, number>> = {
  '1.1x0.25': 0.85,
  '2.2x0.45': 1.75,
  '4.5x0.75': 3.7,
  '8x1.25': 6.8,
  '9x1.25': 7.8,
  '10x1.25': 8.8,
  '12x1.25': 10.8,
  '14x1.25': 12.8,
  '12x1.75': 10.2,
}

/** From here on (mm) drills come in steps of a tenth. */
const tenthsFrom = 3.2

/**
 * Tap drill (mm) of a metric internal thread: diameter minus pitch, as ISO 2306 rounds it. Undefined where that is
 * no size of a drill and the rounding is not known.
 */
export function metricTapDrill(diameter: number, pitch: number): number | undefined {
  const listed = drills[`${diameter}x${pitch}`]
  const plain = toMicrometre(diameter - pitch)
  const isDrill = plain < tenthsFrom || toMicrometre(plain * 10) % 1 === 0
  return listed ?? (isDrill ? plain : undefined)
}
