import type { MailMessage, WebhookMessage } from '../delivery/messages.ts'
import type { DeliveryChannel, NewDelivery, StoredRequest } from '../store/store.ts'
import type { ComposeDeliveries, EventRequest, RequestEvent } from './events.ts'
import type { MailContext } from './mail-context.ts'
import { isOperatorEvent, operatorMail } from './operator-mail.ts'
import { visitorMail } from './visitor-mail.ts'
import { webhookMessage } from './webhook-data.ts'

/** Everything deliveries are composed of. */
export type ComposerOptions = MailContext & {
  /** Whether LEAD_WEBHOOK_URL is set. */
  readonly hasWebhook: boolean
  /** A new UUID, version 7. */
  readonly newId: () => string
}

/** A reminder nearer than this to what it follows would only repeat the confirmation. */
const leastHoursToReminder = 6

const hourMs = 3_600_000

/**
 * What each event causes: a mail to the visitor; for all but new links and reminders a mail to the operator and, where one
 * is configured, a webhook; with a booked or moved call its reminder, due `calls.reminderHours` before the start.
 */
export function createComposer(options: ComposerOptions): ComposeDeliveries {
  return (event, given, links, at, suspectBy) => {
    const request = afterEvent(event, given, at)
    const deliver = deliveriesOf(options, request)
    const visitor = (what: RequestEvent, dueAt: string) =>
      deliver('mail', what, 'visitor', dueAt, visitorMail(options, what, request, links, at))

    const deliveries: NewDelivery[] = []
    if (suspectBy !== 'hidden-field') deliveries.push(visitor(event, at))
    if (isOperatorEvent(event)) {
      const mail = operatorMail(options, event, request, links, at, suspectBy)
      deliveries.push(deliver('mail', event, 'operator', at, mail))
      if (options.hasWebhook) {
        const webhook = webhookMessage(event, request, at)
        deliveries.push(deliver('webhook', event, 'operator', at, webhook))
      }
    }
    const reminderAt = reminderTime(options, event, request, at)
    if (reminderAt !== undefined && suspectBy !== 'hidden-field') {
      deliveries.push(visitor('call.reminder', reminderAt))
    }
    return deliveries
  }
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

/** What the event itself says holds, also where the caller still has the request from before. */
function afterEvent(event: RequestEvent, request: EventRequest, at: string): EventRequest {
  if (event === 'trial.confirmed') return { ...request, confirmedAt: request.confirmedAt ?? at }
  if (event !== 'call.cancelled' || request.call === null) return request
  return { ...request, call: { ...request.call, status: 'cancelled' } }
}

function reminderTime(
  { site }: ComposerOptions,
  event: RequestEvent,
  { call }: StoredRequest,
  at: string,
): string | undefined {
  if (call === null || (event !== 'call.booked' && event !== 'call.moved')) return undefined
  const due = Date.parse(call.startsAt) - site.calls.reminderHours * hourMs
  const isWorthIt = due - Date.parse(at) >= leastHoursToReminder * hourMs
  return isWorthIt ? new Date(due).toISOString() : undefined
}
