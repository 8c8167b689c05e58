import { CamelCasePlugin, type Dialect, Kysely } from 'kysely'
import type { CallRecord, Delivery, RequestRecord } from './records.ts'

/** The tables, as both engines keep them. Instants are text (ISO 8601, UTC), truth is 0 or 1. */
export interface StoreTables {
  requests: Omit<RequestRecord, 'otherFields' | 'isSuspect'> & {
    /** The mailbox that limits count (mailboxKey); `email` is as entered. */
    emailKey: string
    /** JSON: names of further fields and what was entered in them. Null where there are none. */
    otherFields: string | null
    isSuspect: 0 | 1
  }
  calls: Omit<CallRecord, 'status'> & {
    /** A call that waits for its confirmation is stored as `cancelled`: earlier versions know no waiting calls. */
    status: 'booked' | 'cancelled'
    /** Whether its time is kept for it while it waits. */
    isHeld: 0 | 1
    /** What limits count by (CallKeys). The network is deleted when the call is over. */
    mailbox: string | null
    mailDomain: string | null
    network: string | null
  }
  /** One row for each quantum of time that belongs to a call: its primary key keeps two calls apart. */
  bookedTimes: {
    startsAt: string
    requestId: string
    /** Null: booked. From this instant on the time is free, whether the row is there or not. */
    heldUntil: string | null
  }
  /** While a process holds a pending delivery, `nextAttemptAt` is the end of its lease. */
  deliveries: Delivery
  idempotencyKeys: {
    scope: string
    key: string
    bodyHash: string
    requestId: string
    answer: string
    expiresAt: string
  }
  /** Deleted deliveries. A process that still holds one, or has written it to a file, finds the deletion here. */
  withdrawnDeliveries: {
    deliveryId: string
    withdrawnAt: string
  }
  secrets: {
    name: string
    value: string
  }
  migrations: {
    name: string
    appliedAt: string
    isAdditive: 0 | 1
  }
}

/** Connects to the tables. Names are `snake_case` in the database (migrations.ts) and `camelCase` in the code. */
export function connectTables(dialect: Dialect): Kysely<StoreTables> {
  return new Kysely({ dialect, plugins: [new CamelCasePlugin()] })
}
