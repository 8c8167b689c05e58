import { mmPerInch } from '@firstangle/drawings/standards'
import type { Insight } from '../../reading.ts'
import type { PartSize } from '../sizes-of-part.ts'
import { idsOf, type PartFacts, type Reason } from './part-facts.ts'

/** Decimals that a sheet would print. */
const rounded = (value: number) => Number(value.toFixed(value < 10 ? 3 : 2))

function shown(sizes: readonly PartSize[], isInch: boolean): string {
  const values = sizes.map(({ millimetres }) =>
    rounded(isInch ? millimetres / mmPerInch : millimetres),
  )
  return `${values.join(' × ')} ${isInch ? 'inch' : 'mm'}`
}

/** Dimension lines are on one level if their texts differ in height by less than this (mm). */
const rowHeight = 1.5

/** Do two sizes stand on one level of dimension lines, as those of views side by side do? */
const isInRow = (one: PartSize, other: PartSize): boolean =>
  one.y !== null && other.y !== null && Math.abs(one.y - other.y) < rowHeight

/** The size over all: of a turned part diameter and length, of others the largest size in each direction. */
export function overallSize({ sizes, isTurned }: PartFacts): Insight[] {
  const [diameter] = sizes.diameters
  const [across, ...others] = sizes.linear.filter((size) => !size.isUpright)
  const up = sizes.linear.find((size) => size.isUpright)
  const beside = across && others.find((size) => isInRow(size, across))
  if (isTurned && diameter !== undefined && sizes.linear[0] !== undefined) {
    const both = [diameter, sizes.linear[0]]
    const reasons = [{ rule: 'largestDiameterAndLength', ids: idsOf(both) }]
    const value = `Ø${shown(both, sizes.isInch)}`
    return [{ kind: 'overallDimensions', value, confidence: 0.7, reasons }]
  }
  // Views side by side show the width and the depth: a depth above the largest upright size is the second of the part.
  const second = beside && beside.millimetres > (up?.millimetres ?? 0) ? beside : up
  const known = [across, second].filter((size) => size !== undefined)
  // A round part is as wide as its diameter: smaller sizes are those of a detail.
  const isTooSmall = known.some((size) => size.millimetres < (diameter?.millimetres ?? 0))
  if (known.length < 2 || isTooSmall) return []
  const reasons: Reason[] = [{ rule: 'largestPerDirection', ids: idsOf(known) }]
  const value = shown(known, sizes.isInch)
  return [{ kind: 'overallDimensions', value, confidence: 0.55, reasons }]
}
