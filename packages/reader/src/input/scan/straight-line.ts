import { mean } from '../../mean.ts'

/** A place along a line, and where the line is seen across. */
export interface LinePlace {
  readonly along: number
  readonly at: number
}

/** The straight line through places by least squares: its slope, and where it is at a place along it. */
export function straightLine(places: readonly LinePlace[]) {
  const along = mean(places.map((one) => one.along))
  const at = mean(places.map((one) => one.at))
  let [shared, spread] = [0, 0]
  for (const one of places) {
    shared += (one.along - along) * (one.at - at)
    spread += (one.along - along) ** 2
  }
  const slope = spread === 0 ? 0 : shared / spread
  return { slope, at: (place: number): number => at + slope * (place - along) }
}
