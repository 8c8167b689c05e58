import { Temporal } from 'temporal-polyfill'

const withOffset =
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:[.,]\d{1,9})?)?(?:Z|[+-]\d{2}(?::?\d{2})?)$/i

/**
 * Reads an ISO 8601 instant: date and time with `Z` or an offset, with or without seconds and fractions
 * (`2026-11-24T09:00+01:00`). A time without offset is refused: its time zone is unknown. A plus sign
 * that a form post did not encode arrives as a space and is read as one.
 *
 * @returns milliseconds since 1970, undefined for anything else (also for 30 February).
 */
export function parseInstant(text: string): number | undefined {
  const plain = text.replace(/ (?=\d{2}(?::?\d{2})?$)/, '+')
  if (!withOffset.test(plain)) return undefined
  try {
    return Temporal.Instant.from(plain).epochMilliseconds
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** The form in which the store and all answers carry instants: `2026-11-24T08:00:00.000Z`. */
export function isoInstant(epochMs: number): string {
  return new Date(epochMs).toISOString()
}
