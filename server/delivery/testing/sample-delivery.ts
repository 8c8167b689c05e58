import type { DeliveryChannel, NewDelivery } from '../../store/records.ts'
import type { DeliveryHead, MailMessage, WebhookMessage } from '../messages.ts'

/** A mail with everything that can go wrong on the way: umlauts, long lines, a lone dot, a calendar. */
export const sampleMail: MailMessage = {
  from: { name: 'Firstangle', address: 'hello@firstangle.example' },
  to: { name: 'Jürgen Müller', address: 'juergen@kunde.example' },
  replyTo: { name: 'Firstangle', address: 'sales@firstangle.example' },
  subject: 'Ihr Gespräch am 24. November – bestätigt',
  text: `Guten Tag, Jürgen Müller\n\n.\n.. Zwei Punkte\n${'lang '.repeat(300)}\n`,
  html: '<p>Guten Tag, Jürgen Müller</p>\n',
  calendar: {
    fileName: 'firstangle-call.ics',
    content: 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nMETHOD:PUBLISH\r\nEND:VCALENDAR\r\n',
  },
  locale: 'de',
}

/** The event of a trial request. */
export const sampleWebhook: WebhookMessage = {
  type: 'trial.requested',
  timestamp: '2026-11-21T12:00:00.000Z',
  data: { name: 'Jürgen Müller', reference: 'FA-7Q2M-K4TD' },
}

/** What a sender knows of {@link sampleMail}. */
export const sampleHead: DeliveryHead = {
  id: '019aa000-0000-7000-8000-000000000001',
  event: 'call.booked',
  audience: 'visitor',
  createdAt: '2026-11-21T12:00:00.000Z',
  dueAt: '2026-11-21T12:00:00.000Z',
}

/** A delivery with a number for a name, due at `dueAt`. */
export function sampleDelivery(
  number: number,
  dueAt: string,
  channel: DeliveryChannel = 'mail',
): NewDelivery {
  return {
    id: `019aa000-0000-7000-8000-${String(number).padStart(12, '0')}`,
    requestId: '019aa000-0000-7000-8000-aaaaaaaaaaaa',
    channel,
    event: channel === 'mail' ? 'message.received' : 'trial.requested',
    audience: 'operator',
    dueAt,
    payload: JSON.stringify(channel === 'mail' ? sampleMail : sampleWebhook),
  }
}
