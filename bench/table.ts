import { formatGoal, formatSpread, formatValue, type Section, verdict } from './report.ts'

const headings = ['', 'goal', 'measured', 'spread', '', 'note']
const isRightAligned = [false, true, true, true, false, false]

/** All sections as one plain-text table, each with its own heading. */
export function formatTable(sections: readonly Section[]): string {
  const blocks = sections.map((section) => ({ section, cells: section.rows.map(cellsOf) }))
  const all = [headings, ...blocks.flatMap(({ cells }) => cells)]
  const widths = headings.map((_, column) =>
    Math.max(...all.map((cells) => (cells[column] ?? '').length)),
  )
  const lines = blocks.flatMap(({ section, cells }) => [
    '',
    section.note ? `${section.title}  (${section.note})` : section.title,
    ...cells.map((row) => `  ${lineOf(row, widths)}`),
  ])
  return [`  ${lineOf(headings, widths)}`, ...lines].join('\n')
}

/** The closing line: how many goals are reached. */
export function summary(sections: readonly Section[]): string {
  const verdicts = sections.flatMap(({ rows }) => rows.map(verdict))
  const short = verdicts.filter((value) => value === 'short').length
  const judged = verdicts.filter((value) => value !== '').length
  return `${judged - short} of ${judged} goals reached${short > 0 ? `, ${short} short` : ''}`
}

function cellsOf(row: Section['rows'][number]): string[] {
  const { what, measured, unit, goal, spread, note = '' } = row
  return [
    what,
    formatGoal(goal, unit),
    formatValue(measured, unit),
    formatSpread(spread, unit),
    verdict(row),
    note,
  ]
}

function lineOf(cells: readonly string[], widths: readonly number[]): string {
  const padded = cells.map((cell, column) =>
    isRightAligned[column] ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
  )
  return padded.join('  ').trimEnd()
}
