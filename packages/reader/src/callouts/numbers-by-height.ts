import { axisOf } from '../angles.ts'
import type { Composed } from '../layout/compose.ts'
import { capitals } from '../layout/marks.ts'
import { median } from '../median.ts'
import type { FoundCallout } from './found-callouts.ts'

/**
 * Times the usual height of sizes beyond which a number is none: dimensions are lettered in one height (ISO 3098). A single
 * figure may be the name of a section, which is a little larger.
 */
const tall = { number: 1.6, figure: 1.35 }
/** A single 1 that is lower than this share of the usual height is a short stroke of a view. */
const low = 0.65
/** Fewer sizes do not tell the usual height. */
const fewestSizes = 5

const wholeNumber = /^-?\d+$/

/** Directions that far from level or upright are slanted: their boxes do not tell their height (degrees). */
const slanted = 2

/** Height of a text: that of its ink where it is level or upright, since a tall mark beside it makes its font too large. */
function heightOf({ boxes, direction, size }: Composed): number {
  const [box] = boxes
  const axis = axisOf(direction, slanted)
  const usual = capitals * size
  if (!box || !axis) return usual
  return Math.min(usual, axis === 'h' ? box.height : box.width)
}

/**
 * Tells, in a scan, whole numbers that are no sizes by their height: those far taller than the sizes of the sheet are contours
 * of a view that look like figures, and a far lower 1 is a stroke of one.
 */
export function numbersOfOtherHeight(
  found: readonly FoundCallout[],
): (callout: { readonly text: string }, composed: Composed) => boolean {
  const heights = found.flatMap(({ callout, composed }) =>
    callout.kind === 'dimension' || callout.kind === 'radius' ? [heightOf(composed)] : [],
  )
  if (heights.length < fewestSizes) return () => false
  const usual = median(heights)
  return ({ text }, composed) => {
    const height = heightOf(composed)
    if (text === '1' && height < low * usual) return true
    const most = text.length === 1 ? tall.figure : tall.number
    return wholeNumber.test(text) && height > most * usual
  }
}
