import { overlap } from '../../../boxes.ts'
import { boundsOf, type Component, centreOf, heightOf, sizeOf } from '../ink/components.ts'

/** Heights of letters, and of words whose letters touch (mm). */
const letters = { least: 1, most: 9 }
/** Share of the lower of two marks over which they stand beside each other. */
const beside = 0.5
/** Marks farther apart than so many heights of their row are two rows. */
const widestGap = 4
/** How far above and below its row an accent or comma reaches, in heights of the row. */
const around = 0.4

/**
 * Sorts marks of one cell into level rows of letters, each from left to right with the accents and points beside it. Unlike
 * `linesOfText` it takes marks of any width: letters of a copy touch, and a word may be a single mark.
 *
 * @param pixelsPerMm of the marks
 */
export function rowsOfMarks(marks: readonly Component[], pixelsPerMm: number): Component[][] {
  const isLetter = (part: Component) =>
    heightOf(part) >= letters.least * pixelsPerMm && heightOf(part) <= letters.most * pixelsPerMm
  const rows: Component[][] = []
  const inOrder = marks.toSorted((one, other) => one.left - other.left)
  for (const part of inOrder.filter(isLetter)) {
    const row = rows.find((parts) => continues(parts, part))
    if (row) row.push(part)
    else rows.push([part])
  }
  const small = inOrder.filter((part) => !isLetter(part))
  return rows.map((row) => [...row, ...small.filter((part) => belongsTo(row, part))])
}

/** Does a mark stand at the end of a row? */
function continues(row: readonly Component[], part: Component): boolean {
  const { top, bottom, right } = boundsOf(row)
  const [high, low] = [
    Math.max(bottom - top, heightOf(part)),
    Math.min(bottom - top, heightOf(part)),
  ]
  return (
    overlap(top, bottom, part.top, part.bottom) >= beside * low &&
    part.left - right < widestGap * high
  )
}

/** Is a small mark an accent, a point or a dash of a row? */
function belongsTo(row: readonly Component[], part: Component): boolean {
  const { left, top, right, bottom } = boundsOf(row)
  const height = bottom - top
  const { x, y } = centreOf(part)
  return (
    sizeOf(part) < height &&
    y > top - around * height &&
    y < bottom + around * height &&
    x > left - height &&
    x < right + height
  )
}
