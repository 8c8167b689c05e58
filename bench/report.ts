import { median, percentile, type Spread, spread } from './statistics.ts'

/** One figure of the report. */
export interface Row {
  readonly what: string
  readonly measured: number
  readonly unit: Unit
  readonly goal?: Goal | undefined
  /** Smallest and largest of the repetitions, in the same unit. */
  readonly spread?: Spread | undefined
  readonly note?: string | undefined
}

export type Unit = 'kB' | 'ms' | 's' | 'MB' | 'per s' | 'ratio' | 'CLS' | 'points' | 'count'

export type Goal = { readonly atMost: number } | { readonly atLeast: number }

/** What one measurement found. Without rows, `note` says why. */
export interface Section {
  readonly title: string
  readonly rows: readonly Row[]
  readonly note?: string | undefined
  /** Everything a reader of `results.json` may want beyond the table. */
  readonly details?: unknown
}

/** The middle of repeated measurements, and their spread. */
export function medianRow(what: string, unit: Unit, values: readonly number[], goal?: Goal): Row {
  return { what, measured: median(values), unit, goal, spread: spread(values) }
}

/** The time in ms that 99 of a hundred did not exceed. */
export function p99Row(what: string, times: readonly number[], goal?: Goal): Row {
  return { what, measured: percentile(times, 99), unit: 'ms', goal }
}

export type Verdict = 'ok' | 'short' | ''

/** Digits that are shown, and that the goal is compared with. */
const digits: Record<Unit, number> = {
  kB: 1,
  ms: 1,
  s: 2,
  MB: 1,
  'per s': 0,
  ratio: 2,
  CLS: 3,
  points: 0,
  count: 0,
}

/** Whether a figure reaches its goal, after rounding to the digits that are shown. */
export function verdict({ measured, unit, goal }: Row): Verdict {
  if (!goal) return ''
  const value = Number(measured.toFixed(digits[unit]))
  const isReached = 'atMost' in goal ? value <= goal.atMost : value >= goal.atLeast
  return isReached ? 'ok' : 'short'
}

/** A value with its unit: `105.4 kB`; plain counts, points and ratios carry none. */
export function formatValue(value: number, unit: Unit): string {
  const number = Number.isFinite(value) ? value.toFixed(digits[unit]) : '–'
  const isPlain = unit === 'ratio' || unit === 'CLS' || unit === 'points' || unit === 'count'
  return isPlain ? number : `${number} ${unit}`
}

/** The goal as the table shows it: `<= 105.0 kB`. */
export function formatGoal(goal: Goal | undefined, unit: Unit): string {
  if (!goal) return ''
  return 'atMost' in goal
    ? `<= ${formatValue(goal.atMost, unit)}`
    : `>= ${formatValue(goal.atLeast, unit)}`
}

/** The spread as the table shows it. */
export function formatSpread(range: Spread | undefined, unit: Unit): string {
  if (!range) return ''
  return `${range.min.toFixed(digits[unit])} … ${range.max.toFixed(digits[unit])}`
}
