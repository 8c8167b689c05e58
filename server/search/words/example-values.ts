import type { Token } from './analyse.ts'

/** Nouns behind an amount: `50 drawings`. */
const nouns = 'drawing|page|sheet|part|zeichnung|seite|bl[aä]tt|bauteil|teil'
/** As a folded word, and as typed behind its number. */
const counted = new RegExp(`^(?:${nouns}|blatter)(?:s|e|en|n)?$`)
const countedBehind = new RegExp(`^\\s(?:${nouns})\\p{L}{0,3}(?!\\p{L})`, 'iu')

/** `a0 sheet`, `drawing in A3`: how large the sheet is that the question is about. */
const format = /^a[0-4]$/i
const sheetBeside = /(?<!\p{L})(?:sheet|page|paper|drawing|blatt|seite|zeichnung|papier)/iu

/**
 * Whether a token is a value that a question gives as an example: a length, as in `tolerance of 100 mm`, a share of one,
 * as in `confidence of 0.7`, an amount, as in `cost for 50 drawings`, or a sheet, as in `a0 sheet too large`.
 */
export function isExample(
  query: string,
  { start, end, word }: Pick<Token, 'start' | 'end' | 'word'>,
): boolean {
  const [before, text, after] = [query.slice(0, start), query.slice(start, end), query.slice(end)]
  if (/^0[.,]\d+$/.test(text)) return true
  if (format.test(text)) return sheetBeside.test(before) || sheetBeside.test(after)
  const isLength = /^\s?(?:mm|cm)(?![\p{L}\d])/iu.test(after)
  const isAmount = /^\d+$/.test(text) && countedBehind.test(after)
  if (word === '') return isLength || isAmount
  return (
    (/^(?:mm|cm)$/.test(word) || counted.test(word)) && /(?<![\p{L}\d])\d{1,6}\s?$/u.test(before)
  )
}

/** `Ø symbol`, `Zeichen ⌖`: the word for a sign says nothing beside the sign itself. */
export const isNameOfSign = (query: string, word: string): boolean =>
  /^(?:symbol|sign|character|zeichen)s?$/.test(word) && /[\p{Sm}\p{So}Ø]/u.test(query)
