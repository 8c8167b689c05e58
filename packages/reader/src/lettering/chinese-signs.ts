import type { TextRun } from '../page.ts'

/**
 * Signs of GB 2312 by their two bytes as Latin letters, in the code pages of Windows and of the Macintosh: files that
 * name neither leave `24.00°¿0.20` for `24.00±0.20`.
 */
const signs: Readonly<Record<string, string>> = {
  '¡À': '±',
  '°¿': '±',
  '¡ã': '°',
  '°„': '°',
  '¦µ': 'φ',
  '¶µ': 'φ',
  '¦Õ': 'φ',
  '¶’': 'φ',
  '¡Á': '×',
  '°¡': '×',
}

/** Not beside letters, where Spanish begins an exclamation. */
const pair = new RegExp(`(?<!\\p{L})(?:${Object.keys(signs).join('|')})(?!\\p{L})`, 'gu')

/** Gives the signs that a file holds as pairs of Latin letters. */
export const withChineseSigns = (runs: readonly TextRun[]): readonly TextRun[] =>
  runs.map((run) => {
    const text = run.text.replace(pair, (two) => signs[two] ?? two)
    // Two letters are one sign, which is half as wide.
    const advance = (run.advance * text.length) / run.text.length
    return text === run.text ? run : { ...run, text, advance }
  })
