/** How often a request is repeated, and the longest pause before it. */
export interface Retries {
  readonly count: number
  readonly longestPauseMs: number
}

export const defaultRetries: Retries = { count: 3, longestPauseMs: 60_000 }

/** Statuses that pass by themselves. */
const passing: readonly number[] = [429, 500, 502, 503, 504]

const firstPauseMs = 500

/** Whether an answer of this status may be another one after a pause. */
export const mayPass = (status: number): boolean => passing.includes(status)

/** Twice as long each time, spread so that clients do not come back together, and never less than was asked for. */
export function pauseBefore(attempt: number, askedMs = 0, random = Math.random()): number {
  return Math.max(askedMs, firstPauseMs * 2 ** attempt * (0.5 + random / 2))
}

/** Milliseconds that `Retry-After` asks for, which may be a number or a date. */
export function retryAfterMs(headers: Headers, now = Date.now()): number | undefined {
  const value = headers.get('retry-after')
  if (value === null) return undefined
  if (/^\d+$/.test(value)) return Number(value) * 1000
  const date = Date.parse(value)
  return Number.isNaN(date) ? undefined : Math.max(0, date - now)
}
