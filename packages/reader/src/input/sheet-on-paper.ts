import { bottomOf, boxAround, boxBetween, rightOf } from '../boxes.ts'
import type { Box, DrawingPage, Path } from '../page.ts'
import { mappedPage } from './placement.ts'

/** A sheet that takes more than this share of both sides of its paper fills it. */
const largestShare = 0.75
/** Shares of a side of the sheet: a line of its frame is at least as long, and lies at most so far inside. */
const span = 0.85
const inset = 0.1
/** Paper that is kept around the sheet with the marks at its edge (mm). */
const room = 2

/** Boxes around the level and upright lines of a page that are as long as lines of a sheet's frame. */
function longLines(paths: readonly Path[], { width, height }: Box): Box[] {
  return paths.flatMap(({ lines }) =>
    lines.flatMap(({ points, isClosed }) => {
      const ends = isClosed && points[0] ? [...points, points[0]] : points
      return ends.slice(1).flatMap((to, i) => {
        const line = boxAround([ends[i] ?? to, to])
        const isLevel = line.height < 0.1 && line.width > span * width
        const isUpright = line.width < 0.1 && line.height > span * height
        return isLevel || isUpright ? [line] : []
      })
    }),
  )
}

/** Do lines run along all four sides of a sheet? */
function isFramed(sheet: Box, paths: readonly Path[]): boolean {
  const lines = longLines(paths, sheet)
  const level = lines.filter(({ width, height }) => width > height)
  const upright = lines.filter(({ width, height }) => width < height)
  const [down, across] = [inset * sheet.height, inset * sheet.width]
  return (
    level.some(({ y }) => y < sheet.y + down) &&
    level.some(({ y }) => y > bottomOf(sheet) - down) &&
    upright.some(({ x }) => x < sheet.x + across) &&
    upright.some(({ x }) => x > rightOf(sheet) - across)
  )
}

function inkOfPage({ texts, paths, width, height }: DrawingPage): Box | null {
  const points = paths.flatMap(({ lines }) => lines.flatMap((line) => line.points))
  const within = points.filter(({ x, y }) => x >= 0 && y >= 0 && x <= width && y <= height)
  const boxes = texts.map(({ box }) => box)
  const corners = boxes.flatMap((box) => [
    { x: box.x, y: box.y },
    { x: rightOf(box), y: bottomOf(box) },
  ])
  return within.length === 0 ? null : boxAround([...within, ...corners])
}

/**
 * The sheet alone where it was printed on a larger paper, as by a printer that turns it to fit: its frame and its corner
 * are then looked for where they are. Pages that a sheet fills, or that have no frame, stay as they are.
 */
export function sheetOnPaper(page: DrawingPage): DrawingPage {
  const ink = inkOfPage(page)
  if (!ink) return page
  const isFilled = ink.width > largestShare * page.width && ink.height > largestShare * page.height
  if (isFilled || !isFramed(ink, page.paths)) return page
  const sheet = boxBetween(
    Math.max(0, ink.x - room),
    Math.max(0, ink.y - room),
    Math.min(page.width, rightOf(ink) + room),
    Math.min(page.height, bottomOf(ink) + room),
  )
  const { x, y, width, height } = sheet
  return mappedPage(page, { width, height, there: [1, 0, 0, 1, -x, -y], back: [1, 0, 0, 1, x, y] })
}
