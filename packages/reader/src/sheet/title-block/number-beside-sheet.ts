import { overlap } from '../../boxes.ts'
import { isRightOf, touching } from '../structure/sheet-cell.ts'
import { type Candidate, candidateOf } from './candidate.ts'
import { type CellEntry, onlyLineOf } from './cell-entries.ts'
import { fieldValue } from './field-values.ts'

const saysOnly = (entry: CellEntry, pattern: RegExp): boolean =>
  pattern.test(onlyLineOf(entry)?.text ?? '')

/** Does one cell stand on another one, as wide as that? */
const isOn = ({ cell: { box } }: CellEntry, { cell: { box: below } }: CellEntry): boolean =>
  Math.abs(box.y + box.height - below.y) <= touching &&
  overlap(box.x, box.x + box.width, below.x, below.x + below.width) >
    0.9 * Math.max(box.width, below.width)

/**
 * The sheet over the size of the paper, and the number beside it, of a block that has no captions for them, as the German
 * template of Inventor.
 */
export function sheetAndNumber(
  free: readonly CellEntry[],
  found: readonly Candidate[],
): { candidates: Candidate[]; used: CellEntry[] } {
  const candidates: Candidate[] = []
  const used: CellEntry[] = []
  const isKnown = (field: string) => found.some((one) => one.field === field)
  const size = free.find((entry) => saysOnly(entry, /^A[0-4]$/))
  const sheet = size && free.find((entry) => isOn(entry, size) && saysOnly(entry, /^\d{1,2}$/))
  const page = sheet && onlyLineOf(sheet)
  if (!page) return { candidates, used }
  if (!isKnown('sheet')) {
    candidates.push(candidateOf('sheet', page.text, [page], 0.8))
    used.push(sheet)
  }
  const beside = free.find((entry) => isRightOf(entry.cell, sheet.cell))
  const line = beside && onlyLineOf(beside)
  // Words alone are the title of a block that names no other one.
  const isNumber = line && (/\d/.test(line.text) || isKnown('title'))
  const number = isNumber ? fieldValue('drawingNumber', line.text) : null
  if (line && number !== null && !isKnown('drawingNumber')) {
    candidates.push(candidateOf('drawingNumber', number, [line], 0.8))
    used.push(beside)
  }
  return { candidates, used }
}
