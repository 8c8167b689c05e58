/** Between two cells. RFC 4180 says comma; Excel in German expects a semicolon. */
export type Separator = ',' | ';'

/**
 * Rows as RFC 4180 has them: CRLF after each, quotes where needed, doubled inside. A byte order mark in front tells
 * Excel that it is UTF-8.
 */
export function csvText(rows: readonly (readonly string[])[], separator: Separator): string {
  const lines = rows.map((row) => `${row.map(csvCell).join(separator)}\r\n`)
  return `\ufeff${lines.join('')}`
}

/**
 * A sign that begins a formula, where a spreadsheet may see the beginning of a cell: at the start of the text, and after
 * separators and line breaks, since one that expects another separator misreads the quotes.
 */
const formula = /(^|[\r\n\t;,])(?=["' ]*[=+\-@\t\r＝＋－＠])/g

function csvCell(text: string): string {
  const defused = defuse(text)
  return /[",;\r\n\t']|^\s|\s$/.test(defused) ? `"${defused.replaceAll('"', '""')}"` : defused
}

/** An apostrophe before what a spreadsheet would run as a formula (OWASP, "CSV injection"). */
export function defuse(text: string): string {
  return text.replaceAll(formula, "$1'")
}
