import { centreOf, holds } from '../boxes.ts'
import type { DrawingPage } from '../page.ts'
import type { MetadataField, ReadFeature } from '../reading.ts'
import { readLanguages } from './languages.ts'
import { materialOf } from './material.ts'
import { readListedMaterial, readListedNotes, readMaterialNotes } from './notes/listed-notes.ts'
import { shortStrokes } from './notes/plus-minus.ts'
import { notesOf, readNotes, wholeNote } from './notes/read-notes.ts'
import { materialOfOnlyPart } from './parts-list/only-part.ts'
import { isPartsHeader, type ListedPart } from './parts-list/read-parts-lists.ts'
import {
  linesWithin,
  readFreeBlock,
  readGeneralRoughness,
  readProjectionSymbol,
  readSheetSize,
  readUnitsOfStandard,
} from './sheet-evidence.ts'
import type { SheetCell } from './structure/sheet-cell.ts'
import type { SheetStructure } from './structure/sheet-regions.ts'
import { rowsOf } from './structure/table-rows.ts'
import { type TextLine, textLines, textOf } from './structure/text-lines.ts'
import type { Candidate } from './title-block/candidate.ts'
import { readOverBlock } from './title-block/captions-over-block.ts'
import { captionOfLine } from './title-block/cell-entries.ts'
import { readGostForm } from './title-block/gost-form.ts'
import { withNumberOfTitle } from './title-block/number-in-title.ts'
import { isRemains } from './title-block/remains-of-captions.ts'
import { readRevisionTables } from './title-block/revision-table.ts'
import { readTitleCells } from './title-block/title-cells.ts'
import { readTitleOverCaptions } from './title-block/title-over-captions.ts'
import { readTitleWords } from './title-block/title-words.ts'
import { isCode, readUncaptioned } from './title-block/uncaptioned.ts'

const cellLines = (cells: readonly SheetCell[]) => cells.flatMap((cell) => cell.lines)

/** A code under the caption of the title, and no number elsewhere: the sheet's cells are swapped. */
function withSwappedTitle(candidates: readonly Candidate[]): Candidate[] {
  const title = candidates.find((one) => one.field === 'title')
  const hasNumber = candidates.some((one) => one.field === 'drawingNumber')
  if (title === undefined || hasNumber || !isCode(title.value)) return [...candidates]
  const number: Candidate = {
    ...title,
    field: 'drawingNumber',
    doubts: ['contradiction'],
    confidence: 0.6,
  }
  return [...candidates.filter((one) => one !== title), number]
}

/** What stands over the head of a parts list. */
const listName =
  /^(?:parts? list|bill of materials|bom|stückliste|teileliste|stuklijst|nomenclature|lista de (?:partes|piezas|materiales)|distinta(?: base| componenti)?|部品表|明细栏|спецификация)$/i

/** The head of a parts list in the title block, with its name; a list of one row says with its head what the sheet shows. */
function headOfParts(cells: readonly SheetCell[], parts: readonly ListedPart[]): SheetCell[] {
  if (parts.length < 2) return []
  const named = cells.filter(({ lines }) => listName.test(textOf(lines)))
  return [...rowsOf(cells).filter(isPartsHeader).flat(), ...named]
}

/** The cells of a title block without a parts list that stands beside or above it, and tables that hold none. */
function withoutParts(
  { titleCells, tableCells }: SheetStructure,
  parts: readonly ListedPart[],
): Pick<SheetStructure, 'titleCells' | 'tableCells'> {
  const rows = new Set(parts.flatMap(({ boxes }) => boxes))
  const head = headOfParts(titleCells, parts)
  return {
    titleCells: titleCells.filter((cell) => !rows.has(cell.box) && !head.includes(cell)),
    tableCells: tableCells.filter((cells) => !cells.some(({ box }) => rows.has(box))),
  }
}

/** A title without the name of who drew it, which stands below it in its cell. */
function withoutDrawer(candidates: readonly Candidate[]): Candidate[] {
  const drawer = candidates.find(({ field }) => field === 'drawnBy')?.value
  return candidates.map((one) => {
    const isSigned =
      one.field === 'title' && drawer !== undefined && one.value.endsWith(` ${drawer}`)
    return isSigned ? { ...one, value: one.value.slice(0, -drawer.length - 1) } : one
  })
}

function titleBlockCandidates(
  { titleBlock, tableCells }: SheetStructure,
  titleCells: readonly SheetCell[],
  lines: readonly TextLine[],
): Candidate[] {
  if (titleBlock === null) return readFreeBlock(lines)
  if (titleCells.length === 0) {
    const words = readTitleWords(linesWithin(lines, [titleBlock]))
    const isNamed = words.some(({ field }) => field === 'title')
    return isNamed ? words : [...words, ...readTitleOverCaptions(lines, titleBlock.y)]
  }
  const form = readGostForm(titleCells)
  const { candidates, uncaptioned, leftOut } = readTitleCells(
    titleCells.filter((cell) => !form.used.has(cell)),
  )
  const named = withNumberOfTitle([...form.candidates, ...withSwappedTitle(candidates)])
  // Where the block leaves its title out, no other words of it are taken for the title.
  const missing = leftOut.filter((field) => field === 'title')
  const known = new Set<MetadataField>([...named.map((one) => one.field), ...missing])
  const revision = known.has('revision') ? [] : readRevisionTables([...tableCells, titleCells])
  const sizes = cellLines(titleCells).map((line) => line.size)
  return withoutDrawer([...named, ...revision, ...readUncaptioned(uncaptioned, known, sizes)])
}

const isRoughness = (text: string) => /^[√▽\s]*(?:R[az]|N)\s?\d/.test(text)

/** `FINISH 32`: a number by itself is how rough all surfaces are, and no treatment. */
const isBareRoughness = (text: string) => /^\d{1,3}(?:[.,]\d+)?$/.test(text)

/**
 * `Finish` is the caption of roughness on some sheets and of the treatment on others: the value
 * tells. A material without a known designation stays, but less sure.
 */
function weigh(candidate: Candidate): Candidate {
  const { field, value, confidence } = candidate
  if (field === 'surfaceTreatment' && isRoughness(value)) {
    return { ...candidate, field: 'generalRoughness' }
  }
  if (field === 'surfaceTreatment' && isBareRoughness(value)) {
    return { ...candidate, field: 'generalRoughness', confidence: 0.85 * confidence }
  }
  if (field === 'generalRoughness' && !/\d/.test(value)) {
    return { ...candidate, field: 'surfaceTreatment' }
  }
  const isKnown = field !== 'material' || materialOf(value) !== null
  return isKnown ? candidate : { ...candidate, confidence: 0.85 * confidence }
}

/** Share of the confidence in a word for a unit that is left where the sizes were found to be of the other one. */
const refuted = 0.6

/** `DIMENSIONS ARE IN INCHES` of a form that nobody filled in, above sizes that are all millimetres by their lengths. */
function withoutRefutedUnit(candidate: Candidate, features: readonly ReadFeature[]): Candidate {
  const { field, value, confidence } = candidate
  if (field !== 'units' || (value !== 'inch' && value !== 'mm')) return candidate
  const units = features.flatMap(({ callout }) =>
    callout.kind === 'dimension' && callout.unit !== 'degree' ? [callout.unit] : [],
  )
  const isRefuted = units.length > 0 && units.every((unit) => unit !== value)
  return isRefuted ? { ...candidate, confidence: refuted * confidence } : candidate
}

/** Fields that tables beside the title block hold as well. */
const tableFields: readonly MetadataField[] = [
  'generalTolerances',
  'generalRoughness',
  'material',
  'surfaceTreatment',
  'weight',
  'units',
  'scale',
]

/** Captions and values of tables that are no parts lists. */
function tableCandidates(tables: SheetStructure['tableCells']): Candidate[] {
  return tables
    .flatMap((cells) => readTitleCells(cells).candidates)
    .filter((one) => tableFields.includes(one.field))
    .map((one) => ({ ...one, confidence: 0.85 * one.confidence }))
}

/** Values of so narrow a form that a text of this form is believed even if recognition was unsure of its letters. */
const wellFormed: Partial<Record<MetadataField, RegExp>> = {
  scale: /^(?:1:(?:1|2|2\.5|4|5|10|15|20|25|40|50|75|100)|(?:2|2\.5|4|5|10|20|50):1)$/,
  sheet: /^([1-9])\d? ?(?:\/|of|von|de|di|van) ?\1\d?$|^1 ?(?:\/|of|von|de|di|van) ?[1-9]\d?$/i,
}

/** Least confidence of recognition in such a text, and the confidence that its value gets. */
const formed = { least: 0.3, sure: 0.55 }

function withForm(candidate: Candidate): Candidate {
  const { field, value, confidence } = candidate
  const isFormed = confidence >= formed.least && wellFormed[field]?.test(value) === true
  return isFormed ? { ...candidate, confidence: Math.max(confidence, formed.sure) } : candidate
}

/** Recognised text below this is left out: the engine itself does not trust it. */
const leastConfidence = 0.5

/** A cell of a few lines without caption is one note, as `BREAK SHARP` / `EDGES`. */
function isOneNote(cell: SheetCell): boolean {
  // A word such as `EDGES` is a caption at the head of a cell only.
  const hasCaption = cell.lines.some(
    (line, i) => (i === 0 || /[:：]/.test(line.text)) && captionOfLine(line) !== null,
  )
  return cell.lines.length >= 2 && cell.lines.length <= 4 && !hasCaption
}

/** Does a line stand in a cell or a table? Between them stand notes, where lines that close a cell are broken. */
const isIn = ({ box }: TextLine, { titleCells, tables }: SheetStructure): boolean =>
  [...titleCells.map((cell) => cell.box), ...tables].some((area) => holds(area, centreOf(box)))

/** All values that the sheet gives for its metadata, unresolved; those of `parts` are none. */
export function metadataCandidates(
  page: DrawingPage,
  structure: SheetStructure,
  features: readonly ReadFeature[],
  parts: readonly ListedPart[],
): Candidate[] {
  const all = textLines(page.texts)
  const tables = structure.tableCells.flatMap(cellLines)
  const blocks = [...structure.tables, ...structure.margins]
  const outside = linesWithin(all, structure.margins)
  const title = structure.titleCells.length > 0 ? structure.titleBlock : null
  const inner = all.filter(
    (line) => linesWithin([line], title === null ? blocks : [...blocks, title]).length === 0,
  )
  const strays =
    title === null ? [] : linesWithin(all, [title]).filter((line) => !isIn(line, structure))
  const unlisted = withoutParts(structure, parts)
  const whole = unlisted.titleCells.filter(isOneNote)
  const others = unlisted.titleCells.filter((cell) => !whole.includes(cell))
  const strokes = shortStrokes(page.paths)
  const notes = [
    ...notesOf([...inner, ...strays, ...cellLines(others)], strokes),
    ...whole.map(({ lines }) => wholeNote(lines, strokes)),
  ]
  const block = titleBlockCandidates(structure, unlisted.titleCells, inner)
  const said = [
    ...block,
    ...tableCandidates(unlisted.tableCells),
    ...(title === null ? [] : readOverBlock(inner, title)),
    ...readNotes(notes),
    ...materialOfOnlyPart(parts, block),
    ...readMaterialNotes(inner),
    ...readListedMaterial(inner),
    ...readListedNotes(inner),
    ...readProjectionSymbol(page, structure),
    ...readGeneralRoughness(page, features, inner),
    ...readSheetSize(page, outside, all),
    ...readLanguages([...inner, ...cellLines(structure.titleCells), ...tables]),
  ]
    .map(weigh)
    .map((one) => withoutRefutedUnit(one, features))
    .map(withForm)
    .filter((one) => one.confidence >= leastConfidence)
    .filter((one) => page.source !== 'scan' || !isRemains(one))
  const hasUnits = said.some((one) => one.field === 'units')
  return hasUnits ? said : [...said, ...readUnitsOfStandard(notes)]
}
