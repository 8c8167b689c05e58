import {
  isSymbolFont,
  symbolsOf,
  unknownSymbol,
  withGostSigns,
  withLoneSigns,
  withoutPrivateUse,
} from './symbol-fonts.ts'

/** Cyrillic and Greek letters that look like Latin ones, as files of Russian CAD stations hold them. */
const lookalikes: Readonly<Record<string, string>> = {
  А: 'A', В: 'B', С: 'C', Е: 'E', Н: 'H', К: 'K', М: 'M', О: 'O', Р: 'P', Т: 'T', Х: 'X',
  а: 'a', с: 'c', е: 'e', о: 'o', р: 'p', х: 'x', у: 'y',
  Α: 'A', Β: 'B', Ε: 'E', Η: 'H', Κ: 'K', Μ: 'M', Ο: 'O', Ρ: 'P', Τ: 'T', Χ: 'X',
} // biome-ignore format: one line per alphabet

const onlyFiguresAndLookalikes = new RegExp(
  `^[${Object.keys(lookalikes).join('')}A-Za-z0-9 .,;:+/±°×()\\[\\]ØR⌀-]*$`,
  'u',
)

const spellings: readonly (readonly [RegExp, string])[] = [
  [/[⌀∅⍉ø](?=\s*[\d.,(])/gu, 'Ø'],
  [/%%c/gi, 'Ø'],
  [/%%d/gi, '°'],
  [/%%p/gi, '±'],
  [/[º˚]/g, '°'],
  [/[\u2010-\u2015\u2212\uFE63\uFF0D]/g, '-'],
  [/[\u00A0\u2000-\u200A\u202F\u3000]/g, ' '],
  [/[\u200B-\u200F\uFEFF\u00AD]/g, ''],
]

/** Full-width figures and signs as the usual ones. */
const narrow = (text: string): string =>
  text.replace(/[\uFF01-\uFF5E]/g, (c) => String.fromCharCode(c.charCodeAt(0) - 0xfee0))

/** The characters that a run shows, in the notation of docs/notation.md; never longer than one character for another. */
export function lettersOf(text: string, font: string): string {
  const plain = withoutPrivateUse(withLoneSigns(withGostSigns(text, font), font))
  let shown = narrow(isSymbolFont(font) ? symbolsOf(plain, font) : plain)
  for (const [spelling, sign] of spellings) shown = shown.replace(spelling, sign)
  if (/\d/.test(shown) && !shown.includes(unknownSymbol) && onlyFiguresAndLookalikes.test(shown))
    shown = [...shown].map((character) => lookalikes[character] ?? character).join('')
  return shown
}
