import type { Composed } from '../layout/compose.ts'
import { median } from '../median.ts'
import type { FoundCallout } from './found-callouts.ts'

/** Times the usual height of sizes beyond which a number is no size: a drawing letters its dimensions in one height (ISO 3098). */
const tall = 1.6
/** Fewer sizes do not tell the usual height. */
const fewestSizes = 5

const wholeNumber = /^-?\d+$/

/** Tells, in a scan, the whole numbers that are far taller than the sizes of the sheet: contours of a view that look like figures. */
export function tallNumbers(
  found: readonly FoundCallout[],
): (callout: { readonly text: string }, composed: Composed) => boolean {
  const heights = found.flatMap(({ callout, composed }) =>
    callout.kind === 'dimension' || callout.kind === 'radius' ? [composed.size] : [],
  )
  if (heights.length < fewestSizes) return () => false
  const most = tall * median(heights)
  return ({ text }, { size }) => wholeNumber.test(text) && size > most
}
