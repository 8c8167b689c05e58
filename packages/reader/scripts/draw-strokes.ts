import type { Stroke } from '@firstangle/drawings/lettering'
import type { SKRSContext2D } from '@napi-rs/canvas'

/**
 * Draws the strokes of a glyph with the pen of the context, its foot at the origin.
 *
 * @param unit a tenth of the height of capitals, in pixels
 * @param left the x of the glyph that comes to stand at the origin, in such tenths
 */
export function drawStrokes(
  context: SKRSContext2D,
  strokes: readonly Stroke[],
  unit: number,
  left = 0,
): void {
  context.beginPath()
  for (const { start, pieces } of strokes) {
    context.moveTo((start.x - left) * unit, -start.y * unit)
    for (const { to, control } of pieces) {
      const end = [(to.x - left) * unit, -to.y * unit] as const
      if (control) {
        context.quadraticCurveTo((control.x - left) * unit, -control.y * unit, ...end)
      } else context.lineTo(...end)
    }
  }
  context.stroke()
}
