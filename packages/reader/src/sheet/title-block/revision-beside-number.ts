import { overlap } from '../../boxes.ts'
import { isRightOf } from '../structure/sheet-cell.ts'
import { type Candidate, candidateOf } from './candidate.ts'
import { type CellEntry, onlyLineOf } from './cell-entries.ts'

/** A letter, a number or both. */
const shortRevision = /^(?:[A-Z]|\d{1,2}|[A-Z]\d{1,2})$/

/** Are two cells in one row, and equally high? */
const isLevel = ({ cell: { box: one } }: CellEntry, { cell: { box: other } }: CellEntry): boolean =>
  overlap(one.y, one.y + one.height, other.y, other.y + other.height) >
  0.9 * Math.max(one.height, other.height)

/**
 * The revision in the cell right of that of the number, where ASME Y14.1 has it, of a scan that lost the small caption
 * over it.
 */
export function revisionBesideNumber(
  entries: readonly CellEntry[],
  free: readonly CellEntry[],
  found: readonly Candidate[],
): { candidate: Candidate; used: CellEntry } | null {
  if (found.some(({ field }) => field === 'revision')) return null
  for (const number of entries.filter(({ caption }) => caption?.field === 'drawingNumber')) {
    const used = free.find((one) => isRightOf(number.cell, one.cell) && isLevel(number, one))
    const line = used && onlyLineOf(used)
    if (!line || line.confidence === 1 || !shortRevision.test(line.text)) continue
    return { candidate: candidateOf('revision', line.text, [line], 0.8), used }
  }
  return null
}
