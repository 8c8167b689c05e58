import type { Element } from 'hast'
import { toString as textOfHtml } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import { element, isElement } from '../../../markdown/elements.ts'

/** From this many characters on, a cell counts as a sentence: in a table of more than three columns, and in any other. */
const sentence = { wide: 40, any: 100 }

/** Up to this many characters, a value leaves room for the name of its column on one line of a phone. */
const shortValue = 24

/** A callout or a standard as code stays on its line up to this many characters; a phone shows some thirty. */
const unbrokenCode = 22

/** Width of a narrow phone, of a character in a table, and of the padding on both sides of a cell (px). */
const phone = { width: 360, character: 7.7, sides: 18 }

/**
 * Puts a table into a named region that scrolls and takes the focus (WCAG 1.4.10), and gives header cells their scope:
 * those of the first row, and the first of every other row.
 * A table with sentences that is too wide for a phone is shown as a list there, each value under the name of its column.
 */
export function frameTable(table: Element, ariaLabel: string): Element {
  const rows = rowsOf(table)
  const texts = rows.map((row) => row.map((cell) => textOfHtml(cell)))
  const names = texts[0] ?? []
  const least = names.length > 3 ? sentence.wide : sentence.any
  const isList = isListOnPhones(rows.map((row) => row.map(textWithWholeCodes)))
  for (const [row, cells] of rows.entries()) {
    for (const [column, cell] of cells.entries()) {
      const length = texts[row]?.[column]?.length ?? 0
      alignByClass(cell)
      if (cell.tagName === 'th') cell.properties.scope = 'col'
      else {
        if (length >= least) cell.properties.className = ['sentence']
        placeInRow(cell, column, length, isList ? names[column] : undefined)
      }
    }
  }
  alignFigures(rows, texts)
  const className = ['table-scroll']
  if (isList) className.push('phone-list')
  if (isList && hasShortValues(texts)) className.push('phone-list-short')
  return element('div', [table], { className, role: 'region', tabIndex: 0, ariaLabel })
}

/** Names a value by its column where the table is a list, and makes the first cell the header of its row. */
function placeInRow(cell: Element, column: number, length: number, name: string | undefined): void {
  if (length === 0) return
  // The first cell is the title of its row, unless it only counts.
  if (name !== undefined && (column > 0 || length <= 3)) cell.properties.dataLabel = name
  if (column > 0) return
  cell.tagName = 'th'
  cell.properties.scope = 'row'
}

/** Whether a callout as code stays on a line that might end within it. */
export const isUnbroken = (code: string) => code.length <= unbrokenCode && /[\s-]/.test(code)

/** What a cell says, its unbroken codes as one word each. */
function textWithWholeCodes(cell: Element): string {
  const parts = cell.children.map((child) => {
    const said = textOfHtml(child)
    const isCode = isElement(child, 'code') && isUnbroken(said)
    return isCode ? said.replace(/\s/g, '\u00a0') : said
  })
  return parts.join('')
}

/**
 * Whether a table has a cell of more than three words, and the longest words of its columns do not fit side by side on a
 * phone.
 */
export function isListOnPhones(rows: readonly (readonly string[])[]): boolean {
  const [names = []] = rows
  const widest = names.map((_name, column) =>
    Math.max(...rows.map((row) => leastWidth(row[column] ?? '', names.length))),
  )
  const width = widest.reduce((sum, each) => sum + each * phone.character + phone.sides, 0)
  return width > phone.width && rows.flat().some((cell) => cell.split(/\s+/).length > 3)
}

/** Whether no value beside the first of its row is longer than leaves room for the whole name of its column. */
function hasShortValues([, ...rows]: readonly (readonly string[])[]): boolean {
  return rows.every(([, ...values]) => values.every(({ length }) => length <= shortValue))
}

/** Characters that a cell needs on one line: its longest word, but a sentence among several columns needs at least 26. */
function leastWidth(cell: string, columns: number): number {
  const longest = Math.max(...cell.split(/[ \n]|\u00ad/).map((word) => word.length))
  return columns > 3 && cell.length >= sentence.wide ? Math.max(longest, 26) : longest
}

/** A number with its sign and per cent; the part behind the decimal sign is caught. */
const figure = /^[+\u2212\u00b1-]?\d[\d.,\u00a0\u202f]*?(?:[.,](\d+))?(?:[\u00a0\u202f ]?%)?$/

/** Puts the figures of a column below each other, digit by digit, where all have as many decimals. */
function alignFigures(rows: readonly Element[][], texts: readonly (readonly string[])[]) {
  for (let column = 1; column < (rows[0]?.length ?? 0); column++) {
    // A cell may be empty, as the one under a column that has no sum.
    const cells = texts.slice(1).map((row) => row[column] ?? '')
    const figures = cells.filter((cell) => cell !== '').map((cell) => figure.exec(cell))
    const decimals = new Set(figures.map((found) => found?.[1]?.length ?? 0))
    if (figures.includes(null) || decimals.size !== 1) continue
    for (const row of rows) {
      const cell = row[column]
      if (cell && !cell.properties.className) cell.properties.className = ['align-right']
    }
  }
}

function rowsOf(table: Element): Element[][] {
  const rows: Element[][] = []
  visit(table, 'element', (node) => {
    if (node.tagName === 'tr') rows.push([])
    else if (isElement(node, 'th', 'td')) rows.at(-1)?.push(node)
  })
  return rows
}

/** The `align` attribute is obsolete in HTML, and inline styles are forbidden. */
function alignByClass(cell: Element) {
  const { align } = cell.properties
  if (align === undefined) return
  delete cell.properties.align
  cell.properties.className = [`align-${align}`]
}
