import { withoutForeign } from '../grammar/refusals.ts'
import type { Composed } from '../layout/compose.ts'

const words = String.raw`(?:\p{L}{3,}(?: \p{L}{2,}){0,3})`
const size = String.raw`((?:S?Ø|R|□)? ?\d{1,4}[.,]\d{1,4}(?: ?\{[^{}]+\}| ?±[^\p{L}]+)?)`
const before = new RegExp(`^${words} ${size}$`, 'u')
const behind = new RegExp(`^(\\()?${size} ${words}(?:\\))?$`, 'u')
/** `370 (SPEC X SIZE + 120)`: how the size was found, in brackets behind it. */
const bracketed = /^((?:S?Ø|R|□)? ?\d{1,4}(?:[.,]\d{1,4})?) \(([^()]{3,60})\)$/u
const reckoned = (words: string): boolean => /\p{L}{3}/u.test(words) && /[-+*/×]/.test(words)

/** How sure a size is beside words that nobody explained. */
export const shareAmongWords = 0.93

/**
 * The size of a text whose other words say what it is of, as in `BED SIZE 180.0`: null where it is not written on a
 * dimension line, or without decimals, which counts and numbers of things have not either.
 */
export function sizeAmongWords({ text, parts, kind, surroundings }: Composed): string | null {
  if (kind !== 'line' || parts.length > 1 || surroundings !== 'dimension') return null
  if (withoutForeign(text, { isSize: false }) !== text) return null
  const named = before.exec(text)?.[1]
  if (named) return named
  const [, reached, reckoning] = bracketed.exec(text) ?? []
  if (reached && reckoned(reckoning ?? '')) return reached
  const [, bracket, own] = behind.exec(text) ?? []
  if (!own) return null
  return bracket ? `(${own})` : own
}
