import { isoInstant } from './instant.ts'

/** Never change it: stored bookings are compared by it, and two sizes of quanta do not meet. */
const quantumMs = 5 * 60_000

/**
 * Starts of the stretches of five minutes, counted from 1970, that a call from `start` and the pause after it touch. Calls
 * that overlap share at least one of them, whatever their length and the settings they were booked under.
 */
export function quantaOf(start: number, end: number): string[] {
  const first = Math.floor(start / quantumMs)
  const count = Math.ceil(end / quantumMs) - first
  return Array.from({ length: count }, (_, at) => isoInstant((first + at) * quantumMs))
}
