import type { PageReading } from '../reading.ts'
import { type FieldResult, matchMetadata } from './match-metadata.ts'
import { excuseUnreadable, type Matching, matchValues } from './match-values.ts'
import { readValue } from './read-values.ts'
import type { ReadValue, TrueValue } from './scored-value.ts'
import { trueValues } from './true-values.ts'
import type { Truth } from './truth.ts'

/** The result of one page. */
interface PageResult extends Matching {
  readonly page: number
}

/** The result of one file. */
export interface FileResult {
  readonly pages: readonly PageResult[]
  readonly metadata: readonly FieldResult[]
}

const nothing = { right: [], misses: [], falseValues: [], nearMisses: [] }

const readsOf = (reading: PageReading): ReadValue[] => reading.features.map(readValue)

/** Scores the pages that a truth transcribes; other pages of the file are ignored. */
export function scoreFile(truth: Truth, readings: readonly PageReading[]): FileResult {
  const pages = truth.pages.map((page): PageResult => {
    const reading = readings.find((one) => one.page === page.page)
    const truths: TrueValue[] = trueValues(page)
    const matching = matchValues(truths, reading ? readsOf(reading) : [])
    const falseValues = excuseUnreadable(matching.falseValues, page.unreadable)
    const nearMisses = matching.nearMisses.filter(({ read }) => falseValues.includes(read))
    return { page: page.page, ...matching, falseValues, nearMisses }
  })
  const numbers = new Set(truth.pages.map(({ page }) => page))
  const read = readings.filter(({ page }) => numbers.has(page))
  return { pages, metadata: matchMetadata(truth, read) }
}

/** Scores a file that holds nothing to read: every value is false. */
export const scoreWithoutTruth = (readings: readonly PageReading[]): FileResult => ({
  pages: readings.map((reading) => ({
    page: reading.page,
    ...nothing,
    falseValues: readsOf(reading),
  })),
  metadata: [],
})
