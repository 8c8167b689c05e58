import { randomBytes } from 'node:crypto'
import { newReference } from '../../api/new-request.ts'
import type { NewDelivery, RequestRecord } from '../records.ts'
import type { Store } from '../store.ts'
import type { NewCall, NoticeLimit, Submission, TimeClaim } from '../submission.ts'
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
    otherFields: {},
    isSuspect: false,
    suspectBy: null,
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

/** A call asked for that time and held until its half hour is over, which nothing stands in the way of. */
export function aCall(
  startsAt: string,
  request: Partial<RequestRecord> = {},
  changes: Partial<NewCall> = {},
): Submission {
  const submission = aSubmission({ kind: 'call', ...request })
  const { email, createdAt } = submission.request
  const call: NewCall = {
    claim: aClaim(startsAt),
    openUntil: later(30, createdAt),
    keys: { mailbox: email, domain: null, network: '192.0.2.0/24' },
    limits: {
      openPerMailbox: 100,
      booked: manyBooked,
      held: { ...manyBooked, inAll: 100, since: later(-24 * 60, createdAt) },
    },
    ...changes,
  }
  return { ...submission, call }
}

/** The same call, whose time is not to be held. */
export function notHeld(submission: Submission): Submission {
  const { call } = submission
  return call
    ? { ...submission, call: { ...call, limits: { ...call.limits, held: undefined } } }
    : submission
}

const manyBooked = { perMailbox: 100, perDomain: 100, perNetwork: 100 }

/** Asks for a call and confirms it at once. */
export async function bookCall(store: Store, submission: Submission): Promise<void> {
  const { request, call } = submission
  if (!call) throw new Error('There is no call')
  await store.submit({ ...submission, deliveries: [] })
  await store.confirmCall(request.id, 0, {
    at: request.createdAt,
    claim: call.claim,
    limits: manyBooked,
    deliveries: submission.deliveries,
  })
}

/** A move at noon within limits that nobody reaches. */
export function aMove(startsAt: string, deliveries: readonly NewDelivery[] = []) {
  const limits = { perMailbox: { since: later(-60), max: 100 } }
  return { at: noon, claim: aClaim(startsAt), limits, deliveries }
}

/** Cancels a call as it stands, without mails. */
export async function cancelCall(store: Store, id: string) {
  const call = (await store.request(id))?.call
  if (!call) throw new Error('There is no call')
  return store.cancelCall(id, call, [])
}

/** Adds deliveries to a stored request; nothing limits them. */
export async function addTo(store: Store, id: string, deliveries: readonly NewDelivery[]) {
  const perMailbox = { since: noon, max: 1000 }
  const outcome = await store.addMails(id, deliveries, { perMailbox })
  if (outcome !== 'added') throw new Error(`Nothing was added: ${JSON.stringify(outcome)}`)
}

/** One mail an hour to the operator about trials, then a notice. */
export function aNoticeLimit(requestId: string): NoticeLimit {
  const notice = aDelivery(requestId, { event: 'requests.more', audience: 'operator' })
  return { since: later(-60), max: 1, events: ['trial.requested'], notice }
}
