import { z } from 'zod'
import { rich, text } from './fields.ts'
import { itemSchema } from './page-parts.ts'

/** What a page is about in cells, as in a title block (ISO 7200). */
export const titleBlockSchema = z.strictObject({
  label: text(),
  cells: z.array(z.strictObject({ label: text(), value: rich() })).min(4),
})

/** A table to scan: the first cell of a row names it. */
export const tableSchema = z.strictObject({
  caption: text(),
  columns: z.array(text()).min(2),
  rows: z
    .array(z.array(rich()).refine((cells) => cells.length >= 2, 'a name and what is said of it'))
    .min(3),
})

/** Names a sample drawing. */
export const drawingId = z.enum(['shaft', 'bracket', 'plate', 'cover'])

/** A name inside a drawn diagram: it has to fit its box at 390 px. */
export const mark = () => text().max(46, 'at most 46 characters: it stands inside a drawing')

/** A drawn diagram: its name for screen readers, and the sentence below it that says what it shows. */
export const diagramParts = { label: text(), caption: text() }

/** Stations of a diagram, numbered as its balloons are. */
export const stationsSchema = z.array(itemSchema).min(5)

export type TitleBlockCopy = z.infer<typeof titleBlockSchema>
export type TableCopy = z.infer<typeof tableSchema>
