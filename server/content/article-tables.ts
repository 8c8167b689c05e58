import type { Element } from 'hast'
import { toString as textOfHtml } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import { element, isElement } from '../markdown/elements.ts'

/** From this many characters on a cell holds a sentence: in a table that is too wide for a phone, and in any other. */
const sentence = { wide: 40, any: 100 }

/** A narrow phone, and what a table takes on it: a character, and both sides of a cell (px). */
const phone = { width: 360, character: 7.7, sides: 18 }

/**
 * Wide tables scroll inside a named region that the keyboard reaches (WCAG 1.4.10); header cells say what they head.
 * A table of words that a phone cannot hold is a list there, whose values are named by their columns.
 */
export function frameTable(table: Element, ariaLabel: string): Element {
  const rows = rowsOf(table)
  const names = (rows[0] ?? []).map((cell) => textOfHtml(cell))
  const least = names.length > 3 ? sentence.wide : sentence.any
  const isList = isListOnPhones(rows.map((row) => row.map((cell) => textOfHtml(cell))))
  for (const row of rows) {
    for (const [column, cell] of row.entries()) {
      alignByClass(cell)
      const length = textOfHtml(cell).length
      if (cell.tagName === 'th') cell.properties.scope = 'col'
      else if (length >= least) cell.properties.className = ['sentence']
      // The first cell is the title of its row, unless it only counts.
      const isNamed = isList && length > 0 && (column > 0 || length <= 3)
      if (isNamed && cell.tagName === 'td') cell.properties.dataLabel = names[column]
    }
  }
  const className = isList ? ['table-scroll', 'phone-list'] : ['table-scroll']
  return element('div', [table], { className, role: 'region', tabIndex: 0, ariaLabel })
}

/** Whether some cell is more than a value, and the longest words of all columns are wider than a phone. */
export function isListOnPhones(rows: readonly (readonly string[])[]): boolean {
  const [names = []] = rows
  const widest = names.map((_name, column) =>
    Math.max(...rows.map((row) => leastWidth(row[column] ?? '', names.length))),
  )
  const width = widest.reduce((sum, each) => sum + each * phone.character + phone.sides, 0)
  return width > phone.width && rows.flat().some((cell) => cell.split(/\s+/).length > 3)
}

/** Characters that stay on one line; a sentence beside several columns has more of them than its words. */
function leastWidth(cell: string, columns: number): number {
  const longest = Math.max(...cell.split(/[ \n]|\u00ad/).map((word) => word.length))
  return columns > 3 && cell.length >= sentence.wide ? Math.max(longest, 26) : longest
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
