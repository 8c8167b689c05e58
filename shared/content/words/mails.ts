import { z } from 'zod'
import { text } from '../parts/fields.ts'

const paragraphs = z.array(text()).min(1)

/** One mail: the text before the details and the link, and the text after. */
const mail = { subject: text(), opening: paragraphs, closing: paragraphs }

const plainMail = z.strictObject(mail)
const mailWithLink = z.strictObject({ ...mail, link: text() })

/** To the operator: all details follow by themselves. */
const notice = z.strictObject({ subject: text(), opening: paragraphs })

/** Words of the mails the site sends, and of the calendar file of a call. */
export const mailsSchema = z.strictObject({
  /** Without a name: the reader may not be the one who filled in the form. */
  greeting: text(),
  /** The last lines above the footer. */
  farewell: text(),
  team: text(),
  /** Why somebody gets this mail. */
  reason: text(),
  /** Company data that business letters must carry (§ 35a GmbHG). */
  company: z.strictObject({
    seat: text(),
    register: text(),
    directors: text(),
    vatId: text(),
    phone: text(),
    email: text(),
    privacy: text(),
  }),
  labels: z.strictObject({
    reference: text(),
    kind: text(),
    topic: text(),
    name: text(),
    email: text(),
    company: text(),
    phone: text(),
    language: text(),
    received: text(),
    confirmed: text(),
    time: text(),
    officeTime: text(),
    visitorTime: text(),
    /** Label of the former time of a moved call. */
    formerTime: text(),
    place: text(),
    suspect: text(),
    message: text(),
  }),
  kinds: z.strictObject({ trial: text(), call: text(), message: text() }),
  /** What a message can be about (shared/forms/forms.ts). */
  topics: z.strictObject({
    general: text(),
    session: text(),
    partner: text(),
    sales: text(),
    security: text(),
    feedback: text(),
  }),
  languages: z.strictObject({ en: text(), de: text() }),
  /** Why a request may not come from a person. */
  suspicions: z.strictObject({ hiddenField: text(), speed: text(), unknown: text() }),
  visitor: z.strictObject({
    trialRequested: mailWithLink,
    trialLinkRenewed: mailWithLink,
    trialConfirmed: mailWithLink,
    callRequested: mailWithLink,
    callBooked: mailWithLink,
    callMoved: mailWithLink,
    callCancelled: mailWithLink,
    callCancelledByUs: mailWithLink,
    callReminder: mailWithLink,
    messageReceived: plainMail,
  }),
  /** Whether the time of a call is kept until it is confirmed; `{until}` is a time of day. */
  callHeld: text(),
  callNotHeld: text(),
  /** Stands in the receipt of a message on security. */
  securityTimes: text(),
  operator: z.strictObject({
    /** Subject of a request that may not come from a person. */
    suspectSubject: text(),
    trialRequested: notice,
    trialConfirmed: notice,
    callRequested: notice,
    callBooked: notice,
    callMoved: notice,
    callCancelled: notice,
    messageReceived: notice,
    feedbackReceived: notice,
    /** Instead of further mails about unconfirmed requests. */
    moreRequests: notice,
    /** Whom an answer reaches: the visitor, or not where no header can hold the address. */
    reply: text(),
    noReply: text(),
    /** Address of the page that moves and cancels a call. */
    callLink: text(),
  }),
  calendar: z.strictObject({
    summary: text(),
    operatorSummary: text(),
    cancelledSummary: text(),
    description: text(),
    callLink: text(),
    /** Name of the file, without its ending. */
    fileName: text().regex(/^[a-z-]+$/, 'small letters and hyphens'),
  }),
})

export type MailsCopy = z.infer<typeof mailsSchema>
