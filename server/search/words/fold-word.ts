import type { Locale } from '../../../shared/i18n/locale.ts'

/** Letters that Unicode does not decompose, and what people type instead. */
const letters: Record<string, string> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

const foldable = new RegExp(`[${Object.keys(letters).join('')}]`, 'g')

/** `ae`, `oe`, `ue` for umlauts; not in `neue`, `bauen`, `Quelle`, where the letters stand for themselves. */
const spelledUmlaut = /(?<![aeoq])([aou])e/g

/**
 * A word as it is compared: lower case, without marks. In German `prüfung`, `pruefung` and `prufung` become one, as do
 * `maß` and `mass`, so that a keyboard without umlauts finds the same.
 */
export function foldWord(word: string, locale: Locale): string {
  const plain = /^[a-z0-9]*$/.test(word) ? word : fold(word)
  return locale === 'de' ? plain.replace(spelledUmlaut, '$1') : plain
}

function fold(word: string): string {
  return word
    .toLowerCase()
    .replace(foldable, (letter) => letters[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
}
