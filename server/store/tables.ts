import type { Delivery, RequestRecord } from './records.ts'

/** Columns as both engines keep them. Instants are text (ISO 8601, UTC), truth is 0 or 1. */
export type StoreTables = {
  requests: {
    id: string
    reference: string
    kind: RequestRecord['kind']
    topic: string | null
    locale: RequestRecord['locale']
    name: string
    /** As entered. */
    email: string
    /** As compared (email-key.ts). */
    email_key: string
    company: string | null
    phone: string | null
    message: string | null
    /** JSON: names of further fields and what was entered in them. Null where there are none. */
    other_fields: string | null
    is_suspect: 0 | 1
    suspect_by: RequestRecord['suspectBy']
    created_at: string
    confirmed_at: string | null
  }
  calls: {
    request_id: string
    starts_at: string
    ends_at: string
    time_zone: string
    /** A call that waits for its confirmation is stored as `cancelled`, for earlier versions, which know no waiting calls. */
    status: 'booked' | 'cancelled'
    sequence: number
    /** Null: booked or cancelled, as `status` says. Else until when it waits for its confirmation. */
    open_until: string | null
    /** Whether its time is kept for it while it waits. */
    is_held: 0 | 1
    confirmed_at: string | null
    /** What limits count by (CallKeys). The network is deleted when the call is over. */
    mailbox: string | null
    mail_domain: string | null
    network: string | null
  }
  /** One row for each quantum of time that belongs to a call: its primary key keeps two calls apart. */
  booked_times: {
    starts_at: string
    request_id: string
    /** Null: booked. From this instant on the time is free, whether the row is there or not. */
    held_until: string | null
  }
  deliveries: {
    id: string
    request_id: string
    channel: Delivery['channel']
    event: string
    audience: Delivery['audience']
    due_at: string
    payload: string
    state: Delivery['state']
    created_at: string
    attempts: number
    /** While a process holds a pending delivery: the end of its lease. */
    next_attempt_at: string
    settled_at: string | null
    last_error: string | null
  }
  idempotency_keys: {
    scope: string
    key: string
    body_hash: string
    request_id: string
    answer: string
    expires_at: string
  }
  /** Deleted deliveries. A process that still holds one, or has written it to a file, finds the deletion here. */
  withdrawn_deliveries: {
    delivery_id: string
    withdrawn_at: string
  }
  secrets: {
    name: string
    value: string
  }
  migrations: {
    name: string
    applied_at: string
    is_additive: 0 | 1
  }
}
