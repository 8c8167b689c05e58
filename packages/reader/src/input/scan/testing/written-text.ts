import { layoutText, strokesOf } from '@firstangle/drawings/lettering'
import type { Bitmap } from '../ink/bitmap.ts'

/** Pixels of a unit of the lettering: capitals 40 high, as of 3.5 mm at 300 dpi. */
export const unit = 4
const pen = 2.4
const height = 16 * unit

/**
 * A line of text as a pen of the lettering of drawings leaves it.
 *
 * @param closer By how many units each letter stands closer to the one before than usual.
 */
export function written(text: string, closer = 0): Bitmap {
  const { characters, width: units } = layoutText(text)
  const width = Math.ceil((units + 6) * unit)
  const ink = new Uint8Array(width * height)
  const dot = (x: number, y: number) => {
    for (let v = Math.floor(y - pen); v <= y + pen; v += 1) {
      for (let u = Math.floor(x - pen); u <= x + pen; u += 1) {
        if (Math.hypot(u - x, v - y) <= pen) ink[v * width + u] = 1
      }
    }
  }
  for (const [index, { character, x: usual }] of characters.entries()) {
    const x = usual - index * closer
    for (const { start, pieces } of strokesOf(character)) {
      let at = start
      for (const { to, control = to } of pieces) {
        for (let i = 0; i <= 40; i += 1) {
          const [t, rest] = [i / 40, 1 - i / 40]
          const along = (a: number, c: number, b: number) =>
            control === to ? a * rest + b * t : a * rest * rest + 2 * c * rest * t + b * t * t
          const place = { x: along(at.x, control.x, to.x), y: along(at.y, control.y, to.y) }
          dot((x + 3 + place.x) * unit, (12 - place.y) * unit)
        }
        at = to
      }
      if (pieces.length === 0) dot((x + 3 + start.x) * unit, (12 - start.y) * unit)
    }
  }
  return { width, height, ink }
}
