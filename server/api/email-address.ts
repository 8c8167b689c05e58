import { domainToASCII } from 'node:url'

/** RFC 5321 4.5.3.1.1 and 4.5.3.1.3, in octets. */
const maxLocalOctets = 64
const maxOctets = 254

/**
 * Letters of any script (RFC 6531) and what RFC 5322 calls atext. No quotes, brackets, commas: nothing a header could
 * misread. Nor `%` and `!`, behind which many mail servers find another address and pass the mail on to it
 * (`eve%evil.example@ours`), nor `|`, which names a program.
 */
const localCharacters = /^[\p{L}\p{M}\p{N}#$&'*+/=?^_`{}~.-]+$/u
const domainCharacters = /^[\p{L}\p{M}\p{N}.。．｡-]+$/u
const asciiLabel = /^[a-z0-9-]{1,63}$/

/**
 * Whether a text is a mail address we accept: plus signs, apostrophes and international domains are fine, quoted local
 * parts, comments, routes and address literals are not. Says nothing about whether the mailbox exists.
 */
export function isEmailAddress(text: string): boolean {
  const at = text.lastIndexOf('@')
  const local = text.slice(0, Math.max(at, 0))
  const domain = emailDomain(text)
  if (domain === undefined || !localCharacters.test(local)) return false
  // The beginning of an encoded word (RFC 2047): some programs decode it, and find another address there.
  if (local.includes('=?')) return false
  if (local.startsWith('.') || local.endsWith('.') || local.includes('..')) return false
  const localOctets = Buffer.byteLength(local)
  return localOctets <= maxLocalOctets && localOctets + 1 + domain.length <= maxOctets
}

/**
 * The domain behind the last `@` as the DNS has it, in lower case and Punycode; undefined when there is no such domain.
 *
 * @example emailDomain('ada@Müller.example') // 'xn--mller-kva.example'
 */
export function emailDomain(text: string): string | undefined {
  const at = text.lastIndexOf('@')
  const given = text.slice(at + 1)
  // The parser behind domainToASCII reads `%6d`, `0x7f.1` and more as hosts; only names may get there.
  if (at < 1 || given.length > maxOctets || !domainCharacters.test(given)) return undefined
  const domain = domainToASCII(given)
  const labels = domain.split('.')
  const isName = labels.every((label) => asciiLabel.test(label) && !/^-|-$/.test(label))
  // A last label of digits only would be an IP address.
  return labels.length > 1 && isName && !/^\d+$/.test(labels.at(-1) ?? '') ? domain : undefined
}
