import type { OpenDay, OpenTime } from './call-data.ts'

/** Times of day that any of the days has, in their order: the places of a week's sheet. */
export function timesOfDay(days: readonly OpenDay[]): string[] {
  return [...new Set(days.flatMap(({ times }) => times.map(({ time }) => time)))].sort()
}

/**
 * A day's free times at their places, nothing where another day has one. An hour that the clocks show twice, in autumn, has
 * its second time after all others.
 */
export function placed(
  times: readonly OpenTime[],
  places: readonly string[],
): (OpenTime | undefined)[] {
  const firsts = places.map((place) => times.find(({ time }) => time === place))
  return [...firsts, ...times.filter((time) => !firsts.includes(time))]
}
