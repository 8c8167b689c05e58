import { turned } from '../../raster/grey-image.ts'
import type { Bitmap } from './bitmap.ts'
import { type Component, eachRun, heightOf, widthOf } from './components.ts'

/** How far a line of text is turned as seen, counter-clockwise (degrees); 0 reads to the right. */
export type Turn = 0 | 90 | 180 | 270

/** A component as a bitmap of its own, turned so that its line reads to the right. */
export function uprightMark(part: Component, turn: Turn): Bitmap {
  const width = widthOf(part)
  const height = heightOf(part)
  const pixels = new Uint8Array(width * height)
  eachRun(part, (y, from, to) => {
    const start = (y - part.top) * width - part.left
    pixels.fill(1, start + from, start + to)
  })
  // A line that is turned counter-clockwise is set upright clockwise, by as much.
  const upright = turned({ width, height, pixels }, turn)
  return { width: upright.width, height: upright.height, ink: upright.pixels }
}
