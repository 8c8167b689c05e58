import type { MailMessage, WebhookMessage } from '../delivery/messages.ts'
import { hourMs } from '../durations.ts'
import { isWaiting } from '../store/call-stage.ts'
import type { DeliveryChannel, NewDelivery, StoredRequest } from '../store/records.ts'
import type { ComposeDeliveries, ComposeReminder, EventRequest, RequestEvent } from './events.ts'
import { footerLines, type MailContext, mailboxOf } from './mail-context.ts'
import { paragraphs } from './mail-parts.ts'
import { isOperatorEvent, operatorMail } from './operator-mail.ts'
import { isVisitorEvent, type VisitorEvent, visitorMail } from './visitor-mail.ts'
import { webhookMessage } from './webhook-data.ts'
import { writeMail } from './write-mail.ts'

/** Everything deliveries are composed of. */
export type ComposerOptions = MailContext & {
  /** Whether LEAD_WEBHOOK_URL is set. */
  readonly hasWebhook: boolean
  /** A new UUID, version 7. */
  readonly newId: () => string
}

/** A reminder that follows the confirmation sooner than this would only repeat it. */
const leastHoursToReminder = 6

/**
 * The deliveries of each event: a mail to the visitor, if there is an address; except for new links and reminders a mail
 * to the operator and, if configured, a webhook; for a booked or moved call its reminder, due `calls.reminderHours`
 * before the start.
 */
export function createComposer(options: ComposerOptions): ComposeDeliveries {
  return (event, given, links, at) => {
    const request = afterEvent(event, given, at)
    const deliver = deliveriesOf(options, request)
    const visitor = (what: VisitorEvent, dueAt: string) =>
      deliver('mail', what, 'visitor', dueAt, visitorMail(options, what, request, links, at))

    const deliveries: NewDelivery[] = []
    if (isVisitorEvent(event) && isForVisitor(event, request)) deliveries.push(visitor(event, at))
    if (isOperatorEvent(event)) {
      if (!isWithdrawal(event, request)) {
        const mail = operatorMail(options, event, request, links, at)
        deliveries.push(deliver('mail', event, 'operator', at, mail))
      }
      if (options.hasWebhook) {
        const webhook = webhookMessage(event, request, at)
        deliveries.push(deliver('webhook', event, 'operator', at, webhook))
      }
    }
    const reminderAt = reminderTime(options, event, request, at)
    if (reminderAt !== undefined && isForVisitor(event, request)) {
      deliveries.push(visitor('call.reminder', reminderAt))
    }
    return deliveries
  }
}

/** The reminder of a call, where its time is still to come. */
export function createReminderComposer(options: ComposerOptions): ComposeReminder {
  return (request, links, at) => {
    const { call } = request
    const dueAt = call && reminderBefore(options, call.startsAt)
    if (!dueAt || dueAt <= at) return []
    const mail = visitorMail(options, 'call.reminder', request, links, at)
    return [deliveriesOf(options, request)('mail', 'call.reminder', 'visitor', dueAt, mail)]
  }
}

/** The event of the notice to the operator that replaces further mails about requests. */
const noticeEvent = 'requests.more'

/** Composes that notice. It is stored with the first request for which the operator gets no mail of its own. */
export function createNoticeComposer(options: ComposerOptions) {
  const payload = JSON.stringify(noticeMail(options))
  return (requestId: string, at: string): NewDelivery => ({
    id: options.newId(),
    requestId,
    channel: 'mail',
    event: noticeEvent,
    audience: 'operator',
    dueAt: at,
    payload,
  })
}

/**
 * Whether the visitor gets a mail: not if the hidden field was filled in, nor after cancelling a call that was never
 * confirmed, which the page itself says.
 */
function isForVisitor(event: RequestEvent, request: EventRequest): boolean {
  if (request.suspectBy === 'hidden-field' || request.isKeptFromVisitor) return false
  return request.isCancelledByUs === true || !isWithdrawal(event, request)
}

/** Whether a call ends that was never booked. */
function isWithdrawal(event: RequestEvent, { former }: EventRequest): boolean {
  return event === 'call.cancelled' && former !== undefined && isWaiting(former)
}

function deliveriesOf({ newId }: ComposerOptions, request: StoredRequest) {
  return (
    channel: DeliveryChannel,
    event: RequestEvent,
    audience: NewDelivery['audience'],
    dueAt: string,
    message: MailMessage | WebhookMessage,
  ): NewDelivery => ({
    id: newId(),
    requestId: request.id,
    channel,
    event,
    audience,
    dueAt,
    payload: JSON.stringify(message),
  })
}

/** The request after the event, even if the caller passed its state from before. */
function afterEvent(event: RequestEvent, request: EventRequest, at: string): EventRequest {
  if (event === 'trial.confirmed') return { ...request, confirmedAt: request.confirmedAt ?? at }
  if (event !== 'call.cancelled' || request.call === null) return request
  return { ...request, call: { ...request.call, status: 'cancelled' } }
}

function reminderTime(
  options: ComposerOptions,
  event: RequestEvent,
  { call }: StoredRequest,
  at: string,
): string | undefined {
  if (call === null || (event !== 'call.booked' && event !== 'call.moved')) return undefined
  const due = reminderBefore(options, call.startsAt)
  const isWorthIt = Date.parse(due) - Date.parse(at) >= leastHoursToReminder * hourMs
  return isWorthIt ? due : undefined
}

function reminderBefore({ site }: ComposerOptions, startsAt: string): string {
  return new Date(Date.parse(startsAt) - site.calls.reminderHours * hourMs).toISOString()
}

/** The mail that tells the operator that more requests have come in than were mailed, and where to read them. */
function noticeMail(context: MailContext): MailMessage {
  const { site, wording } = context
  const locale = site.mail.operatorLocale
  const { subject, opening } = wording(locale).operator.moreRequests
  const footer = footerLines(context, locale).slice(1)
  const address = mailboxOf(context, { kind: 'call', topic: null })
  return {
    ...writeMail(context, { locale, subject, parts: paragraphs(opening), footer }),
    to: { address },
    replyTo: { name: site.brand.name, address },
  }
}
