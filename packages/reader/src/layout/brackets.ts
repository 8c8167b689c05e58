import { bottomOf, boxAround, rightOf, unionOf } from '../boxes.ts'
import type { Point } from '../page.ts'
import { boxToPage, type Direction, toUpright } from './direction.ts'
import type { Ink } from './ink.ts'
import type { Line } from './lines.ts'

/** Height of a drawn bracket and its distance from the text, in heights of the font. */
const leastHeight = 0.8
const mostHeight = 2.4
const mostGap = 1

/** The side to which a flat upright bow opens: `(` to the right, `)` to the left; null for anything else. */
function opensTo(points: readonly Point[]): 'right' | 'left' | null {
  const [first] = points
  const last = points.at(-1)
  if (!first || !last || points.length < 5 || points.length > 60) return null
  const { x, y, width, height } = boxAround(points)
  if (width < 0.05 * height || width > 0.4 * height) return null
  if (Math.abs(first.x - last.x) > 0.2 * width) return null
  if (Math.abs(Math.abs(first.y - last.y) - height) > 0.05 * height) return null
  const side = (first.x + last.x) / 2 - x > 0.5 * width ? 'right' : 'left'
  const vertex = side === 'right' ? x : x + width
  const isBow = points.every((point) => {
    const along = (2 * (point.y - y)) / height - 1
    return Math.abs(Math.abs(point.x - vertex) - width * along * along) < 0.25 * width
  })
  return isBow ? side : null
}

const mayBeAuxiliary = /^(\d+\s*[xX×])?\s*((S?Ø|S?R|□|M)\s*)?\{?[.,]?\d/

/**
 * The line in brackets where two bows are drawn around it: an auxiliary size (ISO 129-1), a reference size (ASME Y14.5).
 * Exporters draw brackets that are higher than the font as strokes.
 */
export function inBrackets(ink: Ink, direction: Direction, line: Line): Line {
  const { left, right, base, size, text } = line
  if (!mayBeAuxiliary.test(text) || text.length > 40) return line
  const reach = {
    x: left - mostGap * size,
    y: base - 1.6 * size,
    width: right - left + 2 * mostGap * size,
    height: 2.4 * size,
  }
  const middle = base - 0.35 * size
  const bows = ink.smallNear(boxToPage(direction, reach)).flatMap(({ points, isClosed, box }) => {
    const upright = points.map((point) => toUpright(direction, point))
    const side = isClosed ? null : opensTo(upright)
    const place = boxAround(upright)
    const isHigh = place.height > leastHeight * size && place.height < mostHeight * size
    const isLevel = place.y < middle - 0.3 * size && bottomOf(place) > middle + 0.3 * size
    return side && isHigh && isLevel ? [{ side, place, box }] : []
  })
  const before = bows.find(
    ({ side, place }) =>
      side === 'right' && place.x > reach.x && rightOf(place) < left + 0.35 * size,
  )
  const after = bows.find(
    ({ side, place }) =>
      side === 'left' && place.x > right - 0.35 * size && rightOf(place) < rightOf(reach),
  )
  if (!before || !after || Math.abs(before.place.height - after.place.height) > 0.1 * size)
    return line
  return {
    ...line,
    text: `(${text})`,
    left: Math.min(left, before.place.x),
    right: Math.max(right, rightOf(after.place)),
    box: unionOf([line.box, before.box, after.box]),
  }
}
