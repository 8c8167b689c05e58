import type { Callout, LengthUnit } from '../callout.ts'
import type { StatementKey } from './statement-keys.ts'

/** A line with the reading of the grammar. */
export interface ReadLine {
  readonly text: string
  readonly unit: LengthUnit
  readonly callouts: readonly Callout[]
}

/** A share of what a line can mean; the shares of one doubt add up to 1. */
export interface Alternative {
  readonly callouts: readonly Callout[]
  readonly share: number
  readonly reason: StatementKey
}

/** The readings of a line that can be read in several ways; none where a doubt does not concern it. */
export type DoubtRule = (line: ReadLine) => Alternative[]
