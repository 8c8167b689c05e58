import { emailKey } from '../store/email-key.ts'
import type { CallKeys } from '../store/submission.ts'
import { isDisposable } from './disposable-domains.ts'
import { freeMailDomains } from './free-mail-domains.ts'

/** All disposable mailboxes count as one: another one takes a second to get, under thousands of domains. */
const disposable = 'disposable'

/**
 * The owner of a mail address, for the limits of calls. Subdomains count as their domain, because they cost nothing. For a free
 * provider the domain says nothing, and different spellings of one mailbox (`ada+1`, `a.da` at Gmail) count as one.
 *
 * @example await mailOwner('ada@mail.works.example') // { mailbox: 'ada@mail.works.example', domain: 'works.example' }
 */
export async function mailOwner(email: string): Promise<Pick<CallKeys, 'mailbox' | 'domain'>> {
  const key = emailKey(email)
  const [local = '', domain = ''] = splitAtLast(key, '@')
  if (freeMailDomains.has(domain)) return { mailbox: freeMailbox(local, domain), domain: null }
  if (await isDisposable(email)) return { mailbox: key, domain: disposable }
  // Loaded with the first call: the list of public suffixes costs memory that an idle server need not hold.
  const { getDomain } = await import('tldts-icann')
  return { mailbox: key, domain: getDomain(domain) ?? domain }
}

function freeMailbox(local: string, domain: string): string {
  const [name = ''] = local.split('+')
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com'
  return isGmail ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}

function splitAtLast(text: string, separator: string): [string, string] {
  const at = text.lastIndexOf(separator)
  return [text.slice(0, at), text.slice(at + 1)]
}
