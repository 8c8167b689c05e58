/** Longest page title, brand suffix included (SPEC section 5). */
export const titleMaxChars = 59

const ellipsis = '…'
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * Page title with the brand suffix, at most 59 user-perceived characters (SPEC section 5).
 * A longer title is cut at a word and ends in an ellipsis; the suffix is always whole.
 *
 * `pageTitle('Pricing', 'Firstangle')` -> `Pricing | Firstangle`
 */
export function pageTitle(title: string, brand: string): string {
  const suffix = ` | ${brand}`
  const words = tidy(title)
  if (words === brand || words === '') return brand
  const plain = words.endsWith(suffix) ? words.slice(0, -suffix.length) : words
  return truncate(plain, titleMaxChars - countChars(suffix)) + suffix
}

/** What a reader counts as characters: `é` in two code points or a family emoji is one. */
export function countChars(text: string): number {
  return split(text).length
}

/** `text` in at most `max` characters, cut between words where one ends late enough, else inside a word. */
export function truncate(text: string, max: number): string {
  const chars = split(text)
  if (chars.length <= max) return text
  const room = max - 1
  return trimEnd(chars.slice(0, wordEnd(chars, room) ?? room).join('')) + ellipsis
}

/** Index of the last ordinary space that leaves at least half the room filled; no-break spaces do not count. */
function wordEnd(chars: string[], room: number): number | undefined {
  const at = chars.lastIndexOf(' ', room)
  return at >= room / 2 ? at : undefined
}

/** A cut must not leave `Quotes: …` or an opening bracket behind. */
function trimEnd(text: string): string {
  return text.replace(/(?<![\s,;:.!?|/(„“‚‘–—-])[\s,;:.!?|/(„“‚‘–—-]+$/u, '')
}

function tidy(title: string): string {
  return title
    .normalize('NFC')
    .replace(/\u00ad/g, '')
    .replace(/[ \t\r\n]+/g, ' ')
    .trim()
}

function split(text: string): string[] {
  return Array.from(graphemes.segment(text), (part) => part.segment)
}
