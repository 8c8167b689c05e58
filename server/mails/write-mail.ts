import type { MailMessage } from '../delivery/messages.ts'
import { writeHtml } from './html.ts'
import { absolutePageAddress, type MailContext } from './mail-context.ts'
import type { MailDraft } from './mail-parts.ts'
import { writeText } from './plain-text.ts'

type WrittenMail = Pick<MailMessage, 'from' | 'subject' | 'text' | 'html' | 'locale'>

/** A mail of the site as text and as HTML, with the privacy policy at its end. To whom it goes is left to the caller. */
export function writeMail(context: MailContext, words: Omit<MailDraft, 'footerLink'>): WrittenMail {
  const { site, wording } = context
  const { locale, subject } = words
  const { privacy } = wording(locale).company
  const url = absolutePageAddress(context, '/privacy-policy', locale)
  const draft = { ...words, footerLink: { label: privacy, url } }
  return {
    from: { name: site.brand.name, address: site.contact[site.mail.from] },
    subject,
    text: writeText(draft),
    html: writeHtml(draft),
    locale,
  }
}
