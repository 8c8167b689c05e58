import { emailKey } from '../../store/email-key.ts'
import {
  type CallRecord,
  type KeyedPost,
  type NewDelivery,
  type RequestStore,
  type StoredRequest,
  StoreUnavailable,
  type Submission,
  type SubmissionOutcome,
  type TimeClaim,
} from '../../store/store.ts'

/*
 * For tests only: keeps the promises of RequestStore in memory, so that the endpoints can be tested without a database.
 */

export type SampleStore = RequestStore & {
  readonly requests: Map<string, StoredRequest>
  readonly deliveries: NewDelivery[]
  /** Makes every method fail until set back. */
  trouble: Error | undefined
}

type Memory = {
  readonly requests: Map<string, StoredRequest>
  readonly deliveries: NewDelivery[]
  readonly keys: Map<string, NonNullable<Submission['idempotency']>>
  /** Who has which quantum. */
  readonly quanta: Map<string, string>
}

/** An empty store on a clock of the test's. */
export function createSampleStore(now: () => Date): SampleStore {
  const memory: Memory = {
    ...{ requests: new Map(), deliveries: [], keys: new Map(), quanta: new Map() },
  }
  const { requests, deliveries } = memory
  const methods = { ...requestMethods(memory, now), ...callMethods(memory) }
  const store = { ...methods, requests, deliveries, trouble: undefined } as SampleStore
  for (const name of Object.keys(methods) as (keyof RequestStore)[]) {
    const method = methods[name] as (...given: unknown[]) => Promise<unknown>
    const guarded = async (...given: unknown[]) => {
      if (store.trouble) throw new StoreUnavailable(store.trouble)
      return method(...given)
    }
    Object.assign(store, { [name]: guarded })
  }
  return store
}

function requestMethods(memory: Memory, now: () => Date) {
  const { requests, deliveries } = memory
  return {
    submit: async (submission: Submission) => submit(memory, submission, now().toISOString()),
    earlierOutcome: async (post, at) => earlierOutcome(memory, post, at),
    request: async (id) => requests.get(id),
    confirmTrial: async (id, at, added) => {
      const request = requests.get(id)
      if (!request) return 'unknown'
      if (request.confirmedAt) return 'already'
      keep(memory, { ...request, confirmedAt: at }, added)
      return 'confirmed'
    },
    addDeliveries: async (added) => void deliveries.push(...added),
    countDeliveries: async (id, event, since) => {
      const isCounted = (each: NewDelivery) => each.requestId === id && each.dueAt >= since
      return deliveries.filter((each) => isCounted(each) && each.event === event).length
    },
  } satisfies Partial<RequestStore>
}

function callMethods(memory: Memory) {
  const { requests, quanta } = memory
  return {
    moveCall: async (id, sequence, claim, added) => {
      const request = requests.get(id)
      if (!request?.call) return 'unknown'
      if (request.call.sequence !== sequence || request.call.status !== 'booked') return 'changed'
      if (isTaken(memory, claim.quanta, id)) return 'time-taken'
      occupy(memory, id, claim.quanta)
      const { startsAt, endsAt, timeZone } = claim
      const call = { ...request.call, startsAt, endsAt, timeZone, sequence: sequence + 1 }
      keep(memory, { ...request, call }, added)
      return 'moved'
    },
    cancelCall: async (id, added) => {
      const request = requests.get(id)
      if (!request?.call) return 'unknown'
      if (request.call.status === 'cancelled') return 'already'
      occupy(memory, id, [])
      const { call } = request
      const cancelled = { ...call, status: 'cancelled' as const, sequence: call.sequence + 1 }
      keep(memory, { ...request, call: cancelled }, added)
      return 'cancelled'
    },
    occupied: async (from, to) =>
      [...quanta.keys()].filter((quantum) => quantum >= from && quantum < to),
  } satisfies Partial<RequestStore>
}

function submit(memory: Memory, submission: Submission, now: string): SubmissionOutcome {
  const { request, claim, addressLimit, idempotency, deliveries } = submission
  const earlier = idempotency && earlierOutcome(memory, idempotency, now)
  if (earlier) return earlier
  const ofAddress = [...memory.requests.values()].filter(
    ({ email, createdAt }) =>
      emailKey(email) === emailKey(request.email) && createdAt >= addressLimit.since,
  )
  if (ofAddress.length >= addressLimit.max) {
    return { kind: 'too-many', oldest: ofAddress[0]?.createdAt ?? '' }
  }
  if (claim && isTaken(memory, claim.quanta, request.id)) return { kind: 'time-taken' }
  const { reference } = request
  if ([...memory.requests.values()].some((each) => each.reference === reference)) {
    return { kind: 'reference-taken' }
  }
  if (idempotency) memory.keys.set(keyName(idempotency), idempotency)
  if (claim) occupy(memory, request.id, claim.quanta)
  keep(memory, { ...request, call: claim ? callOf(request.id, claim) : null }, deliveries)
  return { kind: 'stored' }
}

function earlierOutcome({ keys }: Memory, post: KeyedPost, now: string) {
  const known = keys.get(keyName(post))
  if (!known || known.expiresAt <= now) return undefined
  const isSame = known.bodyHash === post.bodyHash
  const replay = { kind: 'replayed', answer: known.answer } as const
  return isSame ? replay : ({ kind: 'key-reused' } as const)
}

function keyName({ scope, key }: KeyedPost): string {
  return `${scope} ${key}`
}

function callOf(requestId: string, { startsAt, endsAt, timeZone }: TimeClaim): CallRecord {
  return { requestId, startsAt, endsAt, timeZone, status: 'booked', sequence: 0 }
}

function isTaken({ quanta }: Memory, wanted: readonly string[], requestId: string): boolean {
  return wanted.some((quantum) => (quanta.get(quantum) ?? requestId) !== requestId)
}

/** Gives a request these quanta instead of those it had. */
function occupy({ quanta }: Memory, requestId: string, wanted: readonly string[]): void {
  for (const [quantum, owner] of quanta) if (owner === requestId) quanta.delete(quantum)
  for (const quantum of wanted) quanta.set(quantum, requestId)
}

function keep(memory: Memory, request: StoredRequest, added: readonly NewDelivery[]): void {
  memory.requests.set(request.id, request)
  memory.deliveries.push(...added)
}
