import { centreOf } from '../../boxes.ts'
import type { MetadataField } from '../../reading.ts'
import { isPartsHeader } from '../parts-list/read-parts-lists.ts'
import { isBelow, isRightOf, type SheetCell, touching } from '../structure/sheet-cell.ts'
import { type TextLine, textOf } from '../structure/text-lines.ts'
import { type Candidate, candidateOf } from './candidate.ts'
import { type CellEntry, entriesOf, isReported } from './cell-entries.ts'
import { fieldValue } from './field-values.ts'
import { numberBesideRevision } from './number-beside-revision.ts'
import { sheetAndNumber } from './number-beside-sheet.ts'
import { dateAlone, dateBeside, isOfPerson, ofPerson, withPersonHeads } from './person-rows.ts'
import { printedIn } from './printed-scale.ts'
import { revisionBesideNumber } from './revision-beside-number.ts'

/** What the cells of a title block say, and the texts that stand under no caption. */
interface TitleReading {
  readonly candidates: readonly Candidate[]
  readonly uncaptioned: readonly (readonly TextLine[])[]
  /** Fields whose captions have room for a value in their cells, and none. */
  readonly leftOut: readonly MetadataField[]
}

/** The size of the paper, of a cell beside that of the number: pictures lose the line between them. */
const isPaperLine = (line: TextLine) => /^A[0-4]$/.test(line.text)

/** The note on edges, of the cell beside that of the finish. */
const isOnEdges = ({ text }: TextLine) => /^(?:deburr|break sharp|edges$)/i.test(text)

/** The lines of a cell that can be the value of a field. */
function linesFor(field: MetadataField, all: readonly TextLine[]): readonly TextLine[] {
  if (field === 'drawingNumber') {
    const others = all.filter((line) => !isPaperLine(line))
    return others.length > 0 ? others : all
  }
  if (field === 'surfaceTreatment') return all.filter((line) => !isOnEdges(line))
  if (field !== 'title') return all
  // A smaller second line is the supplementary title (ISO 7200), no part of the title.
  const largest = Math.max(...all.map((line) => line.size))
  return all.filter((line) => line.size >= 0.7 * largest)
}

/** Value of a caption from the lines of its own cell. */
function inside(entry: CellEntry): Candidate | null {
  const { caption } = entry
  if (caption === null || !isReported(caption.field)) return null
  const values = linesFor(caption.field, entry.values)
  const text = [caption.rest, ...values.map((line) => line.text)].filter((one) => one !== '')
  const printed = printedIn(entry, text.join(' '), values)
  const whole = fieldValue(caption.field, printed, caption.line.text)
  const firstLine = fieldValue(caption.field, text[0] ?? '', caption.line.text)
  const value = whole ?? firstLine
  if (text.length === 0 || value === null) return null
  return candidateOf(caption.field, value, [caption.line, ...values], 0.97)
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

/** What a list of one part says of the part that the sheet shows. */
const saidOfPart: readonly MetadataField[] = ['weight', 'material']

/** Are two cells in one column, equally wide? */
const isInColumn = (one: SheetCell, other: SheetCell): boolean =>
  Math.abs(other.box.x - one.box.x) <= touching &&
  Math.abs(other.box.width - one.box.width) <= touching

/** Does a parts list have one row: is there a single cell in the column of this head? */
function isOfOneRow({ cell }: CellEntry, all: readonly CellEntry[]): boolean {
  const column = new Set(all.map((one) => one.cell).filter((one) => isInColumn(cell, one)))
  return column.size === 2
}

/** Value in the neighbour cell: below a row of captions, else to the right. */
function neighbour(entry: CellEntry, free: readonly CellEntry[], all: readonly CellEntry[]) {
  const { caption, cell } = entry
  if (caption === null || !isReported(caption.field) || hasOwnRoom(entry)) return null
  const right = free.filter((one) => isRightOf(cell, one.cell))
  const below = free.filter((one) => isBelow(cell, one.cell))
  // Tables of revisions grow upwards, and what stands beside them with them.
  const over = free.filter((one) => isBelow(one.cell, cell))
  const beside = all.filter(
    (one) => one.caption !== null && Math.abs(one.cell.box.y - cell.box.y) <= touching,
  )
  const isRevisionRow =
    beside.some((one) => one.caption?.field === 'revision') &&
    beside.some((one) => one.caption?.field === 'date') &&
    beside.some((one) => one.caption?.field === 'title' || one.caption?.field === 'other')
  if (isRevisionRow && beside.every((one) => one.values.length === 0)) return null
  if (isInPartsHeader(entry, all)) {
    const isSaid = saidOfPart.includes(caption.field) && isOfOneRow(entry, all)
    const column = [...below, ...over].filter((one) => isInColumn(cell, one.cell))
    return isSaid ? firstOf(entry, column, 0.85) : null
  }
  // A caption with its value in its own cell does not belong to a row of captions.
  const isHeader = all.some(
    (one) =>
      one.caption !== null &&
      (isRightOf(cell, one.cell) || (isRightOf(one.cell, cell) && one.values.length === 0)),
  )
  const above = caption.field === 'weight' ? over : []
  // A cell on the right that is as high as several rows belongs to none of them.
  const inRow = right.filter((one) => one.cell.box.height < 1.8 * cell.box.height)
  const order = isHeader ? [...below, ...right] : [...inRow, ...below]
  const mayHold = (value: string) => caption.field !== 'revision' || !isPaper(value, all)
  return firstOf(entry, [...order, ...above], 0.92, mayHold)
}

/** The first of some cells that holds a value for a caption. */
function firstOf(
  entry: CellEntry,
  cells: readonly CellEntry[],
  confidence: number,
  mayHold: (value: string) => boolean = () => true,
) {
  const { caption } = entry
  if (caption === null || !isReported(caption.field)) return null
  for (const next of cells) {
    const text = printedIn(entry, textOf(next.values), next.values)
    const value = fieldValue(caption.field, text, caption.line.text)
    if (value === null || !mayHold(value)) continue
    const lines = [caption.line, ...next.values]
    return { candidate: candidateOf(caption.field, value, lines, confidence), used: next }
  }
  return null
}

/** In a block that has a title, `Name:` is that of who drew it. */
function drawerOfName({ caption, values }: CellEntry, found: readonly Candidate[]): Candidate[] {
  const name = fieldValue('drawnBy', textOf(values))
  if (!caption || name === null || found.some((one) => one.field === 'drawnBy')) return []
  return [candidateOf('drawnBy', name, [caption.line, ...values], 0.85)]
}

/** `Date:` in the cell above or below says that the name is that of a person. */
const isOverDate = ({ cell }: CellEntry, all: readonly CellEntry[]): boolean =>
  all.some(
    (one) =>
      one.caption?.field === 'date' &&
      (isBelow(cell, one.cell) || isBelow(one.cell, cell)) &&
      Math.abs(one.cell.box.width - cell.box.width) <= touching,
  )

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
  if (found.some((one) => one.field === 'title') || isOverDate(entry, entries)) {
    return drawerOfName(entry, found)
  }
  // What is left out has a dash, also beside the name.
  const words = entry.values.filter(({ text }) => /[^\s\-–—_.*]/.test(text))
  const value = fieldValue('title', textOf(words), entry.caption.line.text)
  const lines = [entry.caption.line, ...words]
  return value === null ? [] : [candidateOf('title', value, lines, 0.92)]
}

const isVersion = ({ caption }: CellEntry) => /^version\b/i.test(caption?.line.text ?? '')
const isRevision = ({ caption }: CellEntry) =>
  caption?.field === 'revision' && /^rev/i.test(caption.line.text)

/** `VERSION` in a block that has `REVISION` as well counts something else, such as the model. */
function withoutVersion(entries: readonly CellEntry[]): readonly CellEntry[] {
  if (!entries.some(isRevision)) return entries
  return entries.map((entry) =>
    entry.caption && isVersion(entry)
      ? { ...entry, caption: { ...entry.caption, field: 'other' } }
      : entry,
  )
}

/** Does no other caption stand in the row of this one, as in the head of a table? */
const isAloneInRow = ({ cell }: CellEntry, all: readonly CellEntry[]): boolean =>
  !all.some((one) => one.cell !== cell && Math.abs(one.cell.box.y - cell.box.y) <= touching)

/** Reads captions and values of the cells of a title block. */
export function readTitleCells(cells: readonly SheetCell[]): TitleReading {
  const entries = withPersonHeads(withoutVersion(cells.flatMap(entriesOf)))
  const candidates: Candidate[] = []
  const used = new Set<CellEntry>()
  let valuesBelow = 0
  const free = () => entries.filter((entry) => entry.caption === null && !used.has(entry))
  // A date in the row of a person is that of the name, before it is that of the column.
  for (const entry of [
    ...entries.filter(isOfPerson),
    ...entries.filter((one) => !isOfPerson(one)),
  ]) {
    const own = inside(entry)
    if (own !== null) candidates.push(own, ...dateBeside(entry, own, free()))
    else if (entry.caption?.field === 'drawnBy') candidates.push(...dateAlone(entry))
    if (own !== null || entry.caption === null || entry.values.length > 0) continue
    const sharesCell = entries.some((one) => one !== entry && one.cell === entry.cell)
    // `CHECKED BY:` over `DATE:` in one cell is not filled in; the cell beside it is another field's.
    if (sharesCell && hasOwnRoom(entry)) continue
    if (isOfPerson(entry)) {
      const [found, cellsUsed] = ofPerson(entry, free())
      candidates.push(...found)
      for (const one of cellsUsed) used.add(one)
      if (cellsUsed.length > 0) continue
    }
    const next = neighbour(entry, free(), entries)
    if (next !== null) {
      candidates.push(next.candidate)
      used.add(next.used)
      if (isBelow(entry.cell, next.used.cell)) valuesBelow++
    }
  }
  candidates.push(...titleOfName(entries, candidates))
  const number = numberBesideRevision(entries, free(), candidates)
  if (number !== null) {
    candidates.push(number.candidate)
    used.add(number.used)
  }
  const revision = revisionBesideNumber(entries, free(), candidates)
  if (revision !== null) {
    candidates.push(revision.candidate)
    used.add(revision.used)
  }
  const beside = sheetAndNumber(free(), candidates)
  candidates.push(...beside.candidates)
  for (const one of beside.used) used.add(one)
  const leftOut = entries.flatMap((entry) => {
    const { caption, values } = entry
    if (caption?.rest !== '' || values.length > 0 || !isReported(caption.field)) return []
    // Where the others have their values in the cells below, that of the title was left empty.
    const isOverEmpty =
      caption.field === 'title' && valuesBelow >= 2 && isAloneInRow(entry, entries)
    if (!hasOwnRoom(entry) && !isOverEmpty) return []
    return isInPartsHeader(entry, entries) ? [] : [caption.field]
  })
  return { candidates, uncaptioned: free().map((entry) => entry.values), leftOut }
}
