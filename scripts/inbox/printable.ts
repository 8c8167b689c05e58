/*
 * What visitors typed goes to a terminal, which obeys escape sequences: a name could clear the screen, forge lines or
 * set the window's title. So whatever is not plain text is shown as its code point.
 */

/**
 * Control characters (C0, DEL, C1), marks that turn the writing direction (the "Trojan Source" trick), line separators
 * and halves of surrogate pairs.
 */
const harmful = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\u2028\u2029\ufeff\p{Cs}]/gu

/** One line: line breaks and tabs become a space, other control characters are shown as `\u{1b}`. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\r\n\t]+/g, ' ').replaceAll(harmful, visible)
}

/** Lines of a longer text, each of them harmless. */
export function printableLines(text: string): string[] {
  return text.split(/\r\n|\r|\n/).map((line) => oneLine(line))
}

/** JSON that is harmless on a terminal too: what JSON.stringify leaves as it is becomes `\u009b`. Still the same JSON. */
export function printableJson(value: unknown): string {
  return JSON.stringify(value, null, 2).replaceAll(harmful, (character) =>
    // The line breaks of the layout; those within texts are `\n` already.
    character === '\n' ? character : `\\u${codePoint(character).padStart(4, '0')}`,
  )
}

/** Columns a text takes on a terminal: East Asian letters and emoji take two, combining marks none. */
export function displayWidth(text: string): number {
  return graphemes(text).reduce((sum, each) => sum + graphemeWidth(each), 0)
}

/** The text in at most `width` columns; `…` stands for what was cut off. */
export function cutToWidth(text: string, width: number): string {
  if (displayWidth(text) <= width) return text
  let cut = ''
  let used = 1
  for (const each of graphemes(text)) {
    used += graphemeWidth(each)
    if (used > width) break
    cut += each
  }
  return `${cut}…`
}

const wide =
  /^(?:\p{Emoji_Presentation}|\p{Regional_Indicator}|[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}])/u

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

function graphemes(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

function graphemeWidth(grapheme: string): number {
  if (/^\p{M}|^\p{Cf}/u.test(grapheme)) return 0
  return wide.test(grapheme) || grapheme.includes('\ufe0f') ? 2 : 1
}

function visible(character: string): string {
  return `\\u{${codePoint(character)}}`
}

function codePoint(character: string): string {
  return (character.codePointAt(0) ?? 0).toString(16)
}
