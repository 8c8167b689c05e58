import type { TextRun } from '../page.ts'

/**
 * Cyrillic letters of code page 1251 stand where code page 1252 has `À` to `ÿ`. Exporters that name no code page for a
 * GOST font leave files with `îòâ.` for `отв.`
 */
const cyrillicOf = (letter: string): string =>
  String.fromCodePoint((letter.codePointAt(0) ?? 0) - 0xc0 + 0x410)

const accented = /[\u00C0-\u00FF]/g
/** No language writes three accented letters in a row. */
const isMistaken = /[\u00C0-\u00D6\u00D8-\u00FF]{3}/
const hasLatin = /[A-Za-z]{2}/

const decoded = (text: string): string =>
  text.replace(/[^\s\d.,;:()]+/g, (word) =>
    hasLatin.test(word) ? word : word.replace(accented, cyrillicOf),
  )

/** How many such texts of a font show that it holds no Latin letters. */
const fewestMistaken = 3
/** A letter by itself, as of a datum or a view; a diameter sign and a cross are what they are. */
const hasLetter = /(?<![\p{L}\d])[\u00C0-\u00C4\u00C6-\u00D6\u00D9-\u00DF](?![\p{L}\d])/u

/** Fonts whose texts are mistaken throughout. */
function mistakenFonts(runs: readonly TextRun[]): Set<string> {
  const counts = new Map<string, number>()
  for (const { text, font } of runs)
    if (isMistaken.test(text)) counts.set(font, (counts.get(font) ?? 0) + 1)
  return new Set([...counts].filter(([, count]) => count >= fewestMistaken).map(([font]) => font))
}

/** Gives texts in Cyrillic letters that the file holds as accented Latin ones. A Ø by itself stays what it is. */
export function withCyrillic(runs: readonly TextRun[]): readonly TextRun[] {
  const fonts = mistakenFonts(runs)
  return runs.map((run) => {
    const isCyrillic =
      isMistaken.test(run.text) || (fonts.has(run.font) && hasLetter.test(run.text))
    return isCyrillic ? { ...run, text: decoded(run.text) } : run
  })
}
