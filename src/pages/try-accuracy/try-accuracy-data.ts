import type { SignedText } from '@firstangle/drawings/lettering'
import type { PageData } from '../../../shared/page-data.ts'
import type { Chart } from '../reference/reference-data.ts'

/** How much of what a kind of file says was read: a share, and as it is written or why there is none. */
export interface FoundShare {
  readonly name: string
  readonly share: number
  readonly value: string
  readonly isRefused: boolean
}

/** How many of the values of a range of confidence are right. */
export interface TrustPoint {
  readonly kind: 'vector' | 'pixels'
  /** The middle of the range, from 0 to 1. */
  readonly confidence: number
  readonly share: number
  readonly count: number
}

interface ShownConfusion {
  readonly picture: string
  readonly width: number
  readonly height: number
  readonly group: string
  readonly kind: string
  readonly read: string
  /** The same, parted by the signs that text faces lack. */
  readonly signed: SignedText
  readonly confidence: string
}

/** The page of figures: its words, and tables made of the results of the benchmark. */
export interface TryAccuracyData extends PageData<'try-accuracy'> {
  readonly found: readonly FoundShare[]
  readonly byFile: Chart
  readonly byKind: Chart
  readonly byLanguage: Chart
  readonly byConfidence: Chart
  readonly trust: readonly TrustPoint[]
  /** 0, a half and 1 as the axes of the diagram have them. */
  readonly trustTicks: readonly string[]
  readonly confusions: readonly ShownConfusion[]
  readonly commit: string | null
}
