import type { Locale } from './i18n/locale.ts'

/** What differs between the spreadsheets of two languages. */
interface CsvDialect {
  readonly separator: ',' | ';'
  readonly decimal: '.' | ','
}

/** German Excel expects semicolons, since the comma is its decimal sign. */
export const csvDialects: Readonly<Record<Locale, CsvDialect>> = {
  en: { separator: ',', decimal: '.' },
  de: { separator: ';', decimal: ',' },
}

/**
 * A table as a CSV file that spreadsheets open as it is (RFC 4180): byte order mark for Excel, CRLF, quoted where
 * needed. Numbers get the decimal sign of the language; text that would run as a formula, or be taken for another
 * number or a date, stays text behind an apostrophe.
 */
export function csvOf(
  rows: readonly (readonly (string | number)[])[],
  { separator, decimal }: CsvDialect,
): string {
  const cell = (value: string | number) =>
    typeof value === 'number'
      ? String(value).replace('.', decimal)
      : quoted(isChanged(value, decimal) ? `'${value}` : defused(value), separator)
  const lines = rows.map((row) => `${row.map(cell).join(separator)}\r\n`)
  return `\ufeff${lines.join('')}`
}

/** A plain signed number is a value, however it begins. */
const signedNumber = /^[+-]?\d+([.,]\d+)?$/

/** What begins like a formula (OWASP "CSV injection"). */
const formula = /^(?=[\t\r\n]| *[=+\-@＝＋－＠])/

/**
 * The same within a text: a spreadsheet that expects another separator begins a cell there and misreads the quotes. Drawings
 * have signed values after commas, so that after a sign only what calls a function or another program counts.
 */
const innerFormula = /[\t\r\n;,](?=["' ]*(?:[=@＝＠]|[+\-＋－][^\t\r\n;,(|!]*[(|!]))/g

/** Text with an apostrophe before all that a spreadsheet would run as a formula. */
function defused(text: string): string {
  return signedNumber.test(text) ? text : text.replace(formula, "'").replace(innerFormula, "$&'")
}

/**
 * Values that spreadsheets change: `(30)` becomes minus thirty, `1/4` and `1:2` a date and a time, `6.5` a day in May
 * where the comma is the decimal sign, and `0042` and long numbers lose digits.
 */
function isChanged(text: string, decimal: CsvDialect['decimal']): boolean {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text)
  const patterns = [
    /^\([\d.,+-]+\)$/,
    /^\d+([:/-]\d+)+$/,
    decimal === '.' ? /^[+-]?\d+,\d+$/ : /^[+-]?\d+\.\d+$/,
    /^0\d+$/,
    /^\d+E\d+$/i,
    /^\d{16,}$/,
  ]
  return !isDay && patterns.some((pattern) => pattern.test(text))
}

function quoted(text: string, separator: string): string {
  return /["\r\n]/.test(text) || text.includes(separator) || /^\s|\s$/.test(text)
    ? `"${text.replaceAll('"', '""')}"`
    : text
}
