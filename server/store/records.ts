import type { Locale } from '../../shared/i18n/locale.ts'

/* What the store keeps: requests, calls, deliveries. */

export type RequestKind = 'trial' | 'call' | 'message'

/** What made a request suspect: the field that people do not see was filled in, or the form came too fast. */
export type SuspectReason = 'hidden-field' | 'speed'

/** What a visitor asked for. */
export interface RequestRecord {
  /** UUID, version 7: sorts by time. */
  readonly id: string
  /** What the visitor is told to quote, such as `FA-7Q2M-K4TD`; unique. */
  readonly reference: string
  readonly kind: RequestKind
  /** Topic of a message; null for other kinds. */
  readonly topic: string | null
  readonly locale: Locale
  readonly name: string
  /** As entered. */
  readonly email: string
  readonly company: string | null
  readonly phone: string | null
  readonly message: string | null
  /** What was entered in fields of the form that have no column here, by their names. */
  readonly otherFields: Readonly<Record<string, string>>
  /** Filled in too fast or with the hidden field: kept and shown to the operator, never dropped. */
  readonly isSuspect: boolean
  /** Why it is suspect; also null if it was stored by an earlier version of the site. */
  readonly suspectBy: SuspectReason | null
  readonly createdAt: string
  /** When the mail address of a trial was confirmed. */
  readonly confirmedAt: string | null
}

/** The appointment of a request of kind `call`. */
export interface CallRecord {
  readonly requestId: string
  readonly startsAt: string
  readonly endsAt: string
  /** The visitor's IANA zone, as chosen. */
  readonly timeZone: string
  /**
   * `held` and `requested` wait for the visitor's confirmation. The time of a held call is kept until then; that of a
   * requested one goes to the first who confirms. Both lapse (call-stage.ts).
   */
  readonly status: 'requested' | 'held' | 'booked' | 'cancelled'
  /** Until when a call that waits for its confirmation is open; null for others. */
  readonly openUntil: string | null
  /** When the mailbox was confirmed; null also for calls that an earlier version has booked. */
  readonly confirmedAt: string | null
  /** RFC 5545 SEQUENCE: 0 at first, one more for every change. */
  readonly sequence: number
}

/** A request with its appointment, if it has one. */
export type StoredRequest = RequestRecord & { readonly call: CallRecord | null }

/** A request for a call, whatever has become of the call. */
export type CallRequest = StoredRequest & { readonly call: CallRecord }

export type DeliveryChannel = 'mail' | 'webhook'

/** A mail or webhook call to be sent. Written in the same transaction as what it reports. */
export interface NewDelivery {
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
