import { isTimeZone } from './check-fields.ts'
import { type FieldFaults, Refusal } from './refusal.ts'

const dayMs = 86_400_000

/** Two weeks, when nobody says until when. */
const usualDays = 14

const date = /^\d{4}-\d{2}-\d{2}$/
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/

/** A stretch of time to look for free times in: instants in UTC. */
export type SlotRange = { readonly from: string; readonly to: string; readonly timeZone: string }

/**
 * Reads `from`, `to` (dates in `timeZone`, the last one included, or instants) and `timeZone`; all may be left out.
 *
 * @throws Refusal 422 for what is no date, instant or zone, is given twice, or ends before it begins
 */
export async function readRange(
  search: URLSearchParams,
  officeTimeZone: string,
  now: Date,
): Promise<SlotRange> {
  const repeated = ['from', 'to', 'timeZone'].filter((name) => search.getAll(name).length > 1)
  if (repeated.length > 0) {
    refuse(Object.fromEntries(repeated.map((name) => [name, ['repeated' as const]])))
  }
  const timeZone = search.get('timeZone') || officeTimeZone
  if (!isTimeZone(timeZone)) refuse({ timeZone: ['unknown'] })

  const given = { from: search.get('from'), to: search.get('to') }
  const from = given.from ? await instantOf(given.from, timeZone, 0) : now.getTime()
  if (from === undefined) return refuse({ from: ['malformed'] })
  const to = given.to ? await instantOf(given.to, timeZone, 1) : from + usualDays * dayMs
  if (to === undefined || to <= from) return refuse({ to: ['malformed'] })
  return { from: new Date(from).toISOString(), to: new Date(to).toISOString(), timeZone }
}

function refuse(faults: FieldFaults): never {
  throw new Refusal('faulty-fields', { faults, isAboutQuery: true })
}

/**
 * The instant that a text names, in milliseconds since 1970; a date begins `daysLater` in that zone. Undefined for what
 * is neither.
 */
async function instantOf(
  text: string,
  timeZone: string,
  daysLater: number,
): Promise<number | undefined> {
  const { Temporal } = await import('temporal-polyfill')
  // A plus sign that was not encoded arrives as a space.
  const plain = text.replace(' ', '+')
  try {
    if (instant.test(plain)) return Temporal.Instant.from(plain).epochMilliseconds
    if (!date.test(plain)) return undefined
    const day = Temporal.PlainDate.from(plain).add({ days: daysLater })
    return day.toZonedDateTime(timeZone).epochMilliseconds
  } catch {
    // A thirteenth month, or the thirtieth of February.
    return undefined
  }
}
