import { line, type Primitive, rectangle } from '../display-list.ts'
import { lettering } from '../lettering/lettering.ts'
import { type DecimalSign, written } from '../responses/numbers.ts'
import { fitDeviations } from '../standards/iso-286.ts'

interface FitRow {
  readonly value: number
  readonly fit: string
  readonly sign?: 'Ø' | ''
}

/** Left edges of the columns, width and height of a row (mm). */
const columns = [0, 20, 46] as const
const width = 72
const rowHeight = 6.5

/** Deviation with three decimals and its sign, so that a column reads evenly. */
function tableValue(value: number, decimal: DecimalSign): string {
  if (value === 0) return '0'
  return `${value > 0 ? '+' : '−'}${Math.abs(value).toFixed(3).replace('.', decimal)}`
}

/** Table of the fits of a sheet with their deviations in mm; (x, y) = bottom right corner. */
export function fitTable(
  x: number,
  y: number,
  rows: readonly FitRow[],
  decimal: DecimalSign,
  heads: readonly [string, string, string],
): Primitive[] {
  const height = (rows.length + 1) * rowHeight
  const left = x - width
  const top = y - height
  const put = (text: string, column: number, row: number): Primitive =>
    lettering(text, left + (columns[column] ?? 0) + 2, top + (row + 1) * rowHeight - 2, {
      height: 2.5,
    })
  const out: Primitive[] = [
    rectangle('wide', left, top, width, height),
    ...columns.slice(1).map((c) => line('narrow', left + c, top, left + c, y)),
    ...rows.map((_, i) =>
      line('narrow', left, top + (i + 1) * rowHeight, x, top + (i + 1) * rowHeight),
    ),
    ...heads.map((text, i) => put(text, i, 0)),
  ]
  rows.forEach((row, i) => {
    const { lower, upper } = fitDeviations(row.value, row.fit)
    out.push(put(`${row.sign ?? ''}${written(row.value, decimal)} ${row.fit}`, 0, i + 1))
    out.push(put(tableValue(upper, decimal), 1, i + 1))
    out.push(put(tableValue(lower, decimal), 2, i + 1))
  })
  return out
}
