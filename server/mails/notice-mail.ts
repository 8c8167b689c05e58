import type { MailMessage } from '../delivery/messages.ts'
import { footerLines, type MailContext, mailboxOf } from './mail-context.ts'
import { paragraphs } from './mail-parts.ts'
import { writeMail } from './write-mail.ts'

/** The mail that tells the operator that more requests have come in than were mailed, and where to read them. */
export function noticeMail(context: MailContext): MailMessage {
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
