import type { Insertable, Selectable } from 'kysely'
import { mailboxKey } from './email-key.ts'
import type { CallRecord, Delivery, NewDelivery, RequestRecord, StoredRequest } from './records.ts'
import type { StoreTables } from './tables.ts'
import { instantOfUuid } from './uuid.ts'

type CallColumn =
  | 'startsAt'
  | 'endsAt'
  | 'timeZone'
  | 'status'
  | 'sequence'
  | 'openUntil'
  | 'isHeld'

/** A request and its call side by side, as a left join gives them. */
type RequestRow = Omit<Selectable<StoreTables['requests']>, 'emailKey'> & {
  [Column in CallColumn]: StoreTables['calls'][Column] | null
} & { callConfirmedAt: string | null }

/** Columns of RequestRow, from `requests` and `calls`. */
export const requestColumns = [
  'requests.id',
  'requests.reference',
  'requests.kind',
  'requests.topic',
  'requests.locale',
  'requests.name',
  'requests.email',
  'requests.company',
  'requests.phone',
  'requests.message',
  'requests.otherFields',
  'requests.isSuspect',
  'requests.suspectBy',
  'requests.createdAt',
  'requests.confirmedAt',
  'calls.startsAt',
  'calls.endsAt',
  'calls.timeZone',
  'calls.status',
  'calls.sequence',
  'calls.openUntil',
  'calls.isHeld',
  'calls.confirmedAt as callConfirmedAt',
] as const

/** A request as its table keeps it. */
export function toRequestRow(request: RequestRecord): Insertable<StoreTables['requests']> {
  const { otherFields } = request
  return {
    ...request,
    emailKey: mailboxKey(request.email),
    otherFields: Object.keys(otherFields).length > 0 ? JSON.stringify(otherFields) : null,
    isSuspect: request.isSuspect ? 1 : 0,
  }
}

/** A request with its call, as the rest of the server uses it. */
export function fromRequestRow(row: RequestRow): StoredRequest {
  const { startsAt, endsAt, timeZone, status, sequence, openUntil, isHeld, ...columns } = row
  const { callConfirmedAt, ...request } = columns
  return {
    ...request,
    otherFields: row.otherFields === null ? {} : JSON.parse(row.otherFields),
    isSuspect: row.isSuspect === 1,
    call: fromCallColumns(row),
  }
}

function fromCallColumns(row: RequestRow): CallRecord | null {
  const { startsAt, endsAt, timeZone, status, sequence, openUntil } = row
  if (!startsAt || !endsAt || !timeZone || !status || sequence === null) return null
  const waiting = row.isHeld === 1 ? 'held' : 'requested'
  return {
    requestId: row.id,
    startsAt,
    endsAt,
    timeZone,
    status: openUntil === null ? status : waiting,
    openUntil,
    confirmedAt: row.callConfirmedAt,
    sequence,
  }
}

/** A new delivery as its table keeps it. It is as old as its id says. */
export function toDeliveryRow(delivery: NewDelivery): Delivery {
  return {
    ...delivery,
    state: 'pending',
    createdAt: instantOfUuid(delivery.id),
    attempts: 0,
    nextAttemptAt: delivery.dueAt,
    settledAt: null,
    lastError: null,
  }
}
