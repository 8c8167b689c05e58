import type { Callout, LengthUnit } from '../callout.ts'
import { parseCallouts } from '../grammar/parse-callouts.ts'
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

/** What the grammar reads in another spelling, under the text of the line. */
export const readAs = (spelled: string, { text, unit }: ReadLine): Callout[] =>
  parseCallouts(spelled, { unit }).map((callout) => ({ ...callout, text }))
