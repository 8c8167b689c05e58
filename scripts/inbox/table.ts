import { cutToWidth, displayWidth, oneLine } from './printable.ts'

/** A column: its heading, and how narrow it may get on a small terminal; without it, the column keeps its width. */
export type Column = { readonly heading: string; readonly narrowest?: number }

const gap = '  '

/**
 * Rows as lines, columns aligned. Where the terminal is too narrow, the widest of the columns that may shrink gives
 * way, character by character. Cells are made harmless for terminals. `width` in columns; Infinity cuts nothing.
 */
export function tableLines(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  width: number,
): string[] {
  const headings = columns.map(({ heading }) => heading)
  const cells = [headings, ...rows.map((row) => row.map(oneLine))]
  const widths = columns.map((_, index) =>
    Math.max(...cells.map((row) => displayWidth(row[index] ?? ''))),
  )
  shrink(widths, columns, width - gap.length * (columns.length - 1))
  return cells.map((row) =>
    row
      .map((cell, index) => pad(cutToWidth(cell, widths[index] ?? 0), widths[index] ?? 0))
      .join(gap)
      .trimEnd(),
  )
}

function shrink(widths: number[], columns: readonly Column[], room: number): void {
  let tooMany = widths.reduce((sum, width) => sum + width, 0) - room
  while (tooMany > 0) {
    const candidates = widths
      .map((width, index) => ({ width, index, least: columns[index]?.narrowest ?? width }))
      .filter(({ width, least }) => width > least)
      .sort((a, b) => b.width - a.width)
    const [widest] = candidates
    if (!widest) return
    widths[widest.index] = widest.width - 1
    tooMany -= 1
  }
}

function pad(cell: string, width: number): string {
  return cell + ' '.repeat(Math.max(0, width - displayWidth(cell)))
}

/** Names and values below each other, values aligned; further lines of a value stand below its first. */
export function detailLines(
  details: readonly (readonly [name: string, ...lines: string[]])[],
): string[] {
  const longest = Math.max(...details.map(([name]) => displayWidth(name)))
  return details.flatMap(([name, ...lines]) =>
    lines.map((line, index) => `${pad(index === 0 ? name : '', longest)}${gap}${line}`.trimEnd()),
  )
}
