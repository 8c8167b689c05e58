/** What differs between the spreadsheets of two languages. */
export interface CsvDialect {
  readonly separator: ',' | ';'
  readonly decimal: '.' | ','
}

/** German Excel expects semicolons, since the comma is its decimal sign. */
export const csvDialects: Readonly<Record<'en' | 'de', CsvDialect>> = {
  en: { separator: ',', decimal: '.' },
  de: { separator: ';', decimal: ',' },
}

/**
 * A table as a CSV file that spreadsheets open as it is (RFC 4180): byte order mark for Excel, CRLF, quoted where
 * needed. Numbers get the decimal sign of the language; text that would run as a formula stays text.
 */
export function csvOf(
  rows: readonly (readonly (string | number)[])[],
  { separator, decimal }: CsvDialect,
): string {
  const cell = (value: string | number) =>
    typeof value === 'number'
      ? String(value).replace('.', decimal)
      : quoted(harmless(value), separator)
  const lines = rows.map((row) => `${row.map(cell).join(separator)}\r\n`)
  return `\ufeff${lines.join('')}`
}

/** An apostrophe before what begins like a formula (OWASP "CSV injection"); a plain signed number is none. */
function harmless(text: string): string {
  const isFormula = /^[=+\-@\t\r\n＝＋－＠]/.test(text) && !/^[+-]?\d+([.,]\d+)?$/.test(text)
  return isFormula ? `'${text}` : text
}

function quoted(text: string, separator: string): string {
  return /["\r\n]/.test(text) || text.includes(separator) || /^\s|\s$/.test(text)
    ? `"${text.replaceAll('"', '""')}"`
    : text
}
