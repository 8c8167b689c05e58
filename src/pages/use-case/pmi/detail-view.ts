import type { Box } from '@firstangle/drawings'

/** mm on the sheet */
const view = { width: 76, height: 57 }

/** The `viewBox` of a part of the sheet with a callout in its middle, or nearer to an edge where the sheet ends. */
export function detailView(box: Box, sheet: { width: number; height: number }): string {
  const x = clamp(box.x + box.width / 2 - view.width / 2, sheet.width - view.width)
  const y = clamp(box.y + box.height / 2 - view.height / 2, sheet.height - view.height)
  return `${x} ${y} ${view.width} ${view.height}`
}

/** As `partAround`, which in a script of its own, shared with another page, would be one more request. */
const clamp = (value: number, max: number): number =>
  Math.round(Math.min(Math.max(value, 0), max) * 10) / 10
