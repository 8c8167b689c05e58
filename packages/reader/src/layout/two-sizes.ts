import type { Box } from '../page.ts'
import { boxToPage, type Direction, toUpright } from './direction.ts'
import type { Ink } from './ink.ts'
import { isUpright } from './level.ts'
import { capitals, type Mark } from './marks.ts'

/**
 * The piece of a dimension line above or below a size that interrupts it, in heights of the font: how near its end is, its
 * least length, and which share of the width of the size in its middle it meets.
 */
const piece = { near: 1, within: 0.3, length: 1, middle: 0.4 }

/** Does a number stand in the gap of an upright line, as sizes do that are lettered level everywhere? */
function isInGap(ink: Ink, direction: Direction, { left, right, base, size }: Mark): boolean {
  const top = base - capitals * size
  const region: Box = {
    x: left,
    y: top - piece.near * size,
    width: right - left,
    height: (capitals + 2 * piece.near) * size,
  }
  const middle = (left + right) / 2
  return ink.segmentsNear(boxToPage(direction, region)).some((segment) => {
    if (segment.length < piece.length * size) return false
    const a = toUpright(direction, segment.from)
    const b = toUpright(direction, segment.to)
    if (!isUpright(a, b, segment.length)) return false
    const isCentred = Math.abs((a.x + b.x) / 2 - middle) < (piece.middle / 2) * (right - left)
    const above = top - Math.max(a.y, b.y)
    const below = Math.min(a.y, b.y) - base
    const isNext = (gap: number) => gap > -piece.within * size && gap < piece.near * size
    return isCentred && (isNext(above) || isNext(below))
  })
}

/** Are two numbers beside each other two sizes, each in the gap of an upright line of its own? */
export const areTwoSizes = (ink: Ink, direction: Direction, left: Mark, right: Mark): boolean =>
  [left, right].every(
    (mark) => /^\d{2,}(?:[.,]\d+)?$/.test(mark.text) && isInGap(ink, direction, mark),
  )
