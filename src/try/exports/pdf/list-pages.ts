import type { PDFDocument, PDFFont, PDFPage } from 'pdf-lib'
import { inWinAnsi } from './win-ansi.ts'

/** The table that follows the sheets: its title, column headings and rows. */
export interface ListPage {
  readonly title: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** Share of each column in the width of the page. */
  readonly shares: readonly number[]
}

interface Fonts {
  readonly plain: PDFFont
  readonly bold: PDFFont
}

/** A4 landscape, points. */
const page = { width: 841.89, height: 595.28, margin: 42 }
/** Points, as all of these. */
const size = 8.5
const lineHeight = 11
const rowGap = 5
const columnGap = 8
/** The title: its height, how far its base line and the table lie below the margin. */
const heading = { size: 14, base: 8, table: 34 }

/** Adds as many pages as the table needs. Headings are repeated on each; rows are not split. */
export function addListPages(file: PDFDocument, list: ListPage, fonts: Fonts): void {
  const known = new Set(fonts.plain.getCharacterSet())
  const isKnown = (character: string) => known.has(character.codePointAt(0) ?? -1)
  const clean = (text: string) => inWinAnsi(text, isKnown)
  const inner = page.width - 2 * page.margin
  const widths = list.shares.map((share) => share * inner)
  const wrapped = (cells: readonly string[], font: PDFFont) =>
    cells.map((cell, column) => wrap(clean(cell), (widths[column] ?? inner) - columnGap, font))
  const head = wrapped(list.columns, fonts.bold)

  const top = page.height - page.margin
  let sheet: PDFPage | undefined
  let y = 0
  const start = () => {
    sheet = file.addPage([page.width, page.height])
    const title = { x: page.margin, y: top - heading.base, size: heading.size, font: fonts.bold }
    sheet.drawText(clean(list.title), title)
    y = drawRow(sheet, head, top - heading.table, widths, fonts.bold)
  }
  for (const row of list.rows.map((cells) => wrapped(cells, fonts.plain))) {
    if (!sheet || y - heightOf(row) < page.margin) start()
    if (sheet) y = drawRow(sheet, row, y, widths, fonts.plain)
  }
  if (!sheet) start()
}

const heightOf = (row: readonly (readonly string[])[]) =>
  Math.max(1, ...row.map((lines) => lines.length)) * lineHeight + rowGap

/** Draws a row below `top`, with a line under it; gives the place of the next one. */
function drawRow(
  sheet: PDFPage,
  row: readonly (readonly string[])[],
  top: number,
  widths: readonly number[],
  font: PDFFont,
): number {
  let x = page.margin
  for (const [column, lines] of row.entries()) {
    for (const [index, text] of lines.entries()) {
      sheet.drawText(text, { x, y: top - size - index * lineHeight, size, font })
    }
    x += widths[column] ?? 0
  }
  const bottom = top - heightOf(row)
  sheet.drawLine({
    start: { x: page.margin, y: bottom + 2 },
    end: { x: page.width - page.margin, y: bottom + 2 },
    thickness: 0.4,
  })
  return bottom
}

/** Lines of at most this width; words that are longer are cut. */
function wrap(text: string, width: number, font: PDFFont): string[] {
  const fits = (line: string) => font.widthOfTextAtSize(line, size) <= width
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`
    if (fits(longer)) {
      line = longer
      continue
    }
    if (line !== '') lines.push(line)
    line = word
    while (!fits(line)) {
      const end = lastThatFits(line, fits)
      lines.push(line.slice(0, end))
      line = line.slice(end)
    }
  }
  return line === '' ? lines : [...lines, line]
}

function lastThatFits(word: string, fits: (line: string) => boolean): number {
  let end = word.length - 1
  while (end > 1 && !fits(word.slice(0, end))) end -= 1
  return end
}
