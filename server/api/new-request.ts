import type { SuspectReason } from '../mails/events.ts'
import type { RequestKind, StoredRequest, TimeClaim } from '../store/store.ts'
import type { ApiTools } from './dependencies.ts'
import { newReference } from './reference.ts'
import type { Visit } from './visit.ts'

/** Makes the record of a new request from its checked fields. */
export function newRequest(
  tools: Pick<ApiTools, 'newId' | 'random'>,
  visit: Pick<Visit, 'locale'>,
  asked: {
    readonly kind: RequestKind
    readonly values: Readonly<Record<string, string>>
    readonly suspectBy: SuspectReason | undefined
    readonly at: string
    readonly claim?: TimeClaim
  },
): StoredRequest {
  const { kind, values, claim, at, suspectBy } = asked
  const id = tools.newId()
  return {
    ...{ id, reference: newReference(tools.random), kind, topic: values.topic ?? null },
    ...{ locale: visit.locale, name: values.name ?? '', email: values.email ?? '' },
    company: values.company ?? null,
    phone: values.phone ?? null,
    message: values.message ?? null,
    isSuspect: suspectBy !== undefined,
    createdAt: at,
    confirmedAt: null,
    call: claim ? newCall(id, claim) : null,
  }
}

function newCall(requestId: string, { startsAt, endsAt, timeZone }: TimeClaim) {
  return { requestId, startsAt, endsAt, timeZone, status: 'booked', sequence: 0 } as const
}
