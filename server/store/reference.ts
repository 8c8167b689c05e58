import { randomBytes } from 'node:crypto'

/** Crockford's base 32: digits and letters without I, L, O and U, so that nobody confuses them on the telephone. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** What a visitor is told to quote: `FA-7Q2M-K4TD`. 40 random bits; the store refuses one that exists already. */
export function newReference(): string {
  // 256 is a multiple of 32: every letter is as likely as the others.
  const letters = Array.from(randomBytes(8), (byte) => alphabet[byte % alphabet.length]).join('')
  return `FA-${letters.slice(0, 4)}-${letters.slice(4)}`
}
