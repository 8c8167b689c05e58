import { numberOf } from '../number-of.ts'

/** A glyph to which its font gives no meaning: of private use, or the mark of what is unknown. */
const unknown = /[\uFFFD\uE000-\uF8FF]/u
const sign = '[\\uFFFD\\uE000-\\uF8FF]'

/** Behind the size of a hole or thread, before a figure: nothing but its depth is written there. */
const beforeDepth = new RegExp(
  `((?:Ø ?|M ?|UN[CF]?(?: ?- ?\\d[AB])? ?)(?:(\\d{0,3}(?:[.,]\\d{1,4})?)[^Ø/\\uFFFD\\uE000-\\uF8FF]{0,24}?)?) ?${sign} ?(?=(\\d{0,3}(?:[.,]\\d{1,4})?)(?![\\d.,°]))`,
  'gu',
)
const beforeSink = new RegExp(`${sign} ?(?=Ø ?[\\d.,]+ ?[x×X] ?\\d{2,3} ?°)`, 'gu')
const beforeBore = new RegExp(`${sign} ?(?=Ø ?[\\d.,])`, 'gu')

/**
 * The line of a hole note with signs in place of glyphs without a meaning, which their place tells: depth between a
 * hole and a figure, a seat before a further diameter. A figure much smaller than the hole may be its tolerance.
 */
export function withMeantSigns(line: string): string {
  if (!unknown.test(line)) return line
  const seated = line
    .replace(beforeSink, (found, at: number) => (at > 0 ? '⌵ ' : found))
    .replace(beforeBore, (found, at: number) => (at > 0 ? '⌴ ' : found))
  return seated.replace(beforeDepth, (found, hole: string, size: string, depth: string) =>
    numberOf(depth) > 0.15 * numberOf(size) ? `${hole} ↧` : found,
  )
}
