import type { Locale } from '../../shared/i18n/locale.ts'
import type { CalendarMethod } from '../calendar/call-event.ts'
import type { Delivery } from '../store/records.ts'

/** A mail as the outbox keeps it: complete, so that what is sent does not change with a later deploy. */
export interface MailMessage {
  readonly from: { readonly name: string; readonly address: string }
  readonly to: { readonly name?: string | undefined; readonly address: string }
  readonly replyTo: { readonly name?: string | undefined; readonly address: string }
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Calendar file of a call. Mails that were stored before there was a `method` have none: PUBLISH. */
  readonly calendar?:
    | {
        readonly fileName: string
        readonly content: string
        readonly method?: CalendarMethod | undefined
      }
    | undefined
  /** `Content-Language`. */
  readonly locale: Locale
  /** ISO 8601; from then on it would only confuse and is not sent: what announces a call that has begun. */
  readonly usefulUntil?: string | undefined
}

/** The body of a webhook (Standard Webhooks 1.0): `type`, `timestamp` and the event's `data`. At most 20 kB as JSON. */
export interface WebhookMessage {
  readonly type: string
  /** When it happened, ISO 8601. */
  readonly timestamp: string
  readonly data: Readonly<Record<string, unknown>>
}

/**
 * The result of one attempt. `permanent` is an answer that repeating cannot change (SMTP 550, webhook 410).
 * `retryAfterMs` is what the receiver asked for. `withdrawn`: the delivery was deleted while it was being sent, and
 * nothing was sent.
 */
export type Attempt =
  | { readonly kind: 'delivered' }
  | { readonly kind: 'failed'; readonly error: string; readonly retryAfterMs?: number }
  | { readonly kind: 'permanent'; readonly error: string }
  | { readonly kind: 'withdrawn' }

/** What a sender must know of a delivery beside its message; the same on every attempt. */
export type DeliveryHead = Pick<Delivery, 'id' | 'event' | 'audience' | 'createdAt' | 'dueAt'>

/** Sends one message. Never throws: a failure is returned as an Attempt, without personal data in its error. */
export type SendMail = (head: DeliveryHead, message: MailMessage) => Promise<Attempt>
export type PostWebhook = (head: DeliveryHead, message: WebhookMessage) => Promise<Attempt>
