import type { WebhookMessage } from '../delivery/messages.ts'
import type { StoredRequest } from '../store/records.ts'
import type { RequestEvent } from './events.ts'
import { safeLine, safeText } from './safe-text.ts'

/**
 * The body of an event's webhook (Standard Webhooks 1.0). Below 20 kB also with every field as long as forms allow: texts
 * hold no control characters, so no character takes more than three bytes per UTF-16 unit.
 */
export function webhookMessage(
  event: RequestEvent,
  request: StoredRequest,
  at: string,
): WebhookMessage {
  const { call } = request
  const line = (text: string | null) => (text === null ? null : safeLine(text))
  return {
    type: event,
    timestamp: at,
    data: {
      id: request.id,
      reference: request.reference,
      kind: request.kind,
      topic: request.topic,
      locale: request.locale,
      name: line(request.name),
      email: line(request.email),
      company: line(request.company),
      phone: line(request.phone),
      message: request.message === null ? null : safeText(request.message),
      otherFields: Object.fromEntries(
        Object.entries(request.otherFields).map(([name, text]) => [name, safeText(text)]),
      ),
      suspect: request.isSuspect,
      createdAt: request.createdAt,
      confirmedAt: request.confirmedAt ?? call?.confirmedAt ?? null,
      call: call && {
        start: call.startsAt,
        end: call.endsAt,
        timeZone: call.timeZone,
        status: call.status,
        heldUntil: call.status === 'held' ? call.openUntil : null,
        sequence: call.sequence,
      },
    },
  }
}
