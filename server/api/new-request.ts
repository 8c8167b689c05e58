import type { CallRecord, RequestKind, StoredRequest, SuspectReason } from '../store/records.ts'
import type { NewCall } from '../store/submission.ts'
import type { ApiTools } from './dependencies.ts'
import type { Exchange } from './exchange.ts'

/** Makes the record of a new request from its checked fields. */
export function newRequest(
  tools: Pick<ApiTools, 'newId' | 'random'>,
  exchange: Pick<Exchange, 'locale'>,
  asked: {
    readonly kind: RequestKind
    readonly values: Readonly<Record<string, string>>
    readonly suspectBy: SuspectReason | undefined
    readonly at: string
    readonly call?: NewCall
  },
): StoredRequest {
  const { kind, values, call, at, suspectBy } = asked
  const id = tools.newId()
  return {
    id,
    reference: newReference(tools.random),
    kind,
    topic: values.topic ?? null,
    locale: exchange.locale,
    name: values.name ?? '',
    email: values.email ?? '',
    company: values.company ?? null,
    phone: values.phone ?? null,
    message: values.message ?? null,
    otherFields: otherFieldsOf(values),
    isSuspect: suspectBy !== undefined,
    suspectBy: suspectBy ?? null,
    createdAt: at,
    confirmedAt: null,
    call: call ? recordOf(id, call) : null,
  }
}

/** Fields that the record names, and those of a call or of the post itself. */
const namedFields = new Set([
  'topic',
  'name',
  'email',
  'company',
  'phone',
  'message',
  'start',
  'timeZone',
  'consent',
])

function otherFieldsOf(values: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !namedFields.has(name)))
}

function recordOf(requestId: string, { claim, openUntil, limits }: NewCall): CallRecord {
  const { startsAt, endsAt, timeZone } = claim
  const status = limits.held ? 'held' : 'requested'
  return {
    requestId,
    startsAt,
    endsAt,
    timeZone,
    status,
    openUntil,
    confirmedAt: null,
    sequence: 0,
  }
}

/** Crockford's base32: digits and letters without I, L, O and U, which are misread or make words. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * A new reference for a visitor to quote, such as `FA-7Q2M-K4TD`: 40 random bits.
 *
 * @param random gives that many random bytes
 */
export function newReference(random: (bytes: number) => Uint8Array): string {
  const letters = Array.from(random(8), (byte) => alphabet[byte % alphabet.length])
  return `FA-${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`
}
