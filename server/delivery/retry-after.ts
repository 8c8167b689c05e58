/**
 * Reads a Retry-After header (RFC 9110 10.2.3): whole seconds, or an HTTP date. Undefined for nonsense and for the
 * past. Bounds are the caller's (nextStep).
 *
 * @returns Milliseconds from `now`.
 */
export function readRetryAfter(header: string | null, now: Date): number | undefined {
  const value = header?.trim() ?? ''
  if (/^\d{1,10}$/.test(value)) return Number(value) * 1000
  // A date in any of its three forms begins with the name of a day; Date.parse alone takes `-5` for a year.
  if (!/^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)/.test(value)) return undefined
  const waitMs = Date.parse(value) - now.getTime()
  return waitMs > 0 ? waitMs : undefined
}
