import type { MailsCopy } from '../../shared/content/words/mails.ts'
import { fillText } from '../../shared/i18n/format.ts'
import type { MailMessage } from '../delivery/messages.ts'
import { isWaiting } from '../store/call-stage.ts'
import type { CallRequest, StoredRequest } from '../store/records.ts'
import { visitorCallFile } from './call-file.ts'
import { callTime, callTimeInBrief, clockTime, formerTime } from './call-times.ts'
import type { EventLinks, EventRequest, RequestEvent } from './events.ts'
import {
  absolutePageAddress,
  footerLines,
  type MailContext,
  mailboxOf,
  topicOf,
} from './mail-context.ts'
import { type MailPart, paragraphs } from './mail-parts.ts'
import { safeLine } from './safe-text.ts'
import { writeMail } from './write-mail.ts'

/** Which words of content/mails.<locale>.yaml an event's mail uses. */
const wordKeys = {
  'trial.requested': 'trialRequested',
  'trial.link-renewed': 'trialLinkRenewed',
  'trial.confirmed': 'trialConfirmed',
  'call.requested': 'callRequested',
  'call.booked': 'callBooked',
  'call.moved': 'callMoved',
  'call.cancelled': 'callCancelled',
  'call.reminder': 'callReminder',
  'message.received': 'messageReceived',
} as const

/** Events that the visitor gets a mail about; feedback comes without an address. */
export type VisitorEvent = keyof typeof wordKeys

/** Whether the visitor gets a mail about an event. */
export function isVisitorEvent(event: RequestEvent): event is VisitorEvent {
  return Object.hasOwn(wordKeys, event)
}

const eventsWithFile: readonly RequestEvent[] = ['call.booked', 'call.moved', 'call.cancelled']

/** What their mails announce is still to come: they only confuse once the call has begun. */
const eventsBeforeCall: readonly RequestEvent[] = [
  'call.requested',
  'call.booked',
  'call.moved',
  'call.reminder',
]

/**
 * The mail to the visitor, in the language of the request. It repeats nothing that was typed, not even the name:
 * somebody could enter another person's address and have us send them any text.
 */
export function visitorMail(
  context: MailContext,
  event: VisitorEvent,
  request: EventRequest,
  links: EventLinks,
  at: string,
): MailMessage {
  const { site, wording } = context
  const { locale } = request
  const words = wording(locale)
  const { subject } = words.visitor[wordKey(event, request)]
  const call = request.call
  return {
    ...writeMail(context, {
      locale,
      subject: fillText(subject, {
        reference: request.reference,
        when: call ? callTimeInBrief(call, call.timeZone, locale) : undefined,
      }),
      parts: [
        ...paragraphs([words.greeting]),
        ...body(context, event, request, links),
        { kind: 'text', text: `${words.farewell}\n${words.team}` },
      ],
      footer: footerLines(context, locale),
    }),
    to: { address: safeLine(request.email) },
    replyTo: { name: site.brand.name, address: mailboxOf(context, request) },
    ...(call &&
      hasEntry(event, request) && {
        calendar: visitorCallFile(context, request as CallRequest, { link: links.call, at }),
      }),
    ...(eventsBeforeCall.includes(event) && call && { usefulUntil: call.startsAt }),
  }
}

function body(
  context: MailContext,
  event: VisitorEvent,
  request: EventRequest,
  links: EventLinks,
): MailPart[] {
  const words = context.wording(request.locale)
  const mail = words.visitor[wordKey(event, request)]
  const url = linkOf(context, event, request, links)
  const isSecurity = request.kind === 'message' && topicOf(request.topic) === 'security'
  return [
    ...paragraphs(mail.opening),
    ...paragraphs(isSecurity ? [words.securityTimes] : []),
    details(context, event, request),
    ...paragraphs(event === 'call.requested' ? [holdNote(words, request)] : []),
    ...('link' in mail && url !== undefined
      ? [{ kind: 'link', label: mail.link, url } as const]
      : []),
    ...paragraphs(mail.closing),
  ]
}

function wordKey(event: VisitorEvent, { isCancelledByUs }: EventRequest) {
  return event === 'call.cancelled' && isCancelledByUs ? 'callCancelledByUs' : wordKeys[event]
}

/** Whether a calendar has, or is about to get, an entry for the call. */
function hasEntry(event: RequestEvent, { former }: EventRequest): boolean {
  return eventsWithFile.includes(event) && !(former && isWaiting(former))
}

/** Until when the time is kept for its visitor, or that it is not. */
function holdNote({ callHeld, callNotHeld }: MailsCopy, { call, locale }: EventRequest): string {
  if (call?.status !== 'held' || call.openUntil === null) return callNotHeld
  return fillText(callHeld, { until: clockTime(call.openUntil, call.timeZone, locale) })
}

/** Where the one link of a mail leads. */
function linkOf(
  context: MailContext,
  event: RequestEvent,
  { locale }: StoredRequest,
  links: EventLinks,
): string | undefined {
  if (event === 'trial.confirmed') {
    return absolutePageAddress(context, '/documentation', locale, 'quick-start')
  }
  if (event === 'call.cancelled') return absolutePageAddress(context, '/schedule-call', locale)
  return event.startsWith('call.') ? links.call : links.confirm
}

function details(
  { site, wording }: MailContext,
  event: RequestEvent,
  request: EventRequest,
): MailPart {
  const { locale, call, reference } = request
  const { labels } = wording(locale)
  const office = site.calls.timeZone
  const place = site.calls.conferenceUrl ?? site.calls.place[locale]
  const former = call && formerTime(event, request, call.timeZone, locale)
  return {
    kind: 'details',
    rows: [
      ...(call ? [{ label: labels.time, value: callTime(call, call.timeZone, locale) }] : []),
      ...(call && call.timeZone !== office
        ? [{ label: labels.officeTime, value: callTime(call, office, locale) }]
        : []),
      ...(former ? [{ label: labels.formerTime, value: former }] : []),
      ...(call && call.status !== 'cancelled' ? [{ label: labels.place, value: place }] : []),
      { label: labels.reference, value: reference },
    ],
  }
}
