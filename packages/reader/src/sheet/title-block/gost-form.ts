import { bottomOf, centreOf, rightOf } from '../../boxes.ts'
import type { MetadataField } from '../../reading.ts'
import { isRightOf, type SheetCell, touching } from '../structure/sheet-cell.ts'
import { type TextLine, textOf } from '../structure/text-lines.ts'
import { type Candidate, candidateOf } from './candidate.ts'
import { fieldValue } from './field-values.ts'
import { readGostPersons } from './gost-persons.ts'
import { printedFor } from './printed-for.ts'

/** What the cells of form 1 say that have no caption, and which cells they are. */
interface FormReading {
  readonly candidates: readonly Candidate[]
  readonly used: ReadonlySet<SheetCell>
}

const mass = /^масс?а\.?$/i
const scale = /^масштаб\.?$/i
const letterHead = /^лит\.?$/i
const sheetHead = /^лист$/i

/** A line of the drawing that runs into the block can move the edge of a cell by up to this much (mm). */
const strayLine = 5

const isHeadedBy = (cell: SheetCell, caption: RegExp): boolean =>
  caption.test(cell.lines[0]?.text ?? '')

/** Lines of the name of a part: a smaller one below it names the kind of the document. */
function linesOfName(lines: readonly TextLine[]): TextLine[] {
  const largest = Math.max(...lines.map(({ size }) => size))
  return lines.filter(({ size }) => size >= 0.8 * largest)
}

/** The scale of a form whose colon recognition has lost or taken for a point. */
function ratioWithoutColon(lines: readonly TextLine[]): Candidate | null {
  if (lines.length !== 1) return null
  const ratio = printedFor('scale', textOf(lines), lines)
  return ratio === textOf(lines) ? null : candidateOf('scale', ratio, lines, 0.8)
}

/** `TM.130.01.01` in the place of the material is the number of a document. */
const documentNumber = /^[A-ZА-Я]{2,6}(?:\.\d{2,6}){2,}$/

/** Captions of a form beside its name: the one next to it, and that of the scale, which lists have none of. */
interface Heads {
  readonly letter: SheetCell
  readonly row: SheetCell['box']
  readonly ofScale: SheetCell | null
}

/** The captions of form 1, those of mass and scale; else of form 2, letter and sheet: text documents and lists of parts. */
function headsOf(cells: readonly SheetCell[]): Heads | null {
  const ofMass = cells.find((cell) => isHeadedBy(cell, mass))
  const ofScale = cells.find((cell) => isHeadedBy(cell, scale))
  if (ofMass && ofScale && isRightOf(ofMass, ofScale)) {
    const letter = cells.find((cell) => isRightOf(cell, ofMass))
    return letter ? { letter, row: ofMass.box, ofScale } : null
  }
  const letter = cells.find((cell) => isHeadedBy(cell, letterHead))
  const ofSheet = cells.find(
    (cell) => isHeadedBy(cell, sheetHead) && letter !== undefined && isRightOf(letter, cell),
  )
  return letter && ofSheet && !ofMass ? { letter, row: letter.box, ofScale: null } : null
}

/**
 * The title block of GOST 2.104 (form 1) has its number, name, material and company in cells without captions, which
 * lie around the captions of mass and scale: the number above them, the name to the left of them, the material below
 * the name and the company beside that; in form 2 around letter and sheet. Their place says what they are.
 */
export function readGostForm(cells: readonly SheetCell[]): FormReading {
  const none: FormReading = { candidates: [], used: new Set() }
  const heads = headsOf(cells)
  if (!heads) return none
  const { letter, row, ofScale } = heads
  const name = cells.find(
    ({ box }) =>
      Math.abs(rightOf(box) - letter.box.x) <= strayLine &&
      box.height > 2 * row.height &&
      box.y <= centreOf(row).y &&
      bottomOf(box) >= bottomOf(row),
  )
  const isAbove = ({ box }: SheetCell) => Math.abs(bottomOf(box) - row.y) <= touching
  // Form 2 has the captions of its changes level with the number.
  const left = ofScale || !name ? 0 : name.box.x - touching
  const number = cells.find(
    (cell) =>
      isAbove(cell) &&
      cell.box.x >= left &&
      cell.box.x < letter.box.x - touching &&
      cell.box.width > row.width,
  )
  const isUnderName = ({ box }: SheetCell, x: number) =>
    name !== undefined &&
    Math.abs(box.y - bottomOf(name.box)) <= touching &&
    Math.abs(box.x - x) <= touching
  const material = cells.find((cell) => isUnderName(cell, name?.box.x ?? 0))
  const company = cells.find((cell) => isUnderName(cell, name ? rightOf(name.box) : 0))
  const ofRatio = cells.find(
    ({ box }) =>
      ofScale !== null &&
      Math.abs(box.y - bottomOf(ofScale.box)) <= touching &&
      Math.abs(box.x - ofScale.box.x) <= touching,
  )
  const places: readonly (readonly [MetadataField, SheetCell | undefined])[] = [
    ['drawingNumber', number],
    ['title', name],
    ['material', material],
    ['company', company],
  ]
  const found = places.flatMap(([field, cell]) => {
    if (!cell || cell.lines.length === 0) return []
    const lines = field === 'title' ? linesOfName(cell.lines) : cell.lines
    const value = fieldValue(field, textOf(lines))
    if (value === null || (field === 'material' && documentNumber.test(value))) return []
    return [{ cell, candidate: candidateOf(field, value, lines, 0.93) }]
  })
  const ratio = ofRatio && ratioWithoutColon(ofRatio.lines)
  if (ofRatio && ratio) found.push({ cell: ofRatio, candidate: ratio })
  found.push(...readGostPersons(cells))
  return {
    candidates: found.map(({ candidate }) => candidate),
    used: new Set(found.map(({ cell }) => cell)),
  }
}
