import { isRightOf } from '../structure/sheet-cell.ts'
import { type Candidate, candidateOf } from './candidate.ts'
import { type CellEntry, onlyLineOf } from './cell-entries.ts'
import { fieldValue } from './field-values.ts'
import { hasWord } from './has-word.ts'
import { isNoName } from './uncaptioned.ts'

/**
 * The number of a block that prints it without caption at the head of the row of revision and sheet, below the title, as
 * templates after ISO 7200 do (Inventor). Words without a figure there are the title where the block has no others.
 */
export function numberBesideRevision(
  entries: readonly CellEntry[],
  free: readonly CellEntry[],
  found: readonly Candidate[],
): { candidate: Candidate; used: CellEntry } | null {
  if (found.some(({ field }) => field === 'drawingNumber')) return null
  const captioned = (field: string) => entries.filter(({ caption }) => caption?.field === field)
  const revision = captioned('revision').find(({ cell }) =>
    captioned('sheet').some((sheet) => isRightOf(cell, sheet.cell)),
  )
  const used = revision && free.find(({ cell }) => isRightOf(cell, revision.cell))
  const line = used && onlyLineOf(used)
  if (!line || isNoName(line.text)) return null
  const isOnlyName =
    hasWord(line.text) &&
    !/\d/.test(line.text) &&
    !found.some(({ field }) => field === 'title') &&
    !free.some((one) => one !== used && one.values.some(({ text }) => hasWord(text)))
  const field = isOnlyName ? 'title' : 'drawingNumber'
  const value = fieldValue(field, line.text)
  return value === null ? null : { candidate: candidateOf(field, value, [line], 0.8), used }
}
