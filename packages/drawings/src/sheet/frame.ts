import { type Box, line, type Primitive, rectangle } from '../display-list.ts'
import { lettering } from '../lettering/lettering.ts'

export interface SheetSize {
  readonly width: number
  readonly height: number
}

/** A3 landscape in mm (ISO 216, ISO 5457). */
export const a3: SheetSize = { width: 420, height: 297 }

const zoneLetters = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']
/** Millimetres: paper outside the frame, breadth of the strip with the zone marks, length of a zone (ISO 5457). */
const borderLeft = 20
const border = 10
const zone = 5
const field = 50

/** Drawing space inside the frame, mm (ISO 5457: 20 mm at the left edge, 10 mm elsewhere). */
export const drawingSpace = (sheet: SheetSize): Box => ({
  x: borderLeft,
  y: border,
  width: sheet.width - borderLeft - border,
  height: sheet.height - 2 * border,
})

/** Positions of the field borders along a side, counted from the middle in steps of 50 mm. */
function fieldBorders(length: number): number[] {
  const middle = length / 2
  const count = Math.floor((middle - border - 1) / field)
  return Array.from({ length: 2 * count + 1 }, (_, i) => middle + (i - count) * field)
}

const between = (low: number, borders: readonly number[], high: number): number[] => {
  const all = [low, ...borders, high]
  return all.slice(1).map((end, i) => ((all[i] ?? 0) + end) / 2)
}

/** Frame, grid reference border with zone marks, and centring marks after ISO 5457. */
export function sheetFrame(sheet: SheetSize): Primitive[] {
  const inner = drawingSpace(sheet)
  const right = inner.x + inner.width
  const bottom = inner.y + inner.height
  const out: Primitive[] = [
    rectangle('frame', inner.x, inner.y, inner.width, inner.height),
    rectangle(
      'narrow',
      inner.x - zone,
      inner.y - zone,
      inner.width + 2 * zone,
      inner.height + 2 * zone,
    ),
  ]
  const columns = fieldBorders(sheet.width)
  const rows = fieldBorders(sheet.height)
  for (const x of columns) {
    out.push(line('narrow', x, inner.y - zone, x, inner.y))
    out.push(line('narrow', x, bottom, x, bottom + zone))
  }
  for (const y of rows) {
    out.push(line('narrow', inner.x - zone, y, inner.x, y))
    out.push(line('narrow', right, y, right + zone, y))
  }
  const mark = { height: 2.5, anchor: 'middle' } as const
  between(inner.x, columns, right).forEach((x, i) => {
    out.push(lettering(String(i + 1), x, inner.y - zone / 2 + 1.25, mark))
    out.push(lettering(String(i + 1), x, bottom + zone / 2 + 1.25, mark))
  })
  between(inner.y, rows, bottom).forEach((y, i) => {
    out.push(lettering(zoneLetters[i] ?? '', inner.x - zone / 2, y + 1.25, mark))
    out.push(lettering(zoneLetters[i] ?? '', right + zone / 2, y + 1.25, mark))
  })
  const cx = sheet.width / 2
  const cy = sheet.height / 2
  out.push(
    line('frame', cx, inner.y - zone, cx, inner.y + 5),
    line('frame', cx, bottom + zone, cx, bottom - 5),
    line('frame', inner.x - zone, cy, inner.x + 5, cy),
    line('frame', right + zone, cy, right - 5, cy),
  )
  return out
}

/** The field of the grid reference system a point lies in, such as `C4` (ISO 5457): row letter, column number. */
export function zoneOf(sheet: SheetSize, x: number, y: number): string {
  const column = fieldBorders(sheet.width).filter((border) => border < x).length + 1
  const row = fieldBorders(sheet.height).filter((border) => border < y).length
  return `${zoneLetters[row] ?? ''}${column}`
}
