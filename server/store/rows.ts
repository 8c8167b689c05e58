import type { Insertable, Selectable } from 'kysely'
import { emailKey } from './email-key.ts'
import type { CallRecord, Delivery, NewDelivery, RequestRecord, StoredRequest } from './records.ts'
import type { StoreTables } from './tables.ts'
import { instantOfUuid } from './uuid.ts'

type Row<Table extends keyof StoreTables> = Selectable<StoreTables[Table]>

/** A request and its call side by side, as a left join gives them. */
export type RequestRow = Row<'requests'> & {
  [Column in CallColumn]: StoreTables['calls'][Column] | null
} & { call_confirmed_at: string | null }

type CallColumn =
  | 'starts_at'
  | 'ends_at'
  | 'time_zone'
  | 'status'
  | 'sequence'
  | 'open_until'
  | 'is_held'

/** Columns of RequestRow, from `requests` and `calls`. */
export const requestColumns = [
  'requests.id',
  'requests.reference',
  'requests.kind',
  'requests.topic',
  'requests.locale',
  'requests.name',
  'requests.email',
  'requests.email_key',
  'requests.company',
  'requests.phone',
  'requests.message',
  'requests.other_fields',
  'requests.is_suspect',
  'requests.suspect_by',
  'requests.created_at',
  'requests.confirmed_at',
  'calls.starts_at',
  'calls.ends_at',
  'calls.time_zone',
  'calls.status',
  'calls.sequence',
  'calls.open_until',
  'calls.is_held',
  'calls.confirmed_at as call_confirmed_at',
] as const

/** A request as its table keeps it. */
export function toRequestRow(request: RequestRecord): Insertable<StoreTables['requests']> {
  return {
    id: request.id,
    reference: request.reference,
    kind: request.kind,
    topic: request.topic,
    locale: request.locale,
    name: request.name,
    email: request.email,
    email_key: emailKey(request.email),
    company: request.company,
    phone: request.phone,
    message: request.message,
    other_fields:
      Object.keys(request.otherFields).length > 0 ? JSON.stringify(request.otherFields) : null,
    is_suspect: request.isSuspect ? 1 : 0,
    suspect_by: request.suspectBy,
    created_at: request.createdAt,
    confirmed_at: request.confirmedAt,
  }
}

/** A request with its call, as the site knows it. */
export function fromRequestRow(row: RequestRow): StoredRequest {
  return {
    id: row.id,
    reference: row.reference,
    kind: row.kind,
    topic: row.topic,
    locale: row.locale,
    name: row.name,
    email: row.email,
    company: row.company,
    phone: row.phone,
    message: row.message,
    otherFields: row.other_fields === null ? {} : JSON.parse(row.other_fields),
    isSuspect: row.is_suspect === 1,
    suspectBy: row.suspect_by,
    createdAt: row.created_at,
    confirmedAt: row.confirmed_at,
    call: fromCallColumns(row),
  }
}

function fromCallColumns(row: RequestRow): CallRecord | null {
  const { starts_at, ends_at, time_zone, status, sequence, open_until, is_held } = row
  if (!starts_at || !ends_at || !time_zone || !status || sequence === null) return null
  const waiting = is_held === 1 ? 'held' : 'requested'
  return {
    requestId: row.id,
    startsAt: starts_at,
    endsAt: ends_at,
    timeZone: time_zone,
    status: open_until === null ? status : waiting,
    openUntil: open_until,
    confirmedAt: row.call_confirmed_at,
    sequence,
  }
}

/** A delivery is as old as its id says. */
export function toDeliveryRow(delivery: NewDelivery): Insertable<StoreTables['deliveries']> {
  return {
    id: delivery.id,
    request_id: delivery.requestId,
    channel: delivery.channel,
    event: delivery.event,
    audience: delivery.audience,
    due_at: delivery.dueAt,
    payload: delivery.payload,
    state: 'pending',
    created_at: instantOfUuid(delivery.id),
    attempts: 0,
    next_attempt_at: delivery.dueAt,
    settled_at: null,
    last_error: null,
  }
}

/** A delivery as the workers know it. */
export function fromDeliveryRow(row: Row<'deliveries'>): Delivery {
  return {
    id: row.id,
    requestId: row.request_id,
    channel: row.channel,
    event: row.event,
    audience: row.audience,
    dueAt: row.due_at,
    payload: row.payload,
    state: row.state,
    createdAt: row.created_at,
    attempts: row.attempts,
    nextAttemptAt: row.next_attempt_at,
    settledAt: row.settled_at,
    lastError: row.last_error,
  }
}
