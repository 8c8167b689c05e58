/** Whether a text can be the value of `Idempotency-Key`: visible characters of ASCII and spaces, 255 at most. */
export function isIdempotencyKey(text: string): boolean {
  return text.length <= 255 && /^[\x20-\x7e]+$/.test(text)
}
