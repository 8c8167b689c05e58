import { fillText } from '../../shared/i18n/format.ts'
import type { Locale } from '../../shared/i18n/locale.ts'
import { type CalendarMethod, calendarMethod, callEventFile } from '../calendar/call-event.ts'
import type { CallRequest, StoredRequest } from '../store/records.ts'
import { type MailContext, mailboxOf } from './mail-context.ts'
import { safeLine, safeText, shorten } from './safe-text.ts'

export interface CallFile {
  readonly fileName: string
  readonly content: string
  readonly method: CalendarMethod
}

interface CallFileOptions {
  /** Page that shows, moves and cancels the call; absolute. */
  readonly link: string | undefined
  /** When the file is made, ISO 8601. */
  readonly at: string
}

/** The visitor's calendar file in the request's language, attached to mails and served by `/api/calls/event.ics`. */
export function visitorCallFile(
  context: MailContext,
  request: CallRequest,
  options: CallFileOptions,
): CallFile {
  const { site, wording } = context
  const words = wording(request.locale).calendar
  return callFile(context, request, options, {
    locale: request.locale,
    summary: words.summary,
    description: [
      words.description,
      site.calls.place[request.locale],
      `${wording(request.locale).labels.reference}: ${request.reference}`,
    ],
  })
}

/** The calendar file for the operator: who has booked, and how to reach them. */
export function operatorCallFile(
  context: MailContext,
  request: CallRequest,
  options: CallFileOptions,
): CallFile {
  const locale = context.site.mail.operatorLocale
  const { calendar, labels } = context.wording(locale)
  const details = [
    [labels.name, request.name],
    [labels.email, request.email],
    [labels.company, request.company],
    [labels.phone, request.phone],
    [labels.reference, request.reference],
    [labels.message, request.message],
  ]
  return callFile(context, request, options, {
    locale,
    summary: fillText(calendar.operatorSummary, { name: whoOf(request) }),
    description: details.flatMap(([label, value]) =>
      value ? [`${label}: ${safeText(value)}`] : [],
    ),
  })
}

/** Name and company on one line, shortened: for subjects and titles. */
export function whoOf({ name, company }: Pick<StoredRequest, 'name' | 'company'>): string {
  return shorten(
    [name, company ?? '']
      .map(safeLine)
      .filter((part) => part !== '')
      .join(', '),
    80,
  )
}

function callFile(
  context: MailContext,
  request: CallRequest,
  { link, at }: CallFileOptions,
  texts: { locale: Locale; summary: string; description: string[] },
): CallFile {
  const { site, wording, origin } = context
  const words = wording(texts.locale).calendar
  const isCancelled = request.call.status === 'cancelled'
  const { conferenceUrl } = site.calls
  const manage = link === undefined || isCancelled ? [] : [words.callLink, link]
  const content = callEventFile({
    uid: `${request.id}@${new URL(origin).hostname}`,
    start: request.call.startsAt,
    end: request.call.endsAt,
    stamp: at,
    sequence: request.call.sequence,
    isCancelled,
    summary: isCancelled
      ? fillText(words.cancelledSummary, { subject: texts.summary })
      : texts.summary,
    description: [...texts.description, ...manage].join('\n'),
    location: conferenceUrl ?? site.calls.place[texts.locale],
    url: conferenceUrl ?? link,
    organizer: { name: site.brand.name, email: mailboxOf(context, request) },
    host: new URL(origin).hostname,
    locale: texts.locale,
  })
  const method = calendarMethod({ isCancelled })
  return { fileName: `${words.fileName}.ics`, content, method }
}
