import { boxAround, centreOf } from '../../boxes.ts'
import { mean } from '../../mean.ts'
import type { Point } from '../../page.ts'
import { toUpright } from '../direction.ts'
import type { Ink } from '../ink.ts'
import { type Mark, type MarkGroup, uprightBox } from '../marks.ts'

/** A diamond or triangle around a mark, in heights of its font: its extent, and the distance between their middles. */
const outline = { least: 1.1, most: 3.2, off: 0.45 }

/** Largest distance of a corner from its ideal place, as a share of the extent. */
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

/** At most this many lines around one mark are tried as sides. */
const mostSides = 12

/** Is a line as long as a side of the outline around a mark? Strokes of letters are shorter. */
function isSide(points: readonly Point[], { size }: Mark): boolean {
  const { width, height } = boxAround(points)
  const length = Math.hypot(width, height)
  return points.length === 2 && length > outline.least * size && length < outline.most * size
}

/** The corners of the triangles that lines of their own close, as Creo draws them; a leader may begin at one. */
function cornersOfSides(sides: readonly (readonly Point[])[], near: number): Point[][] {
  const isSame = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y) < near
  const corners = (three: readonly (readonly Point[])[]) =>
    three.flat().filter((end, at, ends) => ends.findIndex((one) => isSame(one, end)) === at)
  return sides.flatMap((first, i) =>
    sides.slice(i + 1).flatMap((second, j) =>
      sides
        .slice(i + j + 2)
        .map((third) => corners([first, second, third]))
        .filter(({ length }) => length === 3),
    ),
  )
}

/** Does a number or letter stand in a diamond or triangle, as the mark of a change, a note or a size to check? */
function isOutlined(ink: Ink, { direction }: MarkGroup, mark: Mark): boolean {
  const middle = centreOf(uprightBox(mark))
  const near = ink
    .smallNear(mark.box)
    .map(({ points, isClosed }) => ({
      points: points.map((point) => toUpright(direction, point)),
      isClosed,
    }))
    .filter(({ points }) => points.length < 6)
  const sides = near.map(({ points }) => points).filter((points) => isSide(points, mark))
  const outlines = near.map(({ points, isClosed }) => cornersOf(points, isClosed, 0.1 * mark.size))
  const drawn = cornersOfSides(sides.slice(0, mostSides), 0.1 * mark.size)
  return [...outlines, ...drawn].some((corners) => {
    if (corners.length < 3) return false
    const box = boxAround(corners)
    const extent = Math.max(box.width, box.height) / mark.size
    // The room in a triangle is lower than the middle of its box.
    const x = mean(corners.map((corner) => corner.x))
    const y = mean(corners.map((corner) => corner.y))
    const off = Math.hypot(x - middle.x, y - middle.y)
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
