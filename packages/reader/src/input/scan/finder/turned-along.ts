import { degreesOf, radians } from '../../../angles.ts'
import { toUpright } from '../../../layout/direction.ts'
import { type GreyImage, shadeAt } from '../../raster/grey-image.ts'
import { longestShelf, type Shelf } from '../rows/slanted-shelf.ts'
import { shadesIn } from './ink-around.ts'
import { middleOfArea, onArea } from './line-area.ts'
import type { FoundLine } from './lines-of-cells.ts'

/** The direction of longer lines (in capitals) is known from their letters. */
const longest = 4
/** Degrees by which a short line may be turned. */
const turns = Array.from({ length: 33 }, (_, index) => 1.5 * (index - 16))
/** Share of the line along which its dimension line runs between arrowheads. */
const alongShare = 0.5
/** Share of the way from paper to lettering from which a pixel is ink: lines are thinner, and greyer. */
const inkShade = 0.35

/** A line of text with the straight line beside it. */
export interface LineOnShelf {
  readonly line: FoundLine
  readonly shelf: Shelf
}

/**
 * A short line with the direction of the straight line beside it, its dimension line; null where there is none. Of two letters
 * few cells tell how they run.
 */
export function turnedAlong(image: GreyImage, line: FoundLine): LineOnShelf | null {
  const { length, capitals, angle } = line
  const shades = length > longest * capitals ? null : shadesIn(image, line)
  if (!shades) return null
  const limit = shades.light - inkShade * (shades.light - shades.dark)
  const centre = middleOfArea(line)
  const half = (alongShare * length) / 2
  const shelf = longestShelf(
    ({ x, y }) => shadeAt(image, Math.round(x), Math.round(y)) < limit,
    (direction) => {
      const { x, y } = toUpright(direction, centre)
      return { from: x - half, to: x + half, top: y - capitals / 2, bottom: y + capitals / 2 }
    },
    turns.map((turn) => turn - degreesOf(angle)),
  )
  if (!shelf) return null
  const turned = { ...line, angle: -radians(shelf.rotation) }
  const start = onArea({ ...turned, ...centre }, -length / 2, -capitals / 2)
  return { line: { ...turned, ...start }, shelf }
}
