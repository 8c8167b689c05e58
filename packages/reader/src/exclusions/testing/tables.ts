import { type Item, strokes, written } from '../../layout/testing/made-sheet.ts'

/** A row of a table at the right of a sheet. */
export const row = (y: number, ...texts: readonly string[]): Item[] =>
  texts.map((text, i) => written(text, 200 + 25 * i - text.length, y, { size: 3 }))

/** A number on a line between two others: of a dimension, or of a bend that crosses the edges of the sheet metal. */
export const onLine = (text: string, y: number): Item[] => [
  written(text, 60, y - 1),
  strokes(`40,${y} 90,${y}; 40,${y - 5} 40,${y + 5}; 90,${y - 5} 90,${y + 5}`),
]
