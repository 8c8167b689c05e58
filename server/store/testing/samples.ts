import { randomBytes } from 'node:crypto'
import { newReference } from '../../api/reference.ts'
import type { NewDelivery, RequestRecord, Submission, TimeClaim } from '../store.ts'
import { uuidV7 } from '../uuid.ts'

/** The instant most tests take place at. */
export const noon = '2026-11-23T12:00:00.000Z'

/** An instant a number of minutes after another. */
export function later(minutes: number, instant = noon): string {
  return new Date(Date.parse(instant) + minutes * 60_000).toISOString()
}

/** A trial request, complete; `values` overwrite. */
export function aRequest(values: Partial<RequestRecord> = {}): RequestRecord {
  const createdAt = values.createdAt ?? noon
  return {
    id: uuidV7(new Date(createdAt)),
    reference: newReference(randomBytes),
    kind: 'trial',
    topic: null,
    locale: 'en',
    name: 'Zoë Łukasz 山田',
    email: `visitor-${newReference(randomBytes)}@example.org`,
    company: null,
    phone: null,
    message: null,
    isSuspect: false,
    createdAt,
    confirmedAt: null,
    ...values,
  }
}

/** A mail that is due at noon; `values` overwrite. */
export function aDelivery(requestId: string, values: Partial<NewDelivery> = {}): NewDelivery {
  const dueAt = values.dueAt ?? noon
  return {
    id: uuidV7(new Date(dueAt)),
    requestId,
    channel: 'mail',
    event: 'trial.requested',
    audience: 'visitor',
    dueAt,
    payload: '{"subject":"Your trial"}',
    ...values,
  }
}

/** A call of 45 minutes and a pause of 15, in quanta of 15 minutes. */
export function aClaim(startsAt: string): TimeClaim {
  return {
    startsAt,
    endsAt: later(45, startsAt),
    timeZone: 'America/New_York',
    quanta: [0, 15, 30, 45].map((minutes) => later(minutes, startsAt)),
  }
}

/** A post with one delivery, which nothing stands in the way of. */
export function aSubmission(
  request: Partial<RequestRecord> = {},
  rest: Partial<Submission> = {},
): Submission {
  const record = aRequest(request)
  return {
    request: record,
    deliveries: [aDelivery(record.id, { dueAt: record.createdAt })],
    addressLimit: { since: later(-60, record.createdAt), max: 10 },
    ...rest,
  }
}

/** A call booked for that time. */
export function aBooking(startsAt: string, request: Partial<RequestRecord> = {}): Submission {
  return aSubmission({ kind: 'call', ...request }, { claim: aClaim(startsAt) })
}
