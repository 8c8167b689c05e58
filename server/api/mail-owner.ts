import { mailboxKey } from '../store/email-key.ts'
import type { CallKeys } from '../store/submission.ts'
import { isDisposable } from './disposable-domains.ts'
import { freeMailDomains } from './free-mail-domains.ts'

/** All disposable mailboxes count as one: another one takes a second to get, under thousands of domains. */
const disposable = 'disposable'

/**
 * The owner of a mail address, for the limits of calls. Subdomains count as their domain, because they cost nothing.
 * For a free provider the domain says nothing.
 *
 * @example await mailOwner('ada@mail.works.example') // { mailbox: 'ada@mail.works.example', domain: 'works.example' }
 */
export async function mailOwner(email: string): Promise<Pick<CallKeys, 'mailbox' | 'domain'>> {
  const mailbox = mailboxKey(email)
  const domain = mailbox.slice(mailbox.lastIndexOf('@') + 1)
  if (freeMailDomains.has(domain)) return { mailbox, domain: null }
  if (await isDisposable(email)) return { mailbox, domain: disposable }
  // Loaded with the first call: the list of public suffixes costs memory that an idle server need not hold.
  const { getDomain } = await import('tldts-icann')
  return { mailbox, domain: getDomain(domain) ?? domain }
}
