import type { Locale } from '../../src/i18n/locale.ts'

/*
 * What the site remembers: requests, calls, deliveries. Two engines keep these promises, SQLite and PostgreSQL; the
 * same tests run against both. All instants are ISO 8601 in UTC with milliseconds (`2026-11-24T08:00:00.000Z`), kept as
 * readable text, so that they sort as they follow in time.
 */

export type RequestKind = 'trial' | 'call' | 'message'

/** What a visitor asked for. */
export type RequestRecord = {
  /** UUID, version 7: sorts by time. */
  readonly id: string
  /** What the visitor is told to quote, such as `FA-7Q2M-K4TD`; unique. */
  readonly reference: string
  readonly kind: RequestKind
  /** Of a message: what it is about. */
  readonly topic: string | null
  readonly locale: Locale
  readonly name: string
  /** As entered. */
  readonly email: string
  readonly company: string | null
  readonly phone: string | null
  readonly message: string | null
  /** Filled in too fast or with the hidden field: kept and shown to the operator, never dropped. */
  readonly isSuspect: boolean
  readonly createdAt: string
  /** Of a trial: when the address was confirmed. */
  readonly confirmedAt: string | null
}

/** The appointment of a request of kind `call`. */
export type CallRecord = {
  readonly requestId: string
  readonly startsAt: string
  readonly endsAt: string
  /** The visitor's IANA zone, as chosen. */
  readonly timeZone: string
  readonly status: 'booked' | 'cancelled'
  /** RFC 5545 SEQUENCE: 0 at first, one more for every change. */
  readonly sequence: number
}

/** A request with its appointment, if it has one. */
export type StoredRequest = RequestRecord & { readonly call: CallRecord | null }

export type DeliveryChannel = 'mail' | 'webhook'

/** Something to be told to somebody. Written in the same transaction as what it tells of. */
export type NewDelivery = {
  /**
   * UUID, version 7: its time counts as the delivery's `createdAt`. The same on every attempt: local part of the
   * Message-ID, and `webhook-id`.
   */
  readonly id: string
  readonly requestId: string
  readonly channel: DeliveryChannel
  /** What happened, such as `trial.requested`. */
  readonly event: string
  readonly audience: 'visitor' | 'operator'
  /** Not before this instant: now, or a reminder's time. */
  readonly dueAt: string
  /** JSON: a MailMessage or a WebhookMessage (server/delivery/messages.ts). */
  readonly payload: string
}

type DeliveryState = 'pending' | 'delivered' | 'dead'

export type Delivery = NewDelivery & {
  readonly state: DeliveryState
  readonly createdAt: string
  readonly attempts: number
  readonly nextAttemptAt: string
  readonly settledAt: string | null
  /** Why the last attempt failed, without personal data. */
  readonly lastError: string | null
}

/** A stretch of time that one call needs: the call and the pause after it, in quanta (server/calendar). */
export type TimeClaim = {
  readonly startsAt: string
  readonly endsAt: string
  readonly timeZone: string
  /** Starts of the quanta the call occupies. Each can belong to one call only. */
  readonly quanta: readonly string[]
}

/** A post that says of itself which one it is, so that it counts once however often it comes. */
export type KeyedPost = {
  readonly key: string
  /** The endpoint, so that a key means nothing elsewhere. */
  readonly scope: string
  /** SHA-256 of the body. */
  readonly bodyHash: string
}

/** Everything one post causes, stored together or not at all. */
export type Submission = {
  readonly request: RequestRecord
  readonly claim?: TimeClaim
  readonly deliveries: readonly NewDelivery[]
  readonly idempotency?: KeyedPost & {
    readonly expiresAt: string
    /** The answer to give again, as JSON. */
    readonly answer: string
  }
  /**
   * At most `max` stored requests of this e-mail address after `since`, which itself does not count: one window after
   * the oldest there is room again.
   */
  readonly addressLimit: { readonly since: string; readonly max: number }
}

/** What a key has led to before. */
export type EarlierOutcome =
  /** The same key and body came before; this is the answer given then. */
  { readonly kind: 'replayed'; readonly answer: string } | { readonly kind: 'key-reused' }

export type SubmissionOutcome =
  | { readonly kind: 'stored' }
  | EarlierOutcome
  /** Another request has this reference; nothing was stored. */
  | { readonly kind: 'reference-taken' }
  | { readonly kind: 'time-taken' }
  /** `since` of the oldest counted request, from which the caller computes Retry-After. */
  | { readonly kind: 'too-many'; readonly oldest: string }

/** The store cannot take or give anything now (disk full, server gone, damaged). The answer is 503, never a false 201. */
export class StoreUnavailable extends Error {
  constructor(cause: unknown) {
    super('The store is not available', { cause })
    this.name = 'StoreUnavailable'
  }
}

/** How requests are kept. Every method is durable when its promise resolves, and throws StoreUnavailable otherwise. */
export type RequestStore = {
  submit(submission: Submission): Promise<SubmissionOutcome>
  /** What `submit` would answer to this key if it is known: asked before rules that only new posts must keep. */
  earlierOutcome(post: KeyedPost, now: string): Promise<EarlierOutcome | undefined>
  request(id: string): Promise<StoredRequest | undefined>
  /** Marks a trial's address as confirmed and stores what tells of it; `already` changes nothing. */
  confirmTrial(
    id: string,
    at: string,
    deliveries: readonly NewDelivery[],
  ): Promise<'confirmed' | 'already' | 'unknown'>
  /** Adds deliveries to a stored request, such as a new confirmation link. */
  addDeliveries(deliveries: readonly NewDelivery[]): Promise<void>
  /** How many deliveries of this event the request has got since then, that instant included (a limit for new links). */
  countDeliveries(requestId: string, event: string, since: string): Promise<number>
  /** Moves a booked call if nobody has changed it since `sequence`; replaces its pending mails by the given. */
  moveCall(
    requestId: string,
    sequence: number,
    claim: TimeClaim,
    deliveries: readonly NewDelivery[],
  ): Promise<'moved' | 'time-taken' | 'changed' | 'unknown'>
  /** Cancels a booked call, frees its time; replaces its pending mails by the given. */
  cancelCall(
    requestId: string,
    deliveries: readonly NewDelivery[],
  ): Promise<'cancelled' | 'already' | 'unknown'>
  /** Quanta that belong to calls, from `from` to before `to`. */
  occupied(from: string, to: string): Promise<string[]>
}

/** How deliveries are handed out: several processes may share one store. */
export type DeliveryStore = {
  /**
   * Takes up to `limit` due deliveries of this channel that nobody holds, those first that have been due longest, and
   * holds them until `leaseUntil`. A process that dies loses its lease, and another takes over. Counts the attempt.
   */
  claim(
    now: string,
    leaseUntil: string,
    limit: number,
    channel: DeliveryChannel,
  ): Promise<Delivery[]>
  markDelivered(id: string, at: string): Promise<void>
  /** Gives back a delivery that failed for now. */
  postpone(id: string, nextAttemptAt: string, error: string): Promise<void>
  /** Gives up: shown by the inbox, sent again only by hand. */
  bury(id: string, at: string, error: string): Promise<void>
  /**
   * When the next pending delivery of this channel can be claimed: at its due time, or when the lease of who holds it
   * ends. Undefined when there is none.
   */
  nextDue(channel: DeliveryChannel): Promise<string | undefined>
  /**
   * Those of the given deliveries that were deleted within the last 90 days, whoever held them: with their request, or
   * because something newer is to be said. They must not be sent any more, and no file may tell of them.
   */
  withdrawn(ids: readonly string[]): Promise<ReadonlySet<string>>
}

export type RequestFilter = {
  readonly kind?: RequestKind | undefined
  /** Only requests with a delivery that has been given up. */
  readonly hasDeadDeliveries?: boolean | undefined
  readonly since?: string | undefined
  readonly limit?: number | undefined
}

/** Deliveries of one channel that are not delivered, counted. */
export type OpenDeliveries = {
  readonly channel: DeliveryChannel
  readonly state: 'pending' | 'dead'
  readonly count: number
  readonly oldestDueAt: string
}

/** What the operator's inbox needs. */
export type InboxStore = {
  /** The newest first. */
  list(filter: RequestFilter): Promise<StoredRequest[]>
  deliveriesOf(requestId: string): Promise<Delivery[]>
  /** Makes dead deliveries due now, as new ones are: those of one request, or all. Returns how many. */
  retry(now: string, requestId?: string): Promise<number>
  /** Deletes requests created before that instant, with all that belongs to them. Calls still to come stay. */
  purge(createdBefore: string, now: string): Promise<number>
  /** Deletes every request of this mailbox, however its address is spelled (email-key.ts), with deliveries and bookings. */
  eraseAddress(email: string): Promise<number>
  /** Deliveries that are due and not settled, and those that were given up. */
  openDeliveries(now: string): Promise<OpenDeliveries[]>
}

/** Runs a statement that counts clients' requests (server/api/rate-limit.ts). */
export type SharedCounts = {
  query(statement: { text: string; values?: unknown[] }): Promise<{ rows: unknown[] }>
}

export type Store = RequestStore &
  DeliveryStore &
  InboxStore & {
    /** Only where several machines may share the store. */
    readonly counts?: SharedCounts
    /** A secret shared by all processes of this store: created by the first that asks, 32 random bytes as base64url. */
    secret(name: string): Promise<string>
    /** Deletes idempotency keys that have expired. */
    forgetExpiredKeys(now: string): Promise<void>
    /** Forgets which deliveries were withdrawn before that instant. */
    forgetWithdrawn(before: string): Promise<void>
    close(): Promise<void>
  }
