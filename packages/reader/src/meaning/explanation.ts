import type { GeneralClass } from '@firstangle/drawings/standards'
import type { Callout, LengthUnit, PrintedTolerance } from '../callout.ts'
import type { LabelKey, SourceKey, TitleKey, WordKey } from './keys.ts'
import type { StatementKey } from './statement-keys.ts'

/** Units of figures; `none` for counts and codes. */
export type FigureUnit = LengthUnit | 'degree' | 'um' | 'uin' | 'none'

/** A value that only one side of is allowed: `at most 5 mm`. */
interface Bound {
  readonly kind: 'bound'
  readonly side: 'most' | 'least' | 'less' | 'more'
  readonly value: number
  readonly unit: FigureUnit
}

/** A value that is written as its language writes numbers. */
export type Figure =
  | {
      readonly kind: 'number'
      readonly value: number
      readonly unit: FigureUnit
      /** A value it is read beside: both have the same decimals. */
      readonly beside?: number
    }
  | {
      readonly kind: 'limits'
      readonly low: number
      readonly high: number
      readonly unit: FigureUnit
    }
  | {
      readonly kind: 'deviations'
      readonly lower: number
      readonly upper: number
      readonly unit: FigureUnit
    }
  | Bound
  /** As it is printed: codes and letters, equal in all languages. */
  | { readonly kind: 'text'; readonly text: string }
  /** What a thread is called; languages differ in its decimal sign: `M8x1.25`, `M8x1,25`. */
  | { readonly kind: 'designation'; readonly text: string }
  /** A word of the content. */
  | { readonly kind: 'word'; readonly word: WordKey }

/** One sentence: its key, and what fills its places. */
export interface Statement {
  readonly key: StatementKey
  readonly values: Readonly<Record<string, Figure>>
}

/** What a line is that is no callout of the decoder, and the standard that rules it. */
export interface Recognised {
  readonly statement: StatementKey
  readonly standard: SourceKey | null
  /** What fills the places of the statement. */
  readonly values?: Statement['values']
}

/** A value that follows from the callout, with where it comes from. */
export interface Row {
  readonly label: LabelKey
  readonly figure: Figure
  readonly source: SourceKey
}

/** What the general tolerance of a sheet would allow: a row for each class. */
export interface GeneralTolerances {
  readonly table: 'linear' | 'broken' | 'angular'
  readonly rows: readonly {
    readonly class: GeneralClass
    /** Null where ISO 2768-1 gives none; for angles one value for each range of the shorter leg. */
    readonly limits: readonly (Figure | null)[]
    /** Smallest and largest size. */
    readonly range: Figure | null
  }[]
}

/** Where tolerance zones lie about a nominal size, in the unit of the callout. */
export interface Zones {
  readonly nominal: number
  readonly unit: FigureUnit
  readonly zones: readonly {
    readonly name: string
    readonly lower: number
    readonly upper: number
  }[]
}

/** What a callout means, without words: these stand in `content/callout.<locale>.yaml`. */
export interface Explanation {
  readonly callout: Callout
  readonly title: TitleKey
  readonly statements: readonly Statement[]
  readonly rows: readonly Row[]
  readonly general: GeneralTolerances | null
  readonly zones: Zones | null
  /** What is not stated, taken for granted, contradictory or refused. */
  readonly notes: readonly Statement[]
  readonly standards: readonly SourceKey[]
}

/** A number with its unit. */
export const number = (
  value: number,
  unit: FigureUnit = 'mm',
): Extract<Figure, { kind: 'number' }> => ({
  kind: 'number',
  value,
  unit,
})

/** A size, or its one limit where `max` or `min` stands beside it; `<` and `>` in its text leave the limit itself out. */
export function bounded(
  value: number,
  unit: FigureUnit,
  tolerance: PrintedTolerance | null,
  text = '',
): Figure {
  const { limitLow, limitHigh } = tolerance ?? {}
  const sign = /^(?:S?[ØR] ?)?([<>])(?!=)/.exec(text)?.[1]
  const bound = (side: Bound['side']): Bound => ({ kind: 'bound', side, value, unit })
  if (limitHigh === value && limitLow === undefined) return bound(sign === '<' ? 'less' : 'most')
  if (limitLow === value && limitHigh === undefined) return bound(sign === '>' ? 'more' : 'least')
  return number(value, unit)
}

/** Two limits, the lower one first. */
export const limits = (low: number, high: number, unit: FigureUnit = 'mm'): Figure => ({
  kind: 'limits',
  low,
  high,
  unit,
})

/** Text as it is printed. */
export const printed = (text: string): Figure => ({ kind: 'text', text })

/** What a thread is called. */
export const designation = (text: string): Figure => ({ kind: 'designation', text })

/** A word of the content. */
export const word = (key: WordKey): Figure => ({ kind: 'word', word: key })

/** A sentence of the content with what fills its places. */
export const say = (
  key: StatementKey,
  values: Readonly<Record<string, Figure>> = {},
): Statement => ({ key, values })
