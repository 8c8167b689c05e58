import { centreOf, overlap } from '../boxes.ts'
import type { MetadataField } from '../reading.ts'
import { type Candidate, candidateOf } from './candidate.ts'
import { type CellEntry, entriesOf } from './cell-entries.ts'
import { dateIn, fieldValue } from './field-values.ts'
import { numberBesideRevision } from './number-beside-revision.ts'
import { sheetAndNumber } from './number-beside-sheet.ts'
import { isPartsHeader } from './parts-list.ts'
import { isRightOf, type SheetCell, touching } from './sheet-cell.ts'
import { type TextLine, textOf } from './text-lines.ts'
import type { CaptionField } from './words/captions.ts'

/** What the cells of a title block say, and the texts that stand under no caption. */
export interface TitleReading {
  readonly candidates: readonly Candidate[]
  readonly uncaptioned: readonly (readonly TextLine[])[]
  /** Fields whose captions have room for a value in their cells, and none. */
  readonly leftOut: readonly MetadataField[]
}

const persons: readonly CaptionField[] = ['drawnBy', 'checkedBy', 'approvedBy']

function isReported(field: CaptionField): field is MetadataField {
  return field !== 'name' && field !== 'signature' && field !== 'other'
}

function isBelow(cell: SheetCell, other: SheetCell): boolean {
  const { box } = cell
  const shared = overlap(box.x, box.x + box.width, other.box.x, other.box.x + other.box.width)
  const isNext = Math.abs(other.box.y - box.y - box.height) <= touching
  return isNext && shared >= 0.6 * Math.min(box.width, other.box.width)
}

/** Value of a caption from the lines of its own cell. */
function inside(entry: CellEntry): Candidate | null {
  const { caption, values: all } = entry
  if (caption === null || !isReported(caption.field)) return null
  // A smaller second line is the supplementary title (ISO 7200), no part of the title.
  const largest = Math.max(...all.map((line) => line.size))
  const values = caption.field === 'title' ? all.filter((line) => line.size >= 0.7 * largest) : all
  const text = [caption.rest, ...values.map((line) => line.text)].filter((one) => one !== '')
  const whole = fieldValue(caption.field, text.join(' '), caption.line.text)
  const firstLine = fieldValue(caption.field, text[0] ?? '', caption.line.text)
  const value = whole ?? firstLine
  if (text.length === 0 || value === null) return null
  return candidateOf(caption.field, value, [caption.line, ...values], 0.97)
}

/** Cells to the right in one row, as far as the next caption. */
function row(cell: SheetCell, entries: readonly CellEntry[]): CellEntry[] {
  const out: CellEntry[] = []
  let current = cell
  for (let i = 0; i < 4; i++) {
    const next = entries.find((entry) => isRightOf(current, entry.cell))
    if (next === undefined || next.caption !== null) break
    out.push(next)
    current = next.cell
  }
  return out
}

/** Name and date in the row of `Drawn`, `Checked`, `Approved`. */
function ofPerson(entry: CellEntry, free: readonly CellEntry[]): [Candidate[], CellEntry[]] {
  const { caption } = entry
  if (caption === null || !isReported(caption.field)) return [[], []]
  const found: Candidate[] = []
  const used: CellEntry[] = []
  for (const next of row(entry.cell, free)) {
    // Behind the rows of persons begins the cell of the title.
    if (found.length > 0 && next.cell.box.height > 1.8 * entry.cell.box.height) break
    const text = textOf(next.values)
    const name = fieldValue(caption.field, text)
    const date = dateIn(text)
    const isNew = !found.some((one) => one.field === caption.field)
    const lines = [caption.line, ...next.values]
    if (name !== null && isNew) found.push(candidateOf(caption.field, name, lines, 0.93))
    if (date !== null) {
      found.push(candidateOf('date', date, lines, caption.field === 'drawnBy' ? 0.93 : 0.6))
    }
    used.push(next)
  }
  return [found, used]
}

/** The date beside a name that stands under its caption. */
function dateBeside(entry: CellEntry, own: Candidate, free: readonly CellEntry[]): Candidate[] {
  if (own.field !== 'drawnBy') return []
  // Name and date may stand in one cell as well.
  return [entry, ...row(entry.cell, free).slice(0, 2)]
    .flatMap(({ values, caption }) => {
      const date = dateIn([caption?.rest ?? '', ...values.map(({ text }) => text)].join(' '))
      const lines = caption ? [caption.line, ...values] : values
      return date === null ? [] : [candidateOf('date', date, lines, 0.9)]
    })
    .slice(0, 1)
}

/** A caption in the upper part of a cell with room below it: the value belongs there, or is missing. */
function hasOwnRoom({ caption, cell }: CellEntry): boolean {
  if (caption === null) return false
  const middle = centreOf(caption.line.box).y - cell.box.y
  return cell.box.height > 2.4 * caption.line.size && middle < 0.38 * cell.box.height
}

/** `A3` in a block that has no caption for the size of the paper. */
const isPaper = (value: string, all: readonly CellEntry[]): boolean =>
  /^A[0-4]$/.test(value) && !all.some(({ caption }) => caption?.field === 'sheetSize')

function isInPartsHeader({ cell }: CellEntry, all: readonly CellEntry[]): boolean {
  const level = all.filter((one) => Math.abs(one.cell.box.y - cell.box.y) <= touching)
  return isPartsHeader([...new Set(level.map((one) => one.cell))])
}

/** Value in the neighbour cell: below a row of captions, else to the right. */
function neighbour(entry: CellEntry, free: readonly CellEntry[], all: readonly CellEntry[]) {
  const { caption, cell } = entry
  if (caption === null || !isReported(caption.field) || hasOwnRoom(entry)) return null
  const right = free.filter((one) => isRightOf(cell, one.cell))
  const below = free.filter((one) => isBelow(cell, one.cell))
  const beside = all.filter(
    (one) => one.caption !== null && Math.abs(one.cell.box.y - cell.box.y) <= touching,
  )
  const isRevisionRow =
    beside.some((one) => one.caption?.field === 'revision') &&
    beside.some((one) => one.caption?.field === 'date') &&
    beside.some((one) => one.caption?.field === 'title' || one.caption?.field === 'other')
  if (isRevisionRow && beside.every((one) => one.values.length === 0)) return null
  if (isInPartsHeader(entry, all)) return null
  const isHeader = all.some(
    (one) => one.caption !== null && (isRightOf(cell, one.cell) || isRightOf(one.cell, cell)),
  )
  // Tables of revisions grow upwards, and what stands beside them with them.
  const above = caption.field === 'weight' ? free.filter((one) => isBelow(one.cell, cell)) : []
  const order = isHeader ? [...below, ...right] : [...right, ...below]
  for (const next of [...order, ...above]) {
    const value = fieldValue(caption.field, textOf(next.values), caption.line.text)
    if (value === null || (caption.field === 'revision' && isPaper(value, all))) continue
    const lines = [caption.line, ...next.values]
    return { candidate: candidateOf(caption.field, value, lines, 0.92), used: next }
  }
  return null
}

/** In a block that has a title, `Name:` is that of who drew it. */
function drawerOfName({ caption, values }: CellEntry, found: readonly Candidate[]): Candidate[] {
  const name = fieldValue('drawnBy', textOf(values))
  if (!caption || name === null || found.some((one) => one.field === 'drawnBy')) return []
  return [candidateOf('drawnBy', name, [caption.line, ...values], 0.85)]
}

/**
 * `Name:` with words in its own cell is the title of a block that has no other one; over a column of persons the cell
 * holds the caption alone.
 */
function titleOfName(entries: readonly CellEntry[], found: readonly Candidate[]): Candidate[] {
  const named = entries.filter(
    (entry) => entry.caption?.field === 'name' && entry.values.length > 0 && hasOwnRoom(entry),
  )
  const [entry] = named
  if (named.length !== 1 || !entry?.caption) return []
  if (found.some((one) => one.field === 'title')) return drawerOfName(entry, found)
  // What is left out has a dash, also beside the name.
  const words = entry.values.filter(({ text }) => /[^\s\-–—_.*]/.test(text))
  const value = fieldValue('title', textOf(words), entry.caption.line.text)
  const lines = [entry.caption.line, ...words]
  return value === null ? [] : [candidateOf('title', value, lines, 0.92)]
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

/** Reads captions and values of the cells of a title block. */
export function readTitleCells(cells: readonly SheetCell[]): TitleReading {
  const printed = cells.flatMap(entriesOf)
  const entries = printed.map((entry) => asReviewer(entry, printed))
  const candidates: Candidate[] = []
  const used = new Set<CellEntry>()
  const free = () => entries.filter((entry) => entry.caption === null && !used.has(entry))
  for (const entry of entries) {
    const own = inside(entry)
    if (own !== null) candidates.push(own, ...dateBeside(entry, own, free()))
    if (own !== null || entry.caption === null || entry.values.length > 0) continue
    const sharesCell = entries.some((one) => one !== entry && one.cell === entry.cell)
    // `CHECKED BY:` over `DATE:` in one cell is not filled in; the cell beside it is another field's.
    if (sharesCell && hasOwnRoom(entry)) continue
    if (persons.includes(entry.caption.field)) {
      const [found, cellsUsed] = ofPerson(entry, free())
      candidates.push(...found)
      for (const one of cellsUsed) used.add(one)
      if (cellsUsed.length > 0) continue
    }
    const next = neighbour(entry, free(), entries)
    if (next !== null) {
      candidates.push(next.candidate)
      used.add(next.used)
    }
  }
  candidates.push(...titleOfName(entries, candidates))
  const number = numberBesideRevision(entries, free(), candidates)
  if (number !== null) {
    candidates.push(number.candidate)
    used.add(number.used)
  }
  const beside = sheetAndNumber(free(), candidates)
  candidates.push(...beside.candidates)
  for (const one of beside.used) used.add(one)
  const leftOut = entries.flatMap((entry) => {
    const { caption, values } = entry
    const isEmpty = caption?.rest === '' && values.length === 0 && hasOwnRoom(entry)
    if (!caption || !isEmpty || !isReported(caption.field)) return []
    return isInPartsHeader(entry, entries) ? [] : [caption.field]
  })
  return { candidates, uncaptioned: free().map((entry) => entry.values), leftOut }
}
