import { radians } from '../../../angles.ts'
import { mean } from '../../../mean.ts'
import { type Component, centreOf, sizeOf } from '../ink/components.ts'
import { axesOf, endsOf, lettersIn, type SlantedLine } from './slanted-row.ts'

/**
 * A dash ahead of a row, in sizes of its letters: its length and thickness, how far its middle lies off the row, and the
 * paper behind it.
 */
const dash = { length: { least: 0.25, most: 0.8 }, thickest: 0.3, off: 0.2, gap: 0.9 } as const

/** A stroke, and how far before the first letter of a row it begins (pixels). */
interface Dash {
  readonly part: Component
  readonly ahead: number
}

/** The straight stroke that stands before the first letter of a row at half height, as the sign of a lower deviation does. */
export function dashBefore(
  { parts, rotation }: SlantedLine,
  strokes: readonly Component[],
): Dash | null {
  const size = Math.max(...parts.map(sizeOf))
  const axes = axesOf(radians(-rotation))
  const letters = lettersIn(parts, size)
  const ends = letters.map((part) => endsOf(part, axes.along).top)
  const start = Math.min(...ends)
  const origin = { x: 0, y: 0 }
  const middle = mean(letters.map((part) => axes.across(origin, centreOf(part))))
  const isDash = (stroke: Component): boolean => {
    const [along, across] = [endsOf(stroke, axes.along), endsOf(stroke, axes.across)]
    const length = along.bottom - along.top
    const gap = start - along.bottom
    return (
      length > dash.length.least * size &&
      length < dash.length.most * size &&
      across.bottom - across.top < dash.thickest * size &&
      Math.abs(axes.across(origin, centreOf(stroke)) - middle) < dash.off * size &&
      gap > 0 &&
      gap < dash.gap * size
    )
  }
  const part = strokes.find((stroke) => !parts.includes(stroke) && isDash(stroke))
  return part ? { part, ahead: start - endsOf(part, axes.along).top } : null
}
