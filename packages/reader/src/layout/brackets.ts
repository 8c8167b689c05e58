import { bottomOf, boxAround, rightOf, unionOf } from '../boxes.ts'
import type { Point } from '../page.ts'
import { boxToPage, type Direction, toUpright } from './direction.ts'
import type { Ink } from './ink.ts'
import type { Line } from './lines.ts'
import { capitals } from './marks.ts'

/** Height of a drawn bracket and its distance from the text, in heights of the font. */
const leastHeight = 0.8
const mostHeight = 2.4
const mostGap = 1
/** How far brackets reach around the base line, into the text and beyond its middle (heights of the font). */
const place = { up: 1.6, down: 0.8, into: 0.35, beyondMiddle: 0.3 }
/** By how much two brackets of a pair may differ in height, in heights of the font. */
const sameHeight = 0.1

/** A bracket drawn as a bow. */
const bow = {
  /** Least and largest number of points. */
  points: [4, 60],
  /** Least and largest width, in heights of the bow. */
  width: [0.05, 0.4],
  /** Largest sideways distance between its two ends, in widths. */
  ends: 0.3,
  /** By how much the ends may be above or below those of its box, in heights. */
  height: 0.05,
  /** Largest distance of a point from a parabola, in widths. */
  off: 0.25,
} as const

/** The side to which a flat upright bow opens: `(` to the right, `)` to the left; null for anything else. */
export function bowOpensTo(points: readonly Point[]): 'right' | 'left' | null {
  const [first] = points
  const last = points.at(-1)
  if (!first || !last || points.length < bow.points[0] || points.length > bow.points[1]) return null
  const { x, y, width, height } = boxAround(points)
  if (width < bow.width[0] * height || width > bow.width[1] * height) return null
  if (Math.abs(first.x - last.x) > bow.ends * width) return null
  if (Math.abs(Math.abs(first.y - last.y) - height) > bow.height * height) return null
  const side = (first.x + last.x) / 2 - x > 0.5 * width ? 'right' : 'left'
  const vertex = side === 'right' ? x : x + width
  const isBow = points.every((point) => {
    const along = (2 * (point.y - y)) / height - 1
    return Math.abs(Math.abs(point.x - vertex) - width * along * along) < bow.off * width
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
    y: base - place.up * size,
    width: right - left + 2 * mostGap * size,
    height: (place.up + place.down) * size,
  }
  const middle = base - (capitals / 2) * size
  const bows = ink.smallNear(boxToPage(direction, reach)).flatMap(({ points, isClosed, box }) => {
    const upright = points.map((point) => toUpright(direction, point))
    const side = isClosed ? null : bowOpensTo(upright)
    const own = boxAround(upright)
    const isHigh = own.height > leastHeight * size && own.height < mostHeight * size
    const beyond = place.beyondMiddle * size
    const isAround = own.y < middle - beyond && bottomOf(own) > middle + beyond
    return side && isHigh && isAround ? [{ side, own, box }] : []
  })
  const before = bows.find(
    ({ side, own }) =>
      side === 'right' && own.x > reach.x && rightOf(own) < left + place.into * size,
  )
  const after = bows.find(
    ({ side, own }) =>
      side === 'left' && own.x > right - place.into * size && rightOf(own) < rightOf(reach),
  )
  if (!before || !after) return line
  if (Math.abs(before.own.height - after.own.height) > sameHeight * size) return line
  return {
    ...line,
    text: `(${text})`,
    left: Math.min(left, before.own.x),
    right: Math.max(right, rightOf(after.own)),
    box: unionOf([line.box, before.box, after.box]),
  }
}
