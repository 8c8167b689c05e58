import type { Box } from '../page.ts'
import { bottomOf, grown, rightOf } from './boxes.ts'
import { boxAround, boxToPage, boxToUpright, type Direction, toUpright } from './direction.ts'
import type { Ink } from './ink.ts'

/**
 * How the lines around a text look: `along` runs beside or through it in its direction, as dimension lines and the
 * shelves of leaders do; `near` is any other line that comes close; `none` is text that stands alone.
 */
export type Surroundings = 'along' | 'near' | 'none'

/** Distance of a dimension line from the text, in heights of the font. */
const reach = 1.2

/** What surrounds a text; `box` is its place on the page. */
export function surroundingsOf(
  ink: Ink,
  direction: Direction,
  box: Box,
  size: number,
): Surroundings {
  const text = boxToUpright(direction, box)
  const around = grown(text, 1.6 * size, reach * size)
  let found: Surroundings = 'none'
  for (const { from, to, length } of ink.segmentsNear(boxToPage(direction, around))) {
    if (length < 0.8 * size) continue
    const a = toUpright(direction, from)
    const b = toUpright(direction, to)
    const line = boxAround([a, b])
    const isOutside =
      rightOf(line) < around.x ||
      line.x > rightOf(around) ||
      bottomOf(line) < around.y ||
      line.y > bottomOf(around)
    if (isOutside) continue
    const isAlong = line.height < 0.1 * line.width && line.width > 0.9 * size
    if (isAlong) return 'along'
    found = 'near'
  }
  return found
}
