import { inLanguage } from '../../shared/addresses/local-address.ts'
import type { MailsCopy } from '../../shared/content/words/mails.ts'
import { fillText } from '../../shared/i18n/format.ts'
import type { MailMessage } from '../delivery/messages.ts'
import type { CallRequest, StoredRequest } from '../store/records.ts'
import { operatorCallFile, whoOf } from './call-file.ts'
import { callTime, callTimeInBrief, formerTime, moment } from './call-times.ts'
import type { EventLinks, EventRequest, RequestEvent } from './events.ts'
import { footerLines, type MailContext, mailboxOf, topicOf } from './mail-context.ts'
import { type Detail, type MailPart, paragraphs } from './mail-parts.ts'
import { safeLine, safeText, shorten } from './safe-text.ts'
import { writeMail } from './write-mail.ts'

/** Which words of content/mails.<locale>.yaml a notice uses. The operator gets no mail about other events. */
const wordKeys = {
  'trial.requested': 'trialRequested',
  'trial.confirmed': 'trialConfirmed',
  'call.requested': 'callRequested',
  'call.booked': 'callBooked',
  'call.moved': 'callMoved',
  'call.cancelled': 'callCancelled',
  'message.received': 'messageReceived',
  'feedback.received': 'feedbackReceived',
} as const satisfies Partial<Record<RequestEvent, keyof MailsCopy['operator']>>

/** Events that the operator and a webhook hear about. */
type OperatorEvent = keyof typeof wordKeys

/** Whether the operator gets a mail about an event: not about new links and reminders. */
export function isOperatorEvent(event: RequestEvent): event is OperatorEvent {
  return Object.hasOwn(wordKeys, event)
}

/** The mail to the operator: all that was sent in, to the mailbox of its kind or topic; an answer goes to the visitor. */
export function operatorMail(
  context: MailContext,
  event: OperatorEvent,
  request: EventRequest,
  links: EventLinks,
  at: string,
): MailMessage {
  const { site, wording } = context
  const locale = site.mail.operatorLocale
  const words = wording(locale)
  // Feedback comes without an address, so it cannot be answered.
  const isFeedback = event === 'feedback.received'
  const canAnswer = !isFeedback && isHeaderAddress(request.email)
  const whomAnswersReach = canAnswer ? words.operator.reply : words.operator.noReply
  const call = links.call && inLanguage(links.call, locale)
  const name = shorten(safeLine(request.name), 80)
  const ours = { name: site.brand.name, address: mailboxOf(context, request) }
  return {
    ...writeMail(context, {
      locale,
      subject: subjectOf(context, event, request),
      parts: [
        ...paragraphs(request.isSuspect ? [suspicionText(words, request)] : []),
        ...paragraphs(words.operator[wordKeys[event]].opening),
        ...paragraphs(isFeedback ? [] : [whomAnswersReach]),
        { kind: 'details', rows: details(context, event, request) },
        ...messageParts(words, request),
        ...callLinkParts(words, event, call),
      ],
      footer: footerLines(context, locale).slice(1),
    }),
    to: { address: ours.address },
    replyTo: canAnswer ? { ...(name !== '' && { name }), address: safeLine(request.email) } : ours,
    ...(request.call &&
      event !== 'call.requested' && {
        calendar: operatorCallFile(context, request as CallRequest, { link: call, at }),
      }),
  }
}

/**
 * Whether any mail server accepts this address in a header. Letters beyond ASCII before the @ need SMTPUTF8 (RFC 6531)
 * on the whole way. Such a visitor may not be reachable, but the operator must still get this mail.
 */
function isHeaderAddress(email: string): boolean {
  return /^[\x21-\x7e]+$/.test(safeLine(email).split('@')[0] ?? '')
}

function subjectOf(
  { site, wording }: MailContext,
  event: OperatorEvent,
  request: StoredRequest,
): string {
  const locale = site.mail.operatorLocale
  const { operator, topics } = wording(locale)
  const subject = fillText(operator[wordKeys[event]].subject, {
    name: whoOf(request),
    reference: request.reference,
    topic: topics[topicOf(request.topic)],
    when: request.call ? callTimeInBrief(request.call, site.calls.timeZone, locale) : undefined,
  })
  return request.isSuspect ? fillText(operator.suspectSubject, { subject }) : subject
}

function suspicionText({ labels, suspicions }: MailsCopy, { suspectBy }: StoredRequest): string {
  const reasons = { 'hidden-field': suspicions.hiddenField, speed: suspicions.speed }
  return `${labels.suspect}: ${suspectBy === null ? suspicions.unknown : reasons[suspectBy]}`
}

function details(
  { site, wording, formWords }: MailContext,
  event: RequestEvent,
  request: EventRequest,
): Detail[] {
  const locale = site.mail.operatorLocale
  const { labels, kinds, topics, languages } = wording(locale)
  const { call } = request
  const confirmedAt = request.confirmedAt ?? call?.confirmedAt
  const office = site.calls.timeZone
  const { fields } =
    formWords(locale).forms[event === 'feedback.received' ? 'feedback' : request.kind]
  const others = Object.entries(request.otherFields)
  const rows: [string, string | null | undefined][] = [
    [labels.time, call && callTime(call, office, locale)],
    [
      labels.visitorTime,
      call && call.timeZone !== office ? callTime(call, call.timeZone, locale) : null,
    ],
    [labels.formerTime, formerTime(event, request, office, locale)],
    [labels.kind, kinds[request.kind]],
    [labels.topic, request.kind === 'message' ? topics[topicOf(request.topic)] : null],
    [labels.name, request.name],
    [labels.email, request.email],
    [labels.company, request.company],
    [labels.phone, request.phone],
    ...others.map(([name, value]): [string, string] => [
      fields[name]?.label ?? name,
      fields[name]?.options?.[value] ?? value,
    ]),
    [labels.language, languages[request.locale]],
    [labels.received, moment(request.createdAt, office, locale)],
    [labels.confirmed, confirmedAt && moment(confirmedAt, office, locale)],
    [labels.reference, request.reference],
  ]
  return rows.flatMap(([label, value]) => (value ? [{ label, value: safeLine(value) }] : []))
}

function messageParts({ labels }: MailsCopy, request: StoredRequest): MailPart[] {
  const text = safeText(request.message ?? '')
  return text === '' ? [] : [{ kind: 'quote', label: labels.message, text }]
}

function callLinkParts(
  words: MailsCopy,
  event: OperatorEvent,
  call: string | undefined,
): MailPart[] {
  const isOpen = event === 'call.booked' || event === 'call.moved'
  if (call === undefined || !isOpen) return []
  return [{ kind: 'link', label: words.operator.callLink, url: call }]
}
