import type { CallRecord, RequestKind, StoredRequest, SuspectReason } from '../store/records.ts'
import type { NewCall } from '../store/submission.ts'
import type { ApiTools } from './dependencies.ts'
import type { Exchange } from './exchange.ts'
import { newReference } from './reference.ts'

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
