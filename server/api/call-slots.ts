import { type InstantRange, parseRange } from '../calendar/range.ts'
import { knownTimeZone } from '../calendar/time-zones.ts'
import { limitRead } from './admit.ts'
import { json } from './answers.ts'
import type { ApiTools } from './dependencies.ts'
import type { Exchange } from './exchange.ts'
import { type FieldFaults, Refusal } from './refusal.ts'

/** `GET /api/calls/slots?from&to&timeZone`: times that can be booked, as instants in UTC. */
export async function listSlots(tools: ApiTools, exchange: Exchange): Promise<Response> {
  await limitRead(tools, exchange)

  const { timeZone: officeTimeZone, durationMinutes } = tools.calendar.settings
  const { range, timeZone } = readSlotQuery(exchange.url.searchParams, officeTimeZone)
  const slots = await tools.calendar.openSlots(range, tools.now())

  return json(200, { timeZone, officeTimeZone, durationMinutes, slots })
}

/** What a question for free times asks: a stretch of time, open where nothing was asked, and a zone. */
type SlotQuery = { readonly range: InstantRange; readonly timeZone: string }

/**
 * Reads `from`, `to` (dates in `timeZone`, the last one included, or instants) and `timeZone`; all may be left out.
 *
 * @throws Refusal 422 for what is not a date, instant or zone, is given twice, or ends before it begins
 */
export function readSlotQuery(search: URLSearchParams, officeTimeZone: string): SlotQuery {
  const repeated = ['from', 'to', 'timeZone'].filter((name) => search.getAll(name).length > 1)
  if (repeated.length > 0) {
    refuse(Object.fromEntries(repeated.map((name) => [name, ['repeated' as const]])))
  }
  const timeZone = knownTimeZone(search.get('timeZone') || officeTimeZone)
  if (timeZone === undefined) return refuse({ timeZone: ['unknown'] })
  const given = (name: string) => search.get(name) || undefined
  const range = parseRange(given('from'), given('to'), timeZone)
  if (!('faults' in range)) return { range, timeZone }
  return refuse(Object.fromEntries(Object.keys(range.faults).map((name) => [name, ['malformed']])))
}

function refuse(faults: FieldFaults): never {
  throw new Refusal('faulty-fields', { faults, isAboutQuery: true })
}
