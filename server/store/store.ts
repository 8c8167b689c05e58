import type {
  CallRecord,
  Delivery,
  DeliveryChannel,
  NewDelivery,
  RequestKind,
  StoredRequest,
} from './records.ts'
import type {
  BookingOutcome,
  CallBooking,
  CallMove,
  CancelOutcome,
  EarlierOutcome,
  KeyedPost,
  MailLimits,
  MoveOutcome,
  Submission,
  SubmissionOutcome,
  TooMany,
} from './submission.ts'

/*
 * What the site remembers: requests, calls, deliveries. Two engines keep these promises, SQLite and PostgreSQL; the
 * same tests run against both. All instants are ISO 8601 in UTC with milliseconds (`2026-11-24T08:00:00.000Z`), kept as
 * readable text, so that they sort by time.
 */

/** The store cannot take or give anything now (disk full, server gone, damaged). The answer is 503, never a false 201. */
export class StoreUnavailable extends Error {
  constructor(cause: unknown) {
    super('The store is not available', { cause })
    this.name = 'StoreUnavailable'
  }
}

/** How requests are kept. Every method is durable when its promise resolves, and throws StoreUnavailable otherwise. */
export interface RequestStore {
  submit(submission: Submission): Promise<SubmissionOutcome>
  /** What `submit` would answer to this key if it is known: asked before the rules that apply to new posts only. */
  earlierOutcome(post: KeyedPost, now: string): Promise<EarlierOutcome | undefined>
  request(id: string): Promise<StoredRequest | undefined>
  /** Marks a trial's address as confirmed and stores the deliveries that report it; `already` changes nothing. */
  confirmTrial(
    id: string,
    at: string,
    deliveries: readonly NewDelivery[],
  ): Promise<'confirmed' | 'already' | 'unknown'>
  /** Adds mails to a stored request, such as a new confirmation link, within limits. */
  addMails(
    requestId: string,
    deliveries: readonly NewDelivery[],
    limits: MailLimits,
  ): Promise<'added' | 'unknown' | TooMany>
  /**
   * Books a call that waits for its confirmation, at the time of the claim, if it has not changed since `sequence`. If
   * it is no longer held, the time can still be booked while it is free. Replaces the call's pending mails by
   * the given ones.
   */
  confirmCall(requestId: string, sequence: number, booking: CallBooking): Promise<BookingOutcome>
  /** Moves a booked call if it has not changed since `sequence`; replaces its pending mails by the given. */
  moveCall(requestId: string, sequence: number, move: CallMove): Promise<MoveOutcome>
  /** Shows a call in another zone. Its reminder, if one waits, is replaced by the given; no mail is sent. */
  changeZone(
    requestId: string,
    timeZone: string,
    reminder: readonly NewDelivery[],
  ): Promise<'changed' | 'unknown'>
  /**
   * Cancels a call that is booked or waits for its confirmation, and frees its time. Replaces its pending mails by the
   * given ones, and forgets the idempotency keys that led to it. A call that has changed since `former` was read stays,
   * since the deliveries tell of that one.
   */
  cancelCall(
    requestId: string,
    former: Pick<CallRecord, 'status' | 'sequence'>,
    deliveries: readonly NewDelivery[],
  ): Promise<CancelOutcome>
  /** Quanta that belong to calls at this moment, from `from` to before `to`; those of `except` do not count. */
  occupied(from: string, to: string, now: string, except?: string): Promise<string[]>
}

/** How deliveries are handed out: several processes may share one store. */
export interface DeliveryStore {
  /**
   * Takes up to `limit` due deliveries of this channel that no process holds, those first that have been due longest, and
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
  /** Lets what was tried before, and waits until after `latest`, be claimed `at` that time already. */
  bringForward(at: string, latest: string, channel: DeliveryChannel): Promise<void>
  /** Gives up: shown by the inbox, sent again only by hand. */
  giveUp(id: string, at: string, error: string): Promise<void>
  /**
   * When the next pending delivery of this channel can be claimed: at its due time, or when the lease of its holder
   * ends. Undefined when there is none.
   */
  nextDue(channel: DeliveryChannel): Promise<string | undefined>
  /**
   * Which of the given deliveries were deleted within the last 90 days, because their request was deleted or
   * because a newer message replaces them. They must not be sent, and their files must be removed.
   */
  withdrawn(ids: readonly string[]): Promise<ReadonlySet<string>>
}

export interface RequestFilter {
  readonly kind?: RequestKind | undefined
  /** Only requests with a delivery that has been given up. */
  readonly hasDeadDeliveries?: boolean | undefined
  readonly since?: string | undefined
  readonly limit?: number | undefined
}

/** Deliveries of one channel that are not delivered, counted. */
export interface OpenDeliveries {
  readonly channel: DeliveryChannel
  readonly state: 'pending' | 'dead'
  readonly count: number
  readonly oldestDueAt: string
}

/** What the operator's inbox needs. */
interface InboxStore {
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
export interface SharedCounts {
  query(statement: { text: string; values?: unknown[] }): Promise<{ rows: unknown[] }>
}

export type Store = RequestStore &
  DeliveryStore &
  InboxStore & {
    /** Only where several machines may share the store. */
    readonly counts?: SharedCounts
    /** A secret shared by all processes of this store: created by the first that asks, 32 random bytes as base64url. */
    secret(name: string): Promise<string>
    /** Deletes what has expired: keys of posts, times that are held no more, networks of calls that are over. */
    forgetExpired(now: string): Promise<void>
    /** Forgets which deliveries were withdrawn before that instant. */
    forgetWithdrawn(before: string): Promise<void>
    /** Writes as a request does, but changes nothing: throws StoreUnavailable while no request can be stored. */
    probe(): Promise<void>
    close(): Promise<void>
  }
