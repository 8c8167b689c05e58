import type { MailMessage } from '../delivery/messages.ts'
import { writeHtml } from './html.ts'
import { absolutePageAddress, footerLines, type MailContext, mailboxOf } from './mail-context.ts'
import { type MailDraft, paragraphs } from './mail-parts.ts'
import { writeText } from './plain-text.ts'

/** The mail that tells the operator that more requests have come in than were mailed, and where to read them. */
export function noticeMail(context: MailContext): MailMessage {
  const { site, wording } = context
  const locale = site.mail.operatorLocale
  const words = wording(locale)
  const { subject, opening } = words.operator.moreRequests
  const draft: MailDraft = {
    locale,
    subject,
    parts: paragraphs(opening),
    footer: footerLines(context, locale).slice(1),
    footerLink: {
      label: words.company.privacy,
      url: absolutePageAddress(context, '/privacy-policy', locale),
    },
  }
  const from = { name: site.brand.name, address: site.contact[site.mail.from] }
  const mailbox = mailboxOf(context, { kind: 'call', topic: null })
  return {
    from,
    to: { address: mailbox },
    replyTo: { name: site.brand.name, address: mailbox },
    subject,
    text: writeText(draft),
    html: writeHtml(draft),
    locale,
  }
}
