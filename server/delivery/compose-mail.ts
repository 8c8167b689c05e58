import { domainToASCII } from 'node:url'
import type { SendMailOptions } from 'nodemailer'
import { calendarType } from '../calendar/call-event.ts'
import type { DeliveryHead, MailMessage } from './messages.ts'

/** A mail that must not be sent as it is; repeating cannot change that. Its message holds no personal data. */
export class UnsendableMail extends Error {
  constructor(reason: string) {
    super(reason)
    this.name = 'UnsendableMail'
  }
}

/**
 * One mail for nodemailer, the same for SMTP and for files. Message-ID, Date and the boundaries between parts come from
 * the delivery, so every attempt sends the same bytes and a receiver recognises a copy. The Date is when the delivery was
 * created, or for a reminder when it was due: a mail dated weeks back would be far down in the inbox.
 *
 * The calendar is one attachment, `text/calendar` with its method, beside the text. Outlook, Apple Mail and Gmail offer
 * to add such a file to the calendar. As an alternative of the text (nodemailer's `icalEvent`) Exchange makes the whole
 * mail a calendar item, shows no text or cannot deliver it over IMAP where the method is PUBLISH; and METHOD:REQUEST
 * would show buttons to accept an appointment that is settled. Base64 keeps its line ends and folded lines untouched.
 *
 * RFC 3834: Auto-Submitted keeps absence notes away; X-Auto-Response-Suppress tells the same to Exchange.
 *
 * @throws UnsendableMail where a value could become a second header line or a second recipient.
 */
export function composeMail(
  head: DeliveryHead,
  message: MailMessage,
  siteHost: string,
): SendMailOptions {
  const from = mailbox(message.from, 'from')
  const to = mailbox(message.to, 'to')
  refuseLineBreaks(head.id, 'id')
  return {
    messageId: `<${head.id}@${siteHost}>`,
    date: new Date(Math.max(Date.parse(head.createdAt), Date.parse(head.dueAt))),
    from,
    to,
    replyTo: mailbox(message.replyTo, 'replyTo'),
    // Given apart from the headers, so that no reading of a display name ever adds a recipient.
    envelope: { from: from.address, to: [to.address] },
    subject: refuseLineBreaks(message.subject, 'subject'),
    text: message.text,
    html: message.html,
    attachments: message.calendar ? [calendarFile(message.calendar)] : [],
    headers: {
      'Auto-Submitted': 'auto-generated',
      'Content-Language': refuseLineBreaks(message.locale, 'locale'),
      ...(head.audience === 'visitor' ? { 'X-Auto-Response-Suppress': 'All' } : {}),
    },
    baseBoundary: head.id,
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function calendarFile(calendar: NonNullable<MailMessage['calendar']>) {
  return {
    filename: refuseLineBreaks(calendar.fileName, 'calendar.fileName'),
    content: calendar.content,
    contentType: calendarType(calendar.method ?? 'PUBLISH'),
    contentDisposition: 'attachment' as const,
    contentTransferEncoding: 'base64' as const,
  }
}

/**
 * Names may hold anything printable; addresses are exactly one addr-spec. A name that looks like an encoded word (RFC 2047)
 * is broken up, because some programs decode it even between quotes, where it must not be decoded.
 */
function mailbox(party: MailMessage['to'], field: string): { name: string; address: string } {
  const name = refuseLineBreaks(party.name ?? '', `${field}.name`).replaceAll('=?', '= ?')
  return { name, address: asciiDomain(party.address, `${field}.address`) }
}

/**
 * The address with its domain as the DNS knows it (`bücher.example` -> `xn--bcher-kva.example`), because few servers
 * accept the other form (SMTPUTF8). Throws for characters that separate, quote or bracket addresses (RFC 5321 4.1.2,
 * unquoted form).
 */
function asciiDomain(address: string, field: string): string {
  const parts = /^([^\s\p{Cc}\p{Cf}<>()[\]\\,;:"@]+)@([^\s\p{Cc}<>()[\]\\,;:"@%]+)$/u.exec(address)
  const domain = domainToASCII(parts?.[2] ?? '')
  // What URL hosts may hold beyond names of hosts (`%41`, `a/b`) is not meant here.
  if (!parts?.[1] || !/^[a-z0-9_.-]+$/.test(domain))
    throw new UnsendableMail(`${field} is not one address`)
  return `${parts[1]}@${domain}`
}

function refuseLineBreaks(value: string, field: string): string {
  if (typeof value !== 'string') throw new UnsendableMail(`${field} is missing`)
  if (/[\r\n\0\u2028\u2029]/.test(value)) throw new UnsendableMail(`${field} holds a line break`)
  return value
}
