import type { TimeClaim } from '../store/store.ts'
import type { CheckedFields } from './check-fields.ts'
import type { ApiTools } from './dependencies.ts'
import { type FieldFaults, Refusal, refuseFaulty } from './refusal.ts'

const dayMs = 86_400_000

/** How far around a wanted time others are offered, and how many of them. */
const offered = { beforeMs: 3 * dayMs, afterMs: 10 * dayMs, count: 12 } as const

/**
 * The time that a checked form asks for. Throws Refusal 422 with the faults of all its fields when one has any, or when
 * the calendar does not offer that time.
 */
export async function claimTime(
  tools: Pick<ApiTools, 'slots' | 'now'>,
  { values, faults }: CheckedFields,
): Promise<TimeClaim> {
  const { start, timeZone } = values
  // The calendar knows without the zone whether a time is offered, so both faults can be told at once.
  const zone = timeZone ?? tools.slots.officeTimeZone
  const claim =
    start === undefined ? undefined : await tools.slots.claimOf(start, zone, tools.now())
  if (typeof claim === 'object') {
    refuseFaulty(faults)
    return claim
  }
  const all: FieldFaults = claim === undefined ? faults : { ...faults, start: [claim] }
  throw new Refusal('faulty-fields', { faults: all })
}

/** The refusal for a time that somebody else has got: with what is free around it. */
export async function refuseTaken(
  tools: Pick<ApiTools, 'slots' | 'now' | 'forgetTimes'>,
  { startsAt }: TimeClaim,
): Promise<Refusal> {
  tools.forgetTimes()
  const wanted = Date.parse(startsAt)
  const from = new Date(wanted - offered.beforeMs).toISOString()
  const to = new Date(wanted + offered.afterMs).toISOString()
  const free = await tools.slots.openSlots({ from, to }, tools.now())
  const distance = (start: string) => Math.abs(Date.parse(start) - wanted)
  const nearest = [...free].sort((a, b) => distance(a.start) - distance(b.start))
  const slots = nearest.slice(0, offered.count).sort((a, b) => (a.start < b.start ? -1 : 1))
  return new Refusal('taken', { faults: { start: ['taken'] }, slots })
}
