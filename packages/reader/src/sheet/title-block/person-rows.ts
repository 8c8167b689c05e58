import { centreOf, rightOf } from '../../boxes.ts'
import { isBelow, isRightOf, touching } from '../structure/sheet-cell.ts'
import { textOf } from '../structure/text-lines.ts'
import type { CaptionField } from '../words/captions.ts'
import { type Candidate, candidateOf } from './candidate.ts'
import { type CellEntry, isReported } from './cell-entries.ts'
import { dateIn, fieldValue } from './field-values.ts'

const persons: readonly CaptionField[] = ['drawnBy', 'checkedBy', 'approvedBy']

/** Does a caption announce who drew, checked or approved? */
export const isOfPerson = ({ caption }: CellEntry): boolean =>
  caption !== null && persons.includes(caption.field)

/** A cell between a caption and its value may be missing, where strokes of letters were taken for its sides (mm). */
const widestGap = 12

/** The text on the level of a caption that stands next to its cell on the right, with nothing between. */
function levelWith({ caption, cell }: CellEntry, entries: readonly CellEntry[]): CellEntry | null {
  const line = caption?.line
  if (!line || line.confidence === 1) return null
  const level = centreOf(line.box).y
  const beside = entries.filter((entry) => {
    const text = entry.caption?.line ?? entry.values[0]
    const gap = entry.cell.box.x - rightOf(cell.box)
    const isLevel = text !== undefined && Math.abs(centreOf(text.box).y - level) < 0.6 * line.size
    return isLevel && gap > 0 && gap < widestGap
  })
  return beside.sort((a, b) => a.cell.box.x - b.cell.box.x)[0] ?? null
}

/** Cells to the right in one row, as far as the next caption. */
function row(first: CellEntry, entries: readonly CellEntry[]): CellEntry[] {
  const out: CellEntry[] = []
  let current = first.cell
  for (let i = 0; i < 4; i++) {
    const beside = entries.find((entry) => isRightOf(current, entry.cell))
    const next = beside ?? (i === 0 ? levelWith(first, entries) : undefined)
    if (!next || next.caption !== null) break
    out.push(next)
    current = next.cell
  }
  return out
}

/** Is this the cell of the title, which follows the rows of persons: twice as high, or not level with them? */
function isOfTitle({ cell: { box } }: CellEntry, { cell: { box: row } }: CellEntry): boolean {
  const isLevel = Math.abs(box.y - row.y) < 0.2 * row.height
  return box.height > 1.8 * row.height || (!isLevel && box.height > 1.2 * row.height)
}

/** Captions of who designed a part, who counts as who drew it only where nobody else is named. */
const designer = /^(?:desig|dsgn|engineer|entw|konstr|proj|diseñ|设计)/i

/** Name and date in the row of `Drawn`, `Checked`, `Approved`. */
export function ofPerson(entry: CellEntry, free: readonly CellEntry[]): [Candidate[], CellEntry[]] {
  const { caption } = entry
  if (caption === null || !isReported(caption.field)) return [[], []]
  const sure = designer.test(caption.line.text) ? 0.92 : 0.93
  const found: Candidate[] = []
  const used: CellEntry[] = []
  for (const next of row(entry, free)) {
    if (found.length > 0 && isOfTitle(next, entry)) break
    const text = textOf(next.values)
    const name = fieldValue(caption.field, text)
    const date = dateIn(text)
    const isNew = !found.some((one) => one.field === caption.field)
    const lines = [caption.line, ...next.values]
    if (name !== null && isNew) found.push(candidateOf(caption.field, name, lines, sure))
    if (date !== null) {
      found.push(candidateOf('date', date, lines, caption.field === 'drawnBy' ? 0.93 : 0.6))
    }
    used.push(next)
  }
  return [found, used]
}

/** The date beside a name that stands under its caption. */
export function dateBeside(
  entry: CellEntry,
  own: Candidate,
  free: readonly CellEntry[],
): Candidate[] {
  if (own.field !== 'drawnBy') return []
  // Name and date may stand in one cell as well.
  return [entry, ...row(entry, free).slice(0, 2)]
    .flatMap(({ values, caption }) => {
      const date = dateIn([caption?.rest ?? '', ...values.map(({ text }) => text)].join(' '))
      const lines = caption ? [caption.line, ...values] : values
      return date === null ? [] : [candidateOf('date', date, lines, 0.9)]
    })
    .slice(0, 1)
}

/** The date in the cell of who drew, where the name was left out. */
export function dateAlone({ caption, values }: CellEntry): Candidate[] {
  const date = dateIn(textOf(values))
  return caption === null || date === null
    ? []
    : [candidateOf('date', date, [caption.line, ...values], 0.85)]
}

/** `Firma` in a row with `Fecha` heads the column of signatures (Spanish, Italian), and names no firm. */
function asSignature(entry: CellEntry, all: readonly CellEntry[]): CellEntry {
  const { caption, cell } = entry
  if (caption?.field !== 'company' || !/^firma$/i.test(caption.line.text)) return entry
  const isHead = all.some(
    (one) => one.caption?.field === 'date' && Math.abs(one.cell.box.y - cell.box.y) <= touching,
  )
  return isHead ? { ...entry, caption: { ...caption, field: 'signature' } } : entry
}

/** `Rev.` between `Dib.` and `Apro.` names who reviewed (Spanish), not the revision. */
function asReviewer(entry: CellEntry, all: readonly CellEntry[]): CellEntry {
  const { caption, cell, values } = entry
  if (caption?.field !== 'revision' || caption.rest !== '' || values.length > 0) return entry
  const beside = all.filter(
    (one) =>
      one.caption !== null &&
      persons.includes(one.caption.field) &&
      (isBelow(cell, one.cell) || isBelow(one.cell, cell)),
  )
  return beside.length < 2 ? entry : { ...entry, caption: { ...caption, field: 'checkedBy' } }
}

/** `Nombre` in a row with `Fecha` and `Firma` heads the column of persons' names (Spanish), not the name of the part. */
function asNameOfPersons(entry: CellEntry, all: readonly CellEntry[]): CellEntry {
  const { caption, cell, values } = entry
  if (caption?.field !== 'title' || caption.rest !== '' || values.length > 0) return entry
  const heads = all
    .filter((one) => Math.abs(one.cell.box.y - cell.box.y) <= touching)
    .map((one) => one.caption?.field)
  const isHead = heads.includes('date') && heads.includes('signature')
  return isHead ? { ...entry, caption: { ...caption, field: 'name' } } : entry
}

/** Entries in which captions of persons and of their columns are not confused with captions of the part that read alike. */
export function withPersonHeads(entries: readonly CellEntry[]): CellEntry[] {
  const signed = entries.map((entry) => asSignature(asReviewer(entry, entries), entries))
  return signed.map((entry) => asNameOfPersons(entry, signed))
}
