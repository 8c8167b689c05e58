import { toMicrometre } from './rounding.ts'

/** Basic profiles of screw threads, computed from diameter and pitch in mm. Results in mm and degrees. */

export interface ThreadGeometry {
  readonly major: number
  readonly pitchDiameter: number
  /** Minor diameter of the internal thread (basic profile): D1. */
  readonly minorInternal: number
  /** Minor diameter of the external thread at its root: d3. */
  readonly minorExternal: number
  /** Depth of the external thread: h3. */
  readonly depth: number
  /** Included angle of the flanks. */
  readonly flankAngle: 60 | 55 | 30
}

function geometry(
  major: number,
  flankAngle: ThreadGeometry['flankAngle'],
  [pitchDiameter, minorInternal, minorExternal]: readonly [number, number, number],
): ThreadGeometry {
  return {
    major: toMicrometre(major),
    pitchDiameter: toMicrometre(pitchDiameter),
    minorInternal: toMicrometre(minorInternal),
    minorExternal: toMicrometre(minorExternal),
    depth: toMicrometre((major - minorExternal) / 2),
    flankAngle,
  }
}

/** ISO metric profile: d2 = d - 0.6495 P, D1 = d - 1.0825 P, d3 = d - 1.2269 P. Source: ISO 68-1, ISO 724. */
export const metricGeometry = (major: number, pitch: number): ThreadGeometry =>
  geometry(major, 60, [
    major - 0.649519 * pitch,
    major - 1.082532 * pitch,
    major - 1.226869 * pitch,
  ])

/** Unified profile: as ISO metric with the root of UNR threads, d3 = d - 1.190786 P. Source: ASME B1.1. */
export const unifiedGeometry = (major: number, pitch: number): ThreadGeometry =>
  geometry(major, 60, [
    major - 0.649519 * pitch,
    major - 1.082532 * pitch,
    major - 1.190786 * pitch,
  ])

/** Unified profile with a rounded root (ASME B1.15): D1 = d - 0.974279 P is shallower, d3 = d - 1.154701 P. */
export const unifiedRoundedGeometry = (major: number, pitch: number): ThreadGeometry =>
  geometry(major, 60, [
    major - 0.649519 * pitch,
    major - 0.974279 * pitch,
    major - 1.154701 * pitch,
  ])

/** Whitworth profile, rounded crests and roots: its depth 0.640327 P is rounded first. Source: ISO 228-1, ISO 7-1. */
export function whitworthGeometry(major: number, pitch: number): ThreadGeometry {
  const depth = toMicrometre(0.640327 * pitch)
  return geometry(major, 55, [major - depth, major - 2 * depth, major - 2 * depth])
}

/** Crest clearance of trapezoidal threads by pitch. Source: ISO 2901. */
function crestClearance(pitch: number): number {
  if (pitch < 2) return 0.15
  if (pitch <= 5) return 0.25
  return pitch <= 12 ? 0.5 : 1
}

/** Trapezoidal profile of 30°; the pitch is that of one start, not the lead. Source: ISO 2901, ISO 2904. */
export const trapezoidalGeometry = (major: number, pitch: number): ThreadGeometry =>
  geometry(major, 30, [
    major - 0.5 * pitch,
    major - pitch,
    major - pitch - 2 * crestClearance(pitch),
  ])
