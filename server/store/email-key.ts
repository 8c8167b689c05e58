import { domainToASCII } from 'node:url'

/**
 * A mailbox as it is compared: one key for all spellings that mail servers deliver to one mailbox. Letter case, outer
 * spaces and the way in which letters are composed do not count; the domain is the one the DNS knows, so full-width
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
