import { minuteMs } from '../durations.ts'
import { isoInstant } from './instant.ts'

/** Never change it: stored bookings are compared by their quanta, so calls stored with another size would not collide. */
const quantumMs = 5 * minuteMs

/**
 * Starts of all five-minute stretches, counted from 1970, that a call and the pause after it touch. Calls that overlap
 * share at least one of them, whatever their length and the settings they were booked under.
 */
export function quantaOf(start: number, end: number): string[] {
  const first = Math.floor(start / quantumMs)
  const count = Math.ceil(end / quantumMs) - first
  return Array.from({ length: count }, (_, at) => isoInstant((first + at) * quantumMs))
}
