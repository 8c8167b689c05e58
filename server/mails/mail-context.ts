import { localAddress } from '../../shared/addresses/local-address.ts'
import type { Site } from '../../shared/content/site.ts'
import type { FormsCopy } from '../../shared/content/words/forms.ts'
import type { MailsCopy } from '../../shared/content/words/mails.ts'
import { storedTopics } from '../../shared/forms/forms.ts'
import { fillText } from '../../shared/i18n/format.ts'
import type { Locale } from '../../shared/i18n/locale.ts'
import type { StoredRequest } from '../store/records.ts'

/** What every mail is written with. */
export interface MailContext {
  readonly site: Pick<Site, 'brand' | 'company' | 'address' | 'contact' | 'calls' | 'mail'>
  /** Words of content/mails.<locale>.yaml. */
  readonly wording: (locale: Locale) => MailsCopy
  /** Words of content/forms.<locale>.yaml. */
  readonly formWords: (locale: Locale) => FormsCopy
  /** Origin of the public site, without a trailing slash. */
  readonly origin: string
}

/** A page of the site in a language: `/documentation?lang=de#quick-start`, absolute. */
export function absolutePageAddress(
  { origin }: Pick<MailContext, 'origin'>,
  path: `/${string}`,
  locale: Locale,
  hash = '',
): string {
  return origin + localAddress(hash ? `${path}#${hash}` : path, locale)
}

/** Our mailbox for a request: by its kind, for a message by its topic. Unknown topics go where general ones go. */
export function mailboxOf(
  { site }: Pick<MailContext, 'site'>,
  { kind, topic }: Pick<StoredRequest, 'kind' | 'topic'>,
): string {
  const { mailboxes } = site.mail
  return site.contact[kind === 'message' ? mailboxes[topicOf(topic)] : mailboxes[kind]]
}

type Topic = keyof MailsCopy['topics']

/** The topic of a message, `general` for none and for one that is no longer offered. */
export function topicOf(topic: string | null): Topic {
  return storedTopics.find((known) => known === topic) ?? 'general'
}

/** Company data of a business letter (§ 35a GmbHG), and why the reader gets this mail; a line each. */
export function footerLines({ site, wording }: MailContext, locale: Locale): string[] {
  const { company: words, reason } = wording(locale)
  const { company, address, contact } = site
  const place = `${address.postalCode} ${address.city}`
  return [
    reason,
    `${company.legalName}, ${address.street}, ${place}, ${address.countryName[locale]}`,
    fillText(words.seat, { seat: address.city }),
    fillText(words.register, { register: `${company.registerCourt}, ${company.registerNumber}` }),
    fillText(words.directors, { directors: company.managingDirectors.join(', ') }),
    fillText(words.vatId, { vatId: company.vatId }),
    fillText(words.phone, { phone: contact.phone }),
    fillText(words.email, { email: contact.email }),
  ]
}
