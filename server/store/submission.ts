import type { NewDelivery, RequestRecord } from './records.ts'

/* What one post stores, within which limits, and with which outcome. */

/** A stretch of time that one call needs: the call and the pause after it, in quanta (server/calendar). */
export interface TimeClaim {
  readonly startsAt: string
  readonly endsAt: string
  readonly timeZone: string
  /** Starts of the quanta the call occupies. Each can belong to one call only. */
  readonly quanta: readonly string[]
}

/** What the limits of calls count by: calls that share one of these keys may come from one person. */
export interface CallKeys {
  readonly mailbox: string
  /** Null where the domain says nothing, as that of a big provider of mailboxes. */
  readonly domain: string | null
  /** Null where the address says nothing about who asks. */
  readonly network: string | null
}

/** How many calls of one domain and from one network there may be. */
type SharedLimits = { readonly perDomain: number; readonly perNetwork: number }

/**
 * How many calls may be confirmed and still to come. Those of a mailbox are counted here as well: a call that has lapsed no
 * longer counts as open, but can still be confirmed.
 */
export type BookedLimits = SharedLimits & { readonly perMailbox: number }

/** How many times may be held at a moment. */
export type HeldLimits = SharedLimits & {
  /** In all, together with calls that were confirmed since `since`: while many are booked, none need be held. */
  readonly inAll: number
  readonly since: string
}

/** A call that is asked for. It is open until `openUntil`, and with `held` its time is kept for it until then. */
export interface NewCall {
  readonly claim: TimeClaim
  readonly openUntil: string
  readonly keys: CallKeys
  readonly limits: {
    /** Open calls of one mailbox: booked ones, and those that wait for their confirmation. */
    readonly openPerMailbox: number
    readonly booked: BookedLimits
    /** Undefined: its time is not to be held. */
    readonly held?: HeldLimits | undefined
  }
}

/** At most `max` items after `since` (exclusive). The limit has room again one window after the oldest of them. */
export type Limit = { readonly since: string; readonly max: number }

/** Limits of mails to visitors. */
export interface MailLimits {
  /** Limit for all mails to one mailbox. */
  readonly perMailbox: Limit
  /** Limit for mails about one request that report this event. */
  readonly perRequest?: (Limit & { readonly event: string }) | undefined
}

/** Nothing was stored: too many requests or mails. Both instants together tell when there is room again. */
export type TooMany = { readonly kind: 'too-many'; readonly since: string; readonly oldest: string }

/**
 * At most `max` mails to the operator about these events after `since`. The next one is replaced by `notice`, which
 * says that there are more; later ones are left out. Everything else is stored and sent as usual.
 */
export type NoticeLimit = Limit & {
  readonly events: readonly string[]
  readonly notice: NewDelivery
}

/** A post with a key of its own, so that it counts once however often it is sent. */
export interface KeyedPost {
  readonly key: string
  /** The endpoint, so that a key means nothing elsewhere. */
  readonly scope: string
  /** SHA-256 of the body. */
  readonly bodyHash: string
}

/** Everything one post causes, stored together or not at all. */
export interface Submission {
  readonly request: RequestRecord
  readonly call?: NewCall | undefined
  readonly deliveries: readonly NewDelivery[]
  readonly idempotency?:
    | (KeyedPost & {
        readonly expiresAt: string
        /** The answer to give again, as JSON. */
        readonly answer: string
      })
    | undefined
  /** Limit for the stored requests of this mailbox. */
  readonly addressLimit: Limit
  readonly mailLimits?: MailLimits | undefined
  readonly noticeLimit?: NoticeLimit | undefined
}

/** A call that is to be booked, at the time it was asked for or another. */
export interface CallBooking {
  readonly at: string
  readonly claim: TimeClaim
  readonly limits: BookedLimits
  readonly deliveries: readonly NewDelivery[]
}

export type BookingOutcome =
  | 'booked'
  | 'already'
  | 'time-taken'
  | 'calls-full'
  | 'changed'
  | 'unknown'

/** A booked call that is to take place at another time. */
export interface CallMove {
  readonly at: string
  readonly claim: TimeClaim
  readonly limits: MailLimits
  readonly deliveries: readonly NewDelivery[]
}

export type MoveOutcome = 'moved' | 'time-taken' | 'changed' | 'unknown' | TooMany

export type CancelOutcome = 'cancelled' | 'already' | 'changed' | 'unknown'

/** The earlier outcome of a key. */
export type EarlierOutcome =
  /** The same key and body came before; this is the answer given then. */
  { readonly kind: 'replayed'; readonly answer: string } | { readonly kind: 'key-reused' }

export type SubmissionOutcome =
  | { readonly kind: 'stored' }
  | EarlierOutcome
  | { readonly kind: 'time-taken' }
  /** The time is free but may not be held. Nothing was stored; without `held` it can be. */
  | { readonly kind: 'not-held' }
  /** The mailbox has as many open calls as it may. */
  | { readonly kind: 'calls-open' }
  /** The mailbox, the domain or the network has as many calls as it may. */
  | { readonly kind: 'calls-full' }
  | TooMany
