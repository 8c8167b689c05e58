import type { MailMessage } from '../../delivery/messages.ts'
import type { CallRecord, NewDelivery, StoredRequest } from '../../store/records.ts'
import { createComposer } from '../compose.ts'
import type { RequestEvent } from '../events.ts'
import { sampleOptions, sampleRequest } from './sample-mails.ts'

export const at = '2026-11-21T13:30:00.000Z'
export const links = {
  confirm: 'https://www.firstangle.example/api/trial-requests/confirm?token=abc.def',
  call: 'https://www.firstangle.example/schedule-call?call=abc.def',
}

export const allEvents: [RequestEvent, StoredRequest['kind']][] = [
  ['trial.requested', 'trial'],
  ['trial.link-renewed', 'trial'],
  ['trial.confirmed', 'trial'],
  ['call.requested', 'call'],
  ['call.booked', 'call'],
  ['call.moved', 'call'],
  ['call.cancelled', 'call'],
  ['call.reminder', 'call'],
  ['message.received', 'message'],
]

const composer = createComposer(sampleOptions())

export const compose = (
  event: RequestEvent,
  request: Parameters<typeof composer>[1],
  leading: Parameters<typeof composer>[2] = links,
  composedAt = at,
) => composer(event, request, leading, composedAt)

export const words = { en: sampleOptions().wording('en'), de: sampleOptions().wording('de') }

export const mailOf = (delivery: NewDelivery | undefined) =>
  JSON.parse(delivery?.payload ?? 'null') as MailMessage

export const find = (
  deliveries: readonly NewDelivery[],
  channel: NewDelivery['channel'],
  audience: NewDelivery['audience'],
  event?: RequestEvent,
) =>
  deliveries.find(
    (each) =>
      each.channel === channel && each.audience === audience && (!event || each.event === event),
  )

/** The mail to one party among these deliveries; null where there is none. */
export const mailTo = (
  audience: NewDelivery['audience'],
  deliveries: readonly NewDelivery[],
  event?: RequestEvent,
) => mailOf(find(deliveries, 'mail', audience, event))

function composeSample(event: RequestEvent, changes: Partial<StoredRequest>) {
  const kind = allEvents.find(([name]) => name === event)?.[1] ?? 'message'
  return compose(event, sampleRequest(kind, changes))
}

export const visitorMailOf = (event: RequestEvent, changes: Partial<StoredRequest> = {}) =>
  mailTo('visitor', composeSample(event, changes), event)

export const operatorMailOf = (event: RequestEvent, changes: Partial<StoredRequest> = {}) =>
  mailTo('operator', composeSample(event, changes))

export const callIn = (timeZone: string, changes: Partial<CallRecord> = {}) => ({
  call: { ...(sampleRequest('call').call as CallRecord), timeZone, ...changes },
})

/** Words with their places filled in, by other means than the code under test. */
export function filled(text: string, values: Record<string, string>): string {
  return text
    .split(/(\{\w+\})/)
    .map((part) => values[part.slice(1, -1)] ?? part)
    .join('')
}

export function messageSubject(name: string): string {
  const { operator, topics } = words.en
  const values = { name, topic: topics.general, reference: 'FA-7Q2M-K4TD' }
  return filled(operator.messageReceived.subject, values)
}

/** Text with its wrapped lines joined again. */
export function unwrapped(text: string): string {
  return text.replace(/\n {2}/g, ' ').replace(/([^\n])\n(?=[^\n])/g, '$1 ')
}
