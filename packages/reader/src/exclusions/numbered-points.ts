import type { Composed } from '../layout/compose.ts'

/** `1.3`: the third point of the first kind. */
const pointNumber = /^([1-9]\d?)\.([1-9]\d?)$/

/** A series has at least this many points. */
const least = 5
/** At least this many sizes of the sheet have a comma before their decimals, and more than have a dot. */
const leastCommas = 3

/** The texts of `1.1` to `1.9`, each there once and none left out. */
function seriesOf(composed: readonly Composed[]): ReadonlySet<Composed> {
  const numbers = composed.flatMap((one) => {
    const [, kind, point] = (one.kind === 'line' && pointNumber.exec(one.text)) || []
    return kind && point ? [{ one, kind, point: Number(point) }] : []
  })
  const series = [...Map.groupBy(numbers, ({ kind }) => kind).values()].filter((found) => {
    const points = found.map(({ point }) => point).sort((a, b) => a - b)
    return points.length >= least && points.every((point, i) => point === i + 1)
  })
  return new Set(series.flat().map(({ one }) => one))
}

/**
 * Leaves out the numbers of points, such as holes of one size, which stand at leaders as if they were sizes: a series on a
 * sheet whose sizes have a comma.
 */
export function withoutPointNumbers(composed: readonly Composed[]): Composed[] {
  const series = seriesOf(composed)
  const others = composed.filter((one) => !series.has(one))
  const commas = others.filter(({ text }) => /\d,\d/.test(text)).length
  const dots = others.filter(({ text }) => /^\D{0,2}\d+\.\d/.test(text)).length
  return commas >= leastCommas && commas > dots ? others : [...composed]
}
