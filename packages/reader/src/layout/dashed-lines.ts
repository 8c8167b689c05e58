import type { Box, Point } from '../page.ts'
import { hasArrow } from './arrows.ts'
import { boxToPage, type Direction, toUpright } from './direction.ts'
import type { Ink } from './ink.ts'

/** Length of a dash and of the gap after it (heights of the font), and distance of dashes of one line across it (mm). */
const dash = { least: 0.2, most: 2, gap: 0.8, off: 0.03 }
/** How far from the text the ends of such a line are looked for, in heights of the font. */
const farthest = 60

interface Dash {
  readonly left: number
  readonly right: number
  readonly leftEnd: Point
  readonly rightEnd: Point
}

/** Level dashes at one height of the upright view, from left to right. */
function dashesAt(ink: Ink, direction: Direction, y: number, text: Box, size: number): Dash[] {
  const strip = {
    x: text.x - farthest * size,
    y: y - dash.off,
    width: text.width + 2 * farthest * size,
    height: 2 * dash.off,
  }
  const found = ink.segmentsNear(boxToPage(direction, strip)).flatMap(({ from, to, length }) => {
    const [a, b] = [toUpright(direction, from), toUpright(direction, to)]
    const isAt = Math.abs(a.y - y) < dash.off && Math.abs(b.y - y) < dash.off
    if (!isAt || length < dash.least * size || length > dash.most * size) return []
    const ends = a.x < b.x ? { leftEnd: from, rightEnd: to } : { leftEnd: to, rightEnd: from }
    return [{ left: Math.min(a.x, b.x), right: Math.max(a.x, b.x), ...ends }]
  })
  return found.sort((a, b) => a.left - b.left)
}

/** Rows of dashes that follow each other. */
function rowsOf(dashes: readonly Dash[], size: number): Dash[][] {
  const rows: Dash[][] = []
  for (const one of dashes) {
    const row = rows.at(-1)
    const last = row?.at(-1)
    if (row && last && one.left - last.right < dash.gap * size) row.push(one)
    else rows.push([one])
  }
  return rows
}

/** Least number of dashes of a line, of which some stand beside the text. */
const leastDashes = 4

/**
 * Does a dashed dimension line run along a text, above or below it: dashes in a row with an arrow at each end? `heights` are
 * those of the short level pieces near the text.
 */
export function isOnDashedLine(
  ink: Ink,
  direction: Direction,
  heights: readonly number[],
  text: Box,
  size: number,
): boolean {
  const distinct = heights.filter(
    (y, i) => !heights.slice(0, i).some((z) => Math.abs(y - z) < dash.off),
  )
  const middle = text.x + text.width / 2
  return distinct.some((y) =>
    rowsOf(dashesAt(ink, direction, y, text, size), size).some((row) => {
      const [first] = row
      const last = row.at(-1)
      if (!first || !last || row.length < leastDashes) return false
      const isAlong = first.left < middle && last.right > middle
      return isAlong && hasArrow(ink, first.leftEnd, size) && hasArrow(ink, last.rightEnd, size)
    }),
  )
}
