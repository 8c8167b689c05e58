import { domainToASCII } from 'node:url'

/**
 * A mailbox as it is compared: one key for all spellings that mail servers deliver to one mailbox. Letter case, outer
 * spaces and the way in which letters are composed do not count; the domain is written as in the DNS, so full-width
 * letters, ideographic full stops, soft hyphens and a full stop at its end do not count either.
 *
 * @example emailKey('Ada@Bücher。example.') // 'ada@xn--bcher-kva.example'
 */
export function emailKey(email: string): string {
  const text = email.trim()
  const at = text.lastIndexOf('@') + 1
  // Lower-casing can decompose a letter again (İ), so the text is composed once more.
  const local = text.slice(0, at).normalize('NFC').toLowerCase().normalize('NFC')
  return local + domainKey(text.slice(at))
}

/** A domain that the DNS would not accept is only lower-cased, so that equal spellings still match. */
function domainKey(domain: string): string {
  const plain = domain.normalize('NFKC').trim()
  return (domainToASCII(plain) || plain.toLowerCase()).replace(/\.$/, '')
}

const gmailDomains: readonly string[] = ['gmail.com', 'googlemail.com']

/**
 * What limits count a mailbox by: the key of its address without what anybody may add to it and it still arrives there, a
 * tag behind `+` (RFC 5233) and full stops at Gmail. A server may keep such addresses apart: then they share a limit.
 *
 * @example mailboxKey('A.da+calls@googlemail.com') // 'ada@gmail.com'
 */
export function mailboxKey(email: string): string {
  const key = emailKey(email)
  const at = key.lastIndexOf('@')
  const [local, domain] = [key.slice(0, Math.max(at, 0)), key.slice(at + 1)]
  const tag = local.indexOf('+', 1)
  const name = tag < 0 ? local : local.slice(0, tag)
  if (at < 0) return key
  return gmailDomains.includes(domain)
    ? `${name.replaceAll('.', '')}@gmail.com`
    : `${name}@${domain}`
}
