import { centreOf, distance } from '../../boxes.ts'
import type { Point } from '../../page.ts'
import { type Direction, toUpright } from '../direction.ts'
import type { Ink } from '../ink.ts'
import { type Mark, type MarkGroup, uprightBox } from '../marks.ts'
import { type Circle, circleOf } from '../symbols/roundness.ts'

/**
 * A ring that a line divides, by its radius: how far its points may be `off` it and the ends of the line off its middle
 * line, how far `aside` of its middle a text may stand, and how far above or below it at `least` and at `most`. The radius
 * by the height of the font: from `small` to `large`.
 */
const divided = { off: 0.12, aside: 0.4, least: 0.2, most: 0.75, small: 0.8, large: 2.6 }

/** A position, a quantity or the letter of a view. */
const part = /^(?:[A-Z]|\d{1,3}[a-z]?)$/

/** The circle of which a line of points is a half, as some programs draw rings; null for other lines. */
function circleOfHalf(points: readonly Point[]): Circle | null {
  const [first] = points
  const last = points.at(-1)
  if (!first || !last || points.length < 7 || points.length > 1000) return null
  const radius = distance(first, last) / 2
  const centre = { x: (first.x + last.x) / 2, y: (first.y + last.y) / 2 }
  const isRound = points.every(
    (point) => Math.abs(distance(point, centre) - radius) < divided.off * radius,
  )
  return radius > 0 && isRound ? { centre, radius } : null
}

/** Does a line along the text go from one side of a ring to the other through its middle? */
function hasDivider(ink: Ink, direction: Direction, { centre, radius }: Circle): boolean {
  const slack = divided.off * radius
  const box = { x: centre.x - slack, y: centre.y - slack, width: 2 * slack, height: 2 * slack }
  const middle = toUpright(direction, centre)
  return ink.segmentsNear(box).some(({ from, to }) => {
    const ends = [toUpright(direction, from), toUpright(direction, to)]
    return (
      ends.every(
        ({ x, y }) =>
          Math.abs(y - middle.y) < slack && Math.abs(Math.abs(x - middle.x) - radius) < slack,
      ) && distance(from, to) > radius
    )
  })
}

/** On which side of the middle of a ring a text stands: -1 above, 1 below, 0 elsewhere. */
function sideIn({ centre, radius }: Circle, direction: Direction, mark: Mark): number {
  const at = centreOf(uprightBox(mark))
  const middle = toUpright(direction, centre)
  const down = Math.abs(at.y - middle.y) / radius
  const isInside =
    Math.abs(at.x - middle.x) < divided.aside * radius &&
    down > divided.least &&
    down < divided.most
  return isInside ? Math.sign(at.y - middle.y) : 0
}

/**
 * Numbers of items with their quantity below, both in one ring that a line divides, and letters of views with the number
 * of their sheet: none of them is a size. A ring with a number in one half only may be a hole with its size.
 */
export function inDividedRings(ink: Ink, { direction, marks }: MarkGroup): ReadonlySet<Mark> {
  const parts = marks.filter(({ text }) => part.test(text))
  const found = new Set<Mark>()
  for (const mark of parts) {
    if (found.has(mark)) continue
    const rings = ink.smallNear(mark.box).flatMap(({ points }) => {
      const circle = circleOf(points) ?? circleOfHalf(points)
      const radius = (circle?.radius ?? 0) / mark.size
      return circle && radius > divided.small && radius < divided.large ? [circle] : []
    })
    const pairs = rings.flatMap((ring) => {
      const side = sideIn(ring, direction, mark)
      const other = parts.find((one) => sideIn(ring, direction, one) === -side)
      return side !== 0 && other && hasDivider(ink, direction, ring) ? [mark, other] : []
    })
    for (const one of pairs) found.add(one)
  }
  return found
}
