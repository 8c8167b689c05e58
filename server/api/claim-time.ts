import { compareText } from '../../shared/compare-text.ts'
import { parseInstant } from '../calendar/instant.ts'
import { dayMs } from '../durations.ts'
import type { CallRecord } from '../store/records.ts'
import type { TimeClaim } from '../store/submission.ts'
import type { CheckedFields } from './check-fields.ts'
import type { ApiTools } from './dependencies.ts'
import { type FieldFaults, Refusal, refuseFaulty } from './refusal.ts'

/** How far around a wanted time others are offered, and how many of them. */
const offered = { beforeMs: 3 * dayMs, afterMs: 10 * dayMs, count: 12 } as const

/**
 * The time that a checked form asks for, in `usualZone` when it names none. Throws Refusal 422 with the faults of all its
 * fields when one has any, or when the calendar does not offer that time.
 */
export async function claimTime(
  tools: Pick<ApiTools, 'calendar' | 'now'>,
  { values, faults }: CheckedFields,
  usualZone: string,
): Promise<TimeClaim> {
  const { start, timeZone = usualZone } = values
  const claim =
    start === undefined ? undefined : await tools.calendar.claimOf(start, timeZone, tools.now())
  if (claim && !('fault' in claim)) {
    refuseFaulty(faults)
    return claim
  }
  const all: FieldFaults = claim ? { ...faults, start: [claim.fault] } : faults
  throw new Refusal('faulty-fields', { faults: all })
}

/**
 * The time that a call is to have. A call may always keep the time it has, even if the calendar no longer offers it, so
 * that its zone can still be changed. Without a zone in the form it keeps its own. Throws like {@link claimTime}.
 */
export async function claimMove(
  tools: Pick<ApiTools, 'calendar' | 'now'>,
  checked: CheckedFields,
  call: CallRecord,
): Promise<TimeClaim> {
  const { start = '', timeZone = call.timeZone } = checked.values
  if (parseInstant(start) !== Date.parse(call.startsAt)) {
    return claimTime(tools, checked, call.timeZone)
  }
  refuseFaulty(checked.faults)
  return tools.calendar.keep(call, timeZone)
}

/** The refusal for a time that somebody else has booked, with the free times near it. */
export async function refuseTaken(
  tools: Pick<ApiTools, 'calendar' | 'now' | 'forgetTimes'>,
  { startsAt }: TimeClaim,
): Promise<Refusal> {
  tools.forgetTimes()
  const wanted = Date.parse(startsAt)
  const from = new Date(wanted - offered.beforeMs).toISOString()
  const to = new Date(wanted + offered.afterMs).toISOString()
  const free = await tools.calendar.openSlots({ from, to }, tools.now())
  const distance = (start: string) => Math.abs(Date.parse(start) - wanted)
  const nearest = [...free].sort((a, b) => distance(a.start) - distance(b.start))
  const slots = nearest.slice(0, offered.count).sort((a, b) => compareText(a.start, b.start))
  return new Refusal('taken', { faults: { start: ['taken'] }, slots })
}
