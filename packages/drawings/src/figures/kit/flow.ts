import { directionOf } from '../../angles.ts'
import { arrowhead } from '../../annotate/label.ts'
import {
  circle,
  line,
  type Point,
  type Primitive,
  polar,
  polyline,
  rectangle,
} from '../../display-list.ts'
import { lettering } from '../../lettering/lettering.ts'
import { centredBlock } from './text.ts'

/** A box of a process with its words in the middle; a line break in the words breaks them. Measures in mm. */
export const flowBox = (
  box: { x: number; y: number; width: number; height: number },
  words: string,
  height = 3.5,
): Primitive[] => [
  rectangle('symbol', box.x, box.y, box.width, box.height),
  ...centredBlock(words, box.x + box.width / 2, box.y + box.height / 2, height),
]

/** An arrow along the points, its head at the last one. */
export function flowArrow(...points: readonly Point[]): Primitive[] {
  const [before, tip] = points.slice(-2)
  if (!before || !tip) throw new Error('An arrow has at least two points')
  const angle = directionOf(before, tip)
  return [polyline('symbol', points), arrowhead(tip.x, tip.y, angle, undefined, 3.5)]
}

/** A balloon: number in a circle of radius 4 mm, with a leader to `tip` if given (ISO 6433). */
export function balloon(at: Point, number: number | string, tip?: Point): Primitive[] {
  const radius = 4
  const out: Primitive[] = [
    circle('symbol', at.x, at.y, radius),
    lettering(String(number), at.x, at.y + 1.75, { anchor: 'middle' }),
  ]
  if (tip) {
    const start = polar(at, radius, directionOf(at, tip))
    out.push(line('narrow', start.x, start.y, tip.x, tip.y))
  }
  return out
}
