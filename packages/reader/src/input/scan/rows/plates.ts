import { hasFourSides } from '../glyphs/symbol-shapes.ts'
import { type Component, heightOf, widthOf } from '../ink/components.ts'
import { uprightMark } from '../ink/upright-mark.ts'

/**
 * A plate is no smaller (mm), inks this share of its box, and this share of each of its sides somewhere in the outer tenth:
 * bold letters ink as much of their box, but not of all sides.
 */
const plate = { smallest: 5, ink: 0.5, inked: 0.7, edge: 0.1 }

/** Is this a plate with letters left out of its ink, as firms draw theirs into a title block? */
export function isPlate(part: Component, pixelsPerMm: number): boolean {
  const [width, height] = [widthOf(part), heightOf(part)]
  if (Math.min(width, height) < plate.smallest * pixelsPerMm) return false
  if (part.area < plate.ink * width * height) return false
  return hasFourSides(uprightMark(part, 0), plate)
}
