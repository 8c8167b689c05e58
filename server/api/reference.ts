/** Crockford's base32: digits and letters without I, L, O and U, which are misread or make words. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * A new reference for a visitor to quote, such as `FA-7Q2M-K4TD`: 40 random bits.
 *
 * @param random gives that many random bytes
 */
export function newReference(random: (bytes: number) => Uint8Array): string {
  const letters = Array.from(random(8), (byte) => alphabet[byte % alphabet.length])
  return `FA-${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`
}
