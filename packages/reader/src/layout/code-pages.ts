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

/** Gives texts in Cyrillic letters that the file holds as accented Latin ones. A Ø by itself stays what it is. */
export function withCyrillic(runs: readonly TextRun[]): readonly TextRun[] {
  return runs.map((run) => (isMistaken.test(run.text) ? { ...run, text: decoded(run.text) } : run))
}
