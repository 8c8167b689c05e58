import type { Box } from '@firstangle/drawings'
import { partAround } from '../../../components/part-around.ts'

/** mm on the sheet */
const view = { width: 76, height: 57 }

/** The `viewBox` of a part of the sheet with a callout in its middle, or nearer to an edge where the sheet ends. */
export function detailView(box: Box, sheet: { width: number; height: number }): string {
  const { x, y, width, height } = partAround(box, view, sheet)
  return `${x} ${y} ${width} ${height}`
}
