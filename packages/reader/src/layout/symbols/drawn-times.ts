import { boxAround, centreOf, distance, rightOf } from '../../boxes.ts'
import type { Point } from '../../page.ts'
import { boxToPage, type Direction, toUpright } from '../direction.ts'
import type { Ink } from '../ink.ts'
import { type Mark, type MarkGroup, markAt } from '../marks.ts'

/** Two numbers with a times sign drawn between them, in heights of the font: their gap, and how far they may differ. */
const between = { least: 0.3, most: 2.2, base: 0.1, size: 0.05 }
/** Its two strokes: their extent, and how far their middles are off each other; by its height, how wide each may be. */
const stroke = { least: 0.25, most: 0.8, off: 0.12, narrow: 0.7, wide: 1.4 }

interface Slanted {
  readonly from: Point
  readonly to: Point
  readonly middle: Point
  readonly rises: boolean
}

/** The slanted strokes of the size of a sign in the gap behind a mark, seen upright. */
function slantedIn(ink: Ink, direction: Direction, mark: Mark, end: number): Slanted[] {
  const { right, base, size } = mark
  const gap = { x: right, y: base - size, width: end - right, height: 1.2 * size }
  return ink.smallNear(boxToPage(direction, gap)).flatMap(({ points: [first, last, more] }) => {
    if (!first || !last || more) return []
    const [from, to] = [toUpright(direction, first), toUpright(direction, last)]
    const [width, height] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)]
    const isSlanted = width > stroke.narrow * height && width < stroke.wide * height
    const isOfSize = height > stroke.least * size && height < stroke.most * size
    const box = boxAround([from, to])
    const isWithin = box.x > right && rightOf(box) < end && box.y > gap.y
    if (!isSlanted || !isOfSize || !isWithin) return []
    return [{ from, to, middle: centreOf(box), rises: (to.x - from.x) * (to.y - from.y) < 0 }]
  })
}

/**
 * Times signs that are drawn as two strokes of their own between two numbers of one line, as CATIA draws that of a chamfer:
 * `1×45°`.
 */
export function drawnTimes(ink: Ink, { direction, marks }: MarkGroup): Mark[] {
  const numbers = marks.filter(({ text }) => /^\d[\d.,]*°?$/.test(text))
  const rows = Map.groupBy(numbers, ({ base }) => Math.round(base))
  return numbers.flatMap((mark) => {
    const { size, base, right } = mark
    const row = [-1, 0, 1].flatMap((step) => rows.get(Math.round(base) + step) ?? [])
    const next = row.find(
      (other) =>
        other.left - right > between.least * size &&
        other.left - right < between.most * size &&
        Math.abs(other.base - base) < between.base * size &&
        Math.abs(other.size - size) < between.size * size,
    )
    if (!next) return []
    const slanted = slantedIn(ink, direction, mark, next.left)
    const [one] = slanted.filter(({ rises }) => rises)
    const other = slanted.find(
      ({ rises, middle }) => one && !rises && distance(middle, one.middle) < stroke.off * size,
    )
    if (!one || !other || slanted.length > 2) return []
    const box = boxAround([one.from, one.to, other.from, other.to])
    const sign = { text: '×', left: box.x, right: rightOf(box), base, size, confidence: 0.95 }
    return [{ ...markAt(direction, { ...sign, isDrawn: true }), box: boxToPage(direction, box) }]
  })
}
