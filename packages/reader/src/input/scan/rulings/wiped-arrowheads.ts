import { type Bitmap, stepsOf } from '../ink/bitmap.ts'
import type { Arrowhead } from './arrowheads.ts'

/**
 * Wipes arrowheads off, so that their halves are no marks beside a line.
 *
 * @param edge How far beyond their ink (pixels), where a threshold closer to paper shows their soft edges as well.
 */
export function wipeArrowheads(bitmap: Bitmap, arrowheads: readonly Arrowhead[], edge = 0): void {
  const { ink } = bitmap
  for (const { ruling, runs } of arrowheads) {
    const { step, stride, breadth } = stepsOf(bitmap, ruling.isHorizontal)
    for (const [along, from, to] of runs) {
      const [first, end] = [Math.max(0, from - edge), Math.min(breadth, to + edge)]
      for (let across = first; across < end; across += 1) ink[along * step + across * stride] = 0
    }
  }
}
