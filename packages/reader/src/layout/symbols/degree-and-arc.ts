import { bottomOf, rightOf } from '../../boxes.ts'
import type { Box, Point } from '../../page.ts'
import { capitals, type Mark } from '../marks.ts'
import { circleOf, ringOf } from './roundness.ts'

/** A piece of ink in the upright view. */
export interface Stroke {
  readonly points: readonly Point[]
  readonly path: number
  readonly box: Box
}

/** A symbol that strokes may show, and how well their shape fits it, from 0 to 1. */
export interface Candidate {
  readonly symbol: string
  readonly quality: number
  readonly box: Box
}

/** The ring of a degree sign: its radius, its distance from the number, and how high its middle is (heights of the font). */
const degreeRing = { radius: [0.05, 0.19], gap: [-0.15, 0.4], over: [0.47, 0.95] } as const

/** What an upper ring stands on: how far apart (heights of the font), how wide and high (by the ring). */
const lowerBow = { apart: 0.08, width: [0.8, 2], height: [0.8, 2.5] } as const

/** Is a ring the upper half of an 8, as stroke fonts draw it that lie below an unseen text of narrower letters? */
const isUpperHalf = ({ box }: Stroke, strokes: readonly Stroke[], size: number): boolean =>
  strokes.some(
    (other) =>
      Math.abs(other.box.y - bottomOf(box)) < lowerBow.apart * size &&
      isBetween(other.box.width, lowerBow.width, box.width) &&
      isBetween(other.box.height, lowerBow.height, box.height) &&
      other.box.x < box.x + box.width / 2 &&
      rightOf(other.box) > box.x + box.width / 2,
  )

/** A small ring at the upper end of a number. */
export function degreeSign(strokes: readonly Stroke[], mark: Mark): Candidate | null {
  const { size, right, base } = mark
  // Heights and the like may end in a ring as well.
  if (Number.parseFloat(mark.text) > 360) return null
  for (const stroke of strokes) {
    const { points, box } = stroke
    const circle = ringOf(points)
    if (!circle || !isBetween(circle.radius, degreeRing.radius, size)) continue
    if (isUpperHalf(stroke, strokes, size)) continue
    // The origin of running dimensions (ISO 129-1) is a ring at half the height of its zero; holes may stand above.
    const isOver = isBetween(base - box.y - box.height / 2, degreeRing.over, size)
    if (!isOver || !isBetween(box.x - right, degreeRing.gap, size)) continue
    return { symbol: '°', quality: 0.97, box }
  }
  return null
}

const isBetween = (
  value: number,
  [least, most]: readonly [number, number],
  size: number,
): boolean => value >= least * size && value <= most * size

/**
 * The arc over a number: how far it is off its middle (heights of the font) and how wide (by the number), its least
 * height (heights of the font) and largest one (by its width), how far it reaches into the number or stands above it
 * (heights of the font), and by how much its ends may stand above its foot (by its height).
 */
const arcOver = {
  off: 0.25,
  width: [0.6, 1.5],
  least: 0.05,
  flat: 0.55,
  into: 0.1,
  above: 0.5,
  ends: 0.15,
} as const
/** The place of an arc in the line of text: its distance before the number and its width (heights of the font). */
const arcInLine = { before: 0.3, width: 0.15 }

/** A flat arc over a number: the length of an arc (ISO 129-1). Its place in the line is before the number. */
export function arcSign(strokes: readonly Stroke[], mark: Mark): Candidate | null {
  const { size, left, right, base } = mark
  const top = base - capitals * size
  for (const { points, box } of strokes) {
    const ends = [points[0], points.at(-1)].flatMap((point) => point ?? [])
    const isOver =
      points.length > 5 &&
      Math.abs(box.x + box.width / 2 - (left + right) / 2) < arcOver.off * size &&
      isBetween(box.width, arcOver.width, right - left) &&
      box.height > arcOver.least * size &&
      box.height < arcOver.flat * box.width &&
      bottomOf(box) < top + arcOver.into * size &&
      bottomOf(box) > top - arcOver.above * size &&
      ends.every(({ y }) => y > bottomOf(box) - arcOver.ends * box.height)
    if (!isOver || circleOf(points)) continue
    const x = left - arcInLine.before * size
    const place = { x, y: box.y, width: arcInLine.width * size, height: box.height }
    return { symbol: '⌒', quality: 0.9, box: place }
  }
  return null
}
