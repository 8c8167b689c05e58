import { boxAround, centreOf, grown, intersect } from '../../boxes.ts'
import type { Box, Point } from '../../page.ts'
import { boxToPage, type Direction, toUpright } from '../direction.ts'
import type { Ink } from '../ink.ts'
import { type Mark, type MarkGroup, markAt, uprightBox } from '../marks.ts'
import { type Circle, circleOf } from '../symbols/roundness.ts'
import { confidenceOfShape, modifierLetter } from '../symbols/symbol-shapes.ts'
import { circled } from './circled-letters.ts'

/** A zone, a size or a datum: what a modifier stands behind. */
const hasModifier = /(?:\d|^[A-Z])$/

/** The ring: its radius, how far it may be off the middle of the text and its gap behind it, in heights of the font. */
const ring = { least: 0.25, most: 0.85, off: 0.3, gap: [-0.2, 1] } as const

/** How far from its middle strokes of the letter may reach, by the radius of the ring. */
const inside = 0.95

/**
 * Modifiers (ISO 1101, ISO 14405-1) whose ring and letter are strokes beside a text, as programs draw them whose font lacks
 * the sign.
 */
export const drawnModifiers = (ink: Ink, { direction, marks }: MarkGroup): Mark[] =>
  marks.flatMap((mark) => {
    if (!hasModifier.test(mark.text)) return []
    const strokes = strokesBehind(ink, direction, mark)
    const around = ringBehind(strokes, mark)
    if (!around) return []
    const { centre, radius } = around
    const within = strokes.filter((points) =>
      points.every(({ x, y }) => Math.hypot(x - centre.x, y - centre.y) < inside * radius),
    )
    const found = modifierLetter(within)
    const sign = found && circled[found.symbol]
    if (!sign || isText(marks, boxAround(within.flat()))) return []
    const place = { left: centre.x - radius, right: centre.x + radius }
    const confidence = confidenceOfShape(found.quality)
    return [markAt(direction, { ...mark, ...place, text: sign, confidence, isDrawn: true })]
  })

/** Where the ring of a modifier behind a text may be, in the upright view. */
const placeBehind = (mark: Mark): Box => {
  const { x, y, width, height } = uprightBox(mark)
  const reach = (ring.gap[1] + 2 * ring.most) * mark.size
  return grown({ x: x + width, y, width: reach, height }, 0, ring.most * mark.size)
}

const strokesBehind = (ink: Ink, direction: Direction, mark: Mark): (readonly Point[])[] =>
  ink
    .smallNear(boxToPage(direction, placeBehind(mark)))
    .map(({ points }) => points.map((point) => toUpright(direction, point)))

function ringBehind(strokes: readonly (readonly Point[])[], mark: Mark): Circle | undefined {
  const { y } = centreOf(uprightBox(mark))
  return strokes
    .flatMap((points) => circleOf(points) ?? [])
    .find(({ centre, radius }) => {
      const [size, gap] = [radius / mark.size, (centre.x - radius - mark.right) / mark.size]
      const isLevel = Math.abs(centre.y - y) < ring.off * mark.size
      return (
        isLevel && size > ring.least && size < ring.most && gap > ring.gap[0] && gap < ring.gap[1]
      )
    })
}

/** Is the letter a text of its own, as where strokes lie under an unseen text? */
const isText = (marks: readonly Mark[], letter: Box): boolean =>
  marks.some((mark) => intersect(uprightBox(mark), letter))
