import { boxAround, centreOf } from '../../boxes.ts'
import type { Point } from '../../page.ts'
import { toUpright } from '../direction.ts'
import type { Ink } from '../ink.ts'
import { type Mark, type MarkGroup, uprightBox } from '../marks.ts'

/** Extent of a diamond or triangle around a mark, in heights of its font; how far its middle may be off that of the mark. */
const outline = { least: 1.1, most: 3.2, off: 0.45 }

/** How far a corner may be off its place, as a share of the extent. */
const slack = 0.1

/** The corners of a line that ends where it began. */
function cornersOf(points: readonly Point[], isClosed: boolean, near: number): Point[] {
  const [first] = points
  const last = points.at(-1)
  if (!first || !last) return []
  const isBack = Math.hypot(first.x - last.x, first.y - last.y) < near
  if (!isClosed && !isBack) return []
  return isBack ? points.slice(0, -1) : [...points]
}

/** Four corners in the middles of the sides of their box. */
function isDiamond(corners: readonly Point[]): boolean {
  if (corners.length !== 4) return false
  const box = boxAround(corners)
  const { x, y } = centreOf(box)
  const isSquare = Math.abs(box.width - box.height) < 2 * slack * box.width
  return (
    isSquare &&
    corners.every(
      (one) => Math.abs(one.x - x) < slack * box.width || Math.abs(one.y - y) < slack * box.height,
    )
  )
}

/** A triangle that stands on a side, with its third corner over the middle of that. */
function isStandingTriangle(corners: readonly Point[]): boolean {
  if (corners.length !== 3) return false
  const { x, y, width, height } = boxAround(corners)
  const [apex, ...base] = [...corners].sort((a, b) => a.y - b.y)
  const isOnBase = base.every((one) => Math.abs(one.y - y - height) < slack * height)
  return apex !== undefined && isOnBase && Math.abs(apex.x - x - width / 2) < slack * width
}

const isMark = ({ text }: Mark): boolean => /^(?:[A-Z]|\d{1,2})$/.test(text)

/** Does a number or letter stand in a diamond or triangle, as the mark of a change, of a note or of a size that is checked? */
function isOutlined(ink: Ink, { direction }: MarkGroup, mark: Mark): boolean {
  const middle = centreOf(uprightBox(mark))
  return ink.smallNear(mark.box).some(({ points, isClosed }) => {
    if (points.length < 3 || points.length > 5) return false
    const upright = points.map((point) => toUpright(direction, point))
    const corners = cornersOf(upright, isClosed, 0.1 * mark.size)
    if (corners.length < 3) return false
    const box = boxAround(corners)
    const extent = Math.max(box.width, box.height) / mark.size
    const centre = centreOf(box)
    const off = Math.hypot(centre.x - middle.x, centre.y - middle.y)
    const isAround =
      extent > outline.least && extent < outline.most && off < outline.off * mark.size
    return isAround && (isDiamond(corners) || isStandingTriangle(corners))
  })
}

/** Marks without the numbers and letters in diamonds and triangles, which are no sizes. */
export const withoutMarksOfChange = (ink: Ink, group: MarkGroup): MarkGroup => ({
  ...group,
  marks: group.marks.filter((mark) => !isMark(mark) || !isOutlined(ink, group, mark)),
})
