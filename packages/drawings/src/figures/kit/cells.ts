import { line, type Primitive, rectangle } from '../../display-list.ts'
import { lettering, textWidth } from '../../lettering/lettering.ts'
import { textBlock } from './text.ts'

/** A cell of a title block (ISO 7200): small caption at the top left, value below it. Measures in mm. */
export function titleCell(spec: {
  x: number
  y: number
  width: number
  height: number
  caption: string
  value?: string
  /** height of the value's capitals, 3.5 by default */
  size?: number
}): Primitive[] {
  const { x, y, width, height, caption, value, size = 3.5 } = spec
  return [
    rectangle('narrow', x, y, width, height),
    lettering(caption, x + 1.2, y + 3.7, { height: 2.5 }),
    ...(value ? textBlock(value, x + 1.2, y + 5.4 + size, { height: size }) : []),
  ]
}

/** A table on the sheet: columns of the given widths, first row = header over a wide line, as in a parts list (ISO 7573). */
export function table(spec: {
  x: number
  y: number
  widths: readonly number[]
  rows: readonly (readonly string[])[]
  rowHeight?: number
  height?: number
  /** columns whose values stand at the right edge, from 0 */
  numeric?: readonly number[]
}): Primitive[] {
  const { x, y, widths, rows, rowHeight = 7, height = 3.5, numeric = [] } = spec
  const total = widths.reduce((sum, width) => sum + width, 0)
  const depth = rows.length * rowHeight
  const out: Primitive[] = [rectangle('wide', x, y, total, depth)]
  rows.slice(1).forEach((_, index) => {
    const level = y + (index + 1) * rowHeight
    out.push(line(index === 0 ? 'wide' : 'narrow', x, level, x + total, level))
  })
  let left = x
  widths.forEach((width, column) => {
    if (column > 0) out.push(line('narrow', left, y, left, y + depth))
    const isNumeric = numeric.includes(column)
    rows.forEach((row, index) => {
      const text = row[column] ?? ''
      const base = y + (index + 0.5) * rowHeight + height / 2
      const at = isNumeric ? left + width - 1.5 - textWidth(text, height) : left + 1.5
      if (text) out.push(lettering(text, at, base, { height }))
    })
    left += width
  })
  return out
}
