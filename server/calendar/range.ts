import { Temporal } from 'temporal-polyfill'
import { isoInstant, parseInstant } from './instant.ts'

/** A range of time: instants in UTC, `to` not included. A missing end is open. */
export type InstantRange = { readonly from?: string; readonly to?: string }

type RangeFaults = { readonly from?: 'malformed'; readonly to?: 'malformed' }

/**
 * Reads `from` and `to` of a question for slots: dates (`2026-11-24`, whole days in `timeZone`, the last included) or
 * instants with offset. Length needs no check: the calendar answers for its horizon only.
 *
 * @param timeZone an IANA zone that has been checked (`knownTimeZone`).
 * @returns the range, or what is wrong by field; a range without anything in it is the fault of `to`.
 */
export function parseRange(
  from: string | undefined,
  to: string | undefined,
  timeZone: string,
): InstantRange | { readonly faults: RangeFaults } {
  const first = from === undefined ? undefined : boundary(from, timeZone, 'first')
  const last = to === undefined ? undefined : boundary(to, timeZone, 'last')
  const isReversed = first !== undefined && last !== undefined && last <= first
  const faults: RangeFaults = {
    ...(from !== undefined && first === undefined && { from: 'malformed' }),
    ...((isReversed || (to !== undefined && last === undefined)) && { to: 'malformed' }),
  }
  if (Object.keys(faults).length > 0) return { faults }
  return {
    ...(first !== undefined && { from: isoInstant(first) }),
    ...(last !== undefined && { to: isoInstant(last) }),
  }
}

function boundary(text: string, timeZone: string, side: 'first' | 'last'): number | undefined {
  const day = parseDay(text)
  if (day === undefined) return parseInstant(text)
  const start = side === 'first' ? day : day.add({ days: 1 })
  return start.toZonedDateTime(timeZone).epochMilliseconds
}

/** A calendar day, `2026-11-24`; undefined for anything else. */
export function parseDay(text: string): Temporal.PlainDate | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined
  try {
    return Temporal.PlainDate.from(text)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}
