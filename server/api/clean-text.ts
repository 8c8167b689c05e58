/** Invisible, and no part of any word: zero-width space, word joiner, byte-order mark, soft hyphen. */
const filler = /[\u200b\u2060\ufeff\u00ad]/g

/** Joiners and direction marks: names in Persian or Hebrew and many emoji need them, addresses and numbers never. */
// biome-ignore lint/suspicious/noMisleadingCharacterClass: the joiners themselves are meant
const joiners = /[\u200c\u200d\u200e\u200f\u061c]/g

/** Overrides and isolates change the order of what stands around them, so they can disguise a text (CVE-2021-42574). */
const directionControls = /[\u202a-\u202e\u2066-\u2069]/g

/**
 * Tag characters: after a black flag they spell which flag it is. Anywhere else people do not see them, but a language
 * model that reads requests does, and might do what they say.
 */
const tags = /(\u{1f3f4}[\u{e0020}-\u{e007f}]{1,8})|[\u{e0000}-\u{e007f}]/gu

/**
 * Variation selectors and other characters without a look of their own: one or two of them choose how the sign before is
 * drawn (❤️‍🔥). More in a row show nothing, and can carry any text past people to such a model.
 */
const hiddenRun = /(?:(?![\u{e0000}-\u{e007f}])\p{Default_Ignorable_Code_Point}){3,}/gu

/** Line ends of any system; slides and PDF files leave vertical tabs and form feeds in what is copied from them. */
const lineEnd = /\r\n?|[\v\f\u0085\u2028\u2029]/g

/** Anything a person could see; the empty pattern of Braille shows nothing, though it counts as a symbol. */
const visible = /[^\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u

/** Cleans a text of one line: normal form, single spaces, no invisible characters. */
export function cleanLine(text: string): string {
  return withoutHidden(text)
    .replaceAll('\t', ' ')
    .trim()
    .replace(/\p{Zs}+/gu, ' ')
}

/**
 * A text of several lines: line ends become LF, spaces stay. Direction controls are removed: Windows adds them to paths
 * and messengers to names, and nobody can see or delete them.
 */
export function cleanText(text: string): string {
  return withoutHidden(text).replace(directionControls, '').replace(lineEnd, '\n').trim()
}

/** Cleans a value for programs, such as a mail address: also without joiners and a copied `mailto:`. */
export function cleanAddress(text: string): string {
  return cleanLine(text.replace(joiners, '')).replace(/^mailto:\s*/i, '')
}

/** A telephone number: as {@link cleanLine}, dashes of any kind as `-`; address books wrap numbers in direction marks. */
export function cleanPhone(text: string): string {
  const bare = text.replace(joiners, '').replace(directionControls, '')
  return cleanLine(bare).replace(/\p{Pd}/gu, '-')
}

/** Whether a text of one line has a character that no text needs: controls, line ends, halves of characters. */
export function hasForbiddenInLine(text: string): boolean {
  return /[\p{Cc}\u2028\u2029]/u.test(text) || isDisguised(text)
}

/** The same for many lines, where tab and LF belong. */
export function hasForbiddenInText(text: string): boolean {
  return /\p{Cc}/u.test(text.replace(/[\t\n]/g, '')) || isDisguised(text)
}

/** Whether a text shows nothing. */
export function isBlank(text: string): boolean {
  return !visible.test(text)
}

/** Normal form without invisible characters. */
function withoutHidden(text: string): string {
  return text.normalize('NFC').replace(filler, '').replace(tags, '$1').replace(hiddenRun, '')
}

/** Noncharacters are for a program's own use and break what others make of a text, such as XML. */
const noncharacter = /\p{Noncharacter_Code_Point}/u

function isDisguised(text: string): boolean {
  return text.search(directionControls) >= 0 || noncharacter.test(text) || !text.isWellFormed()
}
