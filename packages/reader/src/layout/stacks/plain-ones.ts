import { boxToPage, type Direction, toUpright } from '../direction.ts'
import type { Ink } from '../ink.ts'

/** A fraction in the upright view. */
interface PlaceOfFraction {
  readonly left: number
  /** Height of its bar. */
  readonly middle: number
  /** Height of a figure. */
  readonly figure: number
}

/** How far left of the figures of a fraction its whole number reaches, in heights of a figure. */
const reach = 2.1

/**
 * The ones before a fraction: recognition takes a `1` or `11` by itself for pieces of lines. Every upright stroke beside the
 * bar has to be one.
 */
export function onesBefore(
  ink: Ink,
  direction: Direction,
  { left, middle, figure }: PlaceOfFraction,
): string {
  const area = {
    x: left - reach * figure,
    y: middle - figure / 4,
    width: reach * figure,
    height: figure / 2,
  }
  const strokes = ink.segmentsNear(boxToPage(direction, area)).flatMap(({ from, to }) => {
    const [a, b] = [toUpright(direction, from), toUpright(direction, to)]
    const [top, bottom] = [Math.min(a.y, b.y), Math.max(a.y, b.y)]
    const isUpright = Math.abs(a.x - b.x) < 0.1 * figure
    const isBeside = a.x > area.x && a.x < left && top < area.y && bottom > area.y + area.height
    return isUpright && isBeside ? [{ top, bottom }] : []
  })
  const areOnes = strokes.every(
    ({ top, bottom }) =>
      Math.abs(bottom - top - figure) < 0.25 * figure &&
      Math.abs((top + bottom) / 2 - middle) < 0.2 * figure,
  )
  return areOnes && strokes.length <= 2 ? '1'.repeat(strokes.length) : ''
}
