import { fundamentalDeviationOfG, type ThreadLimits } from './metric-threads.ts'
import { toMicrometre } from './rounding.ts'
import { metricGeometry } from './thread-geometry.ts'

/*
 * Limits of the pitch diameter in the classes 6H and 6g, in mm. ISO 965-1 gives the tolerance by ranges of the nominal
 * diameter and by pitch; the tables here hold grade 6 in µm.
 */

/** Upper ends of the ranges of the nominal diameter (mm). The first one begins above 1.4 mm. */
const ends = [2.8, 5.6, 11.2, 22.4, 45, 90] as const
const smallest = 1.4

type Tolerances = Readonly<Record<string, number>>

/** T_D2, internal threads. Source: ISO 965-1. */
const internal: readonly Tolerances[] = [
  { '0.35': 85, '0.4': 90, '0.45': 95 },
  { '0.35': 90, '0.5': 100, '0.6': 112, '0.7': 118, '0.75': 118, '0.8': 125 },
  { '0.75': 132, '1': 150, '1.25': 160, '1.5': 180 },
  { '1': 160, '1.25': 180, '1.5': 190, '1.75': 200, '2': 212, '2.5': 224 },
  { '1': 170, '1.5': 200, '2': 224, '3': 265, '3.5': 280, '4': 300, '4.5': 315 },
  { '1.5': 212, '2': 236, '3': 280, '4': 315, '5': 335, '5.5': 355, '6': 375 },
]

/** T_d2, external threads. Source: ISO 965-1. */
const external: readonly Tolerances[] = [
  { '0.25': 56, '0.35': 63, '0.4': 67, '0.45': 71 },
  { '0.35': 67, '0.5': 75, '0.6': 85, '0.7': 90, '0.75': 90, '0.8': 95 },
  { '0.75': 100, '1': 112, '1.25': 118, '1.5': 132 },
  { '1': 118, '1.25': 132, '1.5': 140, '1.75': 150, '2': 160, '2.5': 170 },
  { '1': 125, '1.5': 150, '2': 170, '3': 200, '3.5': 212, '4': 224, '4.5': 236 },
  { '1.5': 160, '2': 180, '3': 212, '4': 236, '5': 250, '5.5': 265, '6': 280 },
]

const toleranceOf = (
  table: readonly Tolerances[],
  diameter: number,
  pitch: number,
): number | undefined =>
  diameter > smallest ? table[ends.findIndex((end) => diameter <= end)]?.[String(pitch)] : undefined

/** Limits (mm) of the pitch diameter D2 of an internal thread of class 6H. Undefined where the tables hold none. */
export function pitchDiameterLimits6H(diameter: number, pitch: number): ThreadLimits | undefined {
  const tolerance = toleranceOf(internal, diameter, pitch)
  const low = metricGeometry(diameter, pitch).pitchDiameter
  return tolerance === undefined ? undefined : { low, high: toMicrometre(low + tolerance / 1000) }
}

/** Limits (mm) of the pitch diameter d2 of an external thread of class 6g. Undefined where the tables hold none. */
export function pitchDiameterLimits6g(diameter: number, pitch: number): ThreadLimits | undefined {
  const tolerance = toleranceOf(external, diameter, pitch)
  const allowance = fundamentalDeviationOfG(pitch)
  if (tolerance === undefined || allowance === undefined) return undefined
  const high = metricGeometry(diameter, pitch).pitchDiameter - allowance / 1000
  return { low: toMicrometre(high - tolerance / 1000), high: toMicrometre(high) }
}
