import { centreOf } from '../boxes.ts'
import type { Composed } from '../layout/compose.ts'
import { median } from '../median.ts'

/** Numbers of items; two that stand side by side may be read as one. */
const itemNumber = /^\d{1,2}$/
const sizeOnLine = /\d{2}/
/** A row has at least `fewest` different numbers; across it, their middles are less than `apart` off (heights of the font). */
const row = { fewest: 3, apart: 0.6 }
/** ISO 6433: item numbers are larger than the lettering of sizes, by this factor at least. */
const larger = 1.15
/** At least this many sizes are needed to know how large their lettering is. */
const fewestSizes = 3

/**
 * Leaves out the item numbers of a scanned assembly drawing, which stand in rows on the shelves of their leaders: scans lose
 * the shelves.
 */
export function withoutItemRows(composed: readonly Composed[]): readonly Composed[] {
  const sizes = composed.filter(
    ({ kind, text, surroundings }) =>
      kind === 'line' && surroundings === 'dimension' && sizeOnLine.test(text),
  )
  if (sizes.length < fewestSizes) return composed
  const least = larger * median(sizes.map(({ size }) => size))
  const numbers = composed.filter(
    ({ kind, text, size, direction }) =>
      kind === 'line' && direction === 0 && size >= least && itemNumber.test(text),
  )
  const isInRow = (one: Composed) => {
    const inRow = numbers.filter((other) => isLevel(one, other))
    const free = inRow.filter(({ surroundings }) => surroundings !== 'dimension')
    const different = new Set(inRow.map(({ text }) => text))
    return different.size >= row.fewest && 2 * free.length > inRow.length
  }
  return numbers.some(isInRow) ? composed.filter((one) => !numbers.includes(one)) : composed
}

function isLevel({ boxes: [one], size }: Composed, { boxes: [other] }: Composed): boolean {
  if (!one || !other) return false
  return Math.abs(centreOf(one).y - centreOf(other).y) < row.apart * size
}
