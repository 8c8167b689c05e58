import { type LinearDimension, leaderNote, linearDimension } from '../annotate/dimension.ts'
import { type Point, type Primitive, point } from '../display-list.ts'
import type { DrawingId, PartDrawing } from '../model.ts'
import type { FeatureBook } from '../responses/book.ts'
import type { Callout, SizeSpec } from '../responses/feature-specs.ts'
import { buildMetadata, type SheetData } from '../responses/metadata.ts'
import type { InsightsResponse } from '../responses/types.ts'
import { a3, sheetFrame } from '../sheet/frame.ts'
import { titleBlock } from '../sheet/title-block.ts'

/** Puts views, frame and title block on an A3 sheet and closes the feature book. */
export function composeSheet(spec: {
  id: DrawingId
  book: FeatureBook
  data: SheetData
  views: readonly Primitive[]
  insights: InsightsResponse
}): PartDrawing {
  const { id, book, data, views, insights } = spec
  const { metadata, refs } = buildMetadata(book, data)
  return {
    id,
    sheet: { format: 'A3', width: a3.width, height: a3.height, scale: data.scale },
    displayList: [...sheetFrame(a3), ...views, ...titleBlock(book, a3, data, refs)],
    entries: book.entries,
    responses: { metadata, features: book.features, insights },
  }
}

/** How far the middle of a rounded corner lies inside the sharp one along each side, as a share of the radius. */
export const cornerInset = 1 - Math.SQRT1_2

/** Mass in kg from volume (mm³) and density (g/cm³), rounded to `digits` significant digits. */
export const massOf = (volume: number, density: number, digits = 2): number =>
  Number(((volume * density) / 1e6).toPrecision(digits))

/** A callout at the end of a leader, which bends at (x, y). */
export const noteAt = (
  tip: Point,
  x: number,
  y: number,
  side: 'left' | 'right',
  callout: Callout,
): Primitive[] => leaderNote({ tip, knee: point(x, y), side, ...callout })

type Row = (
  spec: SizeSpec,
  from: Point,
  to: Point,
  axis: 'h' | 'v',
  at: number,
  options?: Partial<LinearDimension>,
) => Primitive[]

/** Draws linear dimensions and enters them in the book in one step. */
export const rowOf =
  (book: FeatureBook): Row =>
  (spec, from, to, axis, at, options = {}) => {
    const { ref, label } = book.size(spec)
    return linearDimension({ from, to, axis, at, label, ref, ...options })
  }
