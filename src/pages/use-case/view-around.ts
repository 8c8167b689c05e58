import type { Box } from '@firstangle/drawings'

/** mm on the sheet. */
interface Size {
  width: number
  height: number
}

/** The `viewBox` of a part of the sheet with a callout in its middle, or nearer to an edge where the sheet ends. */
export function viewAround(box: Box, sheet: Size, view: Size): string {
  const x = clamp(box.x + box.width / 2 - view.width / 2, sheet.width - view.width)
  const y = clamp(box.y + box.height / 2 - view.height / 2, sheet.height - view.height)
  return `${x} ${y} ${view.width} ${view.height}`
}

const clamp = (value: number, max: number): number =>
  Math.round(Math.min(Math.max(value, 0), max) * 10) / 10
