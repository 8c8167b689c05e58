/** Part of a time line: hours from the origin, negative before it. */
export interface Hours {
  from: number
  to: number
}

/** Where hours stand on a line: a function from hours to units, and the marked hours. */
export interface TimeScale {
  at: (hours: number) => number
  ticks: number[]
}

/** Lays all spans on one line of the given units; ticks divide the whole into steps of 4, 12 or 24 h. */
export function timeScale(spans: readonly Hours[], left: number, right: number): TimeScale {
  const start = Math.min(0, ...spans.map(({ from, to }) => Math.min(from, to)))
  const end = Math.max(0, ...spans.map(({ from, to }) => Math.max(from, to)))
  const perHour = (right - left) / (end - start)
  const step = [4, 12, 24].find((hours) => (end - start) / hours <= 9) ?? 24
  const first = Math.ceil(start / step)
  const count = Math.floor(end / step) - first + 1
  return {
    at: (hours) => Math.round((left + (hours - start) * perHour) * 10) / 10,
    ticks: Array.from({ length: count }, (_, index) => (first + index) * step),
  }
}
