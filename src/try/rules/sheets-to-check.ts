import type { ReadSheet, RefusalNotice } from '@firstangle/reader'
import type { SheetToCheck } from './check-sheet.ts'
import { factsOfReading } from './facts-of-reading.ts'

/** A sheet that could not be read, with its reason. */
interface RefusedSheet {
  readonly page: number
  readonly notice: RefusalNotice
}

/** What of a file's sheets can be checked, and what cannot. */
export function sheetsToCheck(sheets: readonly ReadSheet[]): {
  sheets: SheetToCheck[]
  refused: RefusedSheet[]
} {
  const read = sheets.filter(({ refusal }) => refusal === null)
  return {
    sheets: read.map(({ reading, isPartial }) => ({
      page: reading.page,
      isPartial,
      facts: factsOfReading(reading),
      unsure: new Set(
        [...reading.features, ...reading.metadata]
          .filter(({ doubts }) => doubts.length > 0)
          .map(({ id }) => id),
      ),
    })),
    refused: sheets.flatMap(({ reading, refusal }) =>
      refusal ? [{ page: reading.page, notice: refusal }] : [],
    ),
  }
}
