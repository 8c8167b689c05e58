import { mmPerInch } from '@firstangle/drawings/standards'
import type { Path, TextRun } from '../../page.ts'
import { type OnInputProgress, tellWithoutWaiting } from '../drawing-file.ts'
import type { Recogniser } from '../ocr/recogniser.ts'
import { recogniserOfSheet, type SheetRecogniser } from '../ocr/script-of-sheet.ts'
import { surenessOf } from '../ocr/sureness.ts'
import type { GreyImage } from '../raster/grey-image.ts'
import { withTitleCells } from './cells/read-title-cells.ts'
import { type Read, withFoundLines } from './finder/found-texts.ts'
import type { Component } from './ink/components.ts'
import { readLine } from './lines/read-line.ts'
import { readSlantedRows } from './lines/read-slanted-rows.ts'
import type { LineOfText } from './rows/line-of-text.ts'
import { type SheetParts, sheetPartsOf } from './sheet-parts.ts'
import { itemRingsAt } from './strokes/item-rings.ts'
import { pathOfShelf, pathsOfRulings, slantedPathsOf, strokesOf } from './strokes/scan-paths.ts'
import { surfaceArmsAt, withSurfaceArms } from './strokes/surface-arms.ts'
import { withChainedSizes } from './texts/chained-sizes.ts'
import { textsOf } from './texts/credible-texts.ts'
import { loneOnes } from './texts/lone-ones.ts'
import { withWholeNumbers } from './texts/parted-numbers.ts'
import { withStackedZeros } from './texts/stacked-zeros.ts'
import { withUnderscores } from './texts/underscores.ts'
import { lessSureBesideInk } from './texts/unread-ink.ts'
import { withVotedLetters } from './texts/voted-texts.ts'

/** What is recognised in a scan, in millimetres. */
export interface ScanMarks {
  readonly texts: readonly TextRun[]
  readonly paths: readonly Path[]
}

/** Share of the recognition in which lines of marks are read; then the sheet is searched for others. */
const ofMarks = 0.7
/** Below this a line of a sheet in other letters that was read in Latin ones is read again. */
const surelyLatin = 0.85
/** A mark by itself below this confidence is rather a symbol than a letter. */
const surelyLetter = 0.72

/** A picture of a sheet, and what reads its lines. */
interface Reading<One extends Recogniser = Recogniser> {
  readonly image: GreyImage
  readonly recogniser: One
  /** Of a pixel. */
  readonly millimetres: number
  readonly onProgress: OnInputProgress
}

/**
 * Reads a straight scan: takes its long lines out, finds lines of text among what is left and
 * recognises each on its own. What is not text is handed over as strokes.
 *
 * @param dpi Of the picture.
 * @param onProgress Gets how far the search for lines and then their recognition has come.
 */
export async function readScan(
  image: GreyImage,
  dpi: number,
  recogniser: Recogniser,
  onProgress: OnInputProgress = () => {},
): Promise<ScanMarks> {
  const parts = sheetPartsOf(image, dpi / mmPerInch, (fraction) =>
    tellWithoutWaiting(onProgress, 'find', fraction),
  )
  return readParts(image, dpi, parts, recogniser, onProgress)
}

/** Reads the parts of a straight scan: slanted rows, then the lines of the other marks. What is no text becomes paths. */
export async function readParts(
  image: GreyImage,
  dpi: number,
  parts: SheetParts,
  recogniser: Recogniser,
  onProgress: OnInputProgress,
): Promise<ScanMarks> {
  const millimetres = mmPerInch / dpi
  const reading = { image, recogniser, millimetres, onProgress }
  const slanted = await readSlantedRows(reading, parts, () => onProgress('find', 1))
  const taken = new Set(slanted.flatMap((one) => one.parts))
  const ofSheet = recogniserOfSheet(recogniser)
  const level = await readLines({ ...reading, recogniser: ofSheet }, parts.lines, taken)
  const lines = [...slanted, ...level]
  const read = await withTitleCells(lines, parts, {
    image,
    recogniser: ofSheet,
    millimetres,
    onProgress: () => onProgress('recognise', ofMarks),
  })
  const whole = await withFoundLines(read, {
    image,
    recogniser,
    millimetres,
    components: parts.components,
    onProgress: (fraction) => onProgress('recognise', ofMarks + (1 - ofMarks) * fraction),
  })
  return marksOf(whole, image, parts, millimetres)
}

/** Reads level and upright lines of which no mark is taken, and gives them in their order. */
async function readLines(
  { image, recogniser, millimetres, onProgress }: Reading<SheetRecogniser>,
  lines: readonly LineOfText[],
  taken: ReadonlySet<Component>,
): Promise<Read[]> {
  const read = new Map<LineOfText, Read>()
  const unsure: LineOfText[] = []
  const readOne = async (line: LineOfText) => {
    const runs = await readLine(image, line, recogniser, millimetres)
    if (isCredible(line, runs)) read.set(line, { parts: line.parts, runs })
    if (surenessOf(runs) < surelyLatin && !recogniser.isInOtherLetters()) unsure.push(line)
  }
  // From the lowest line up: the title block tells in which letters the sheet is written.
  const lowestFirst = lines.toSorted((one, other) => bottomOf(other) - bottomOf(one))
  for (const [index, line] of lowestFirst.entries()) {
    await onProgress('recognise', (ofMarks * index) / lines.length)
    if (!line.parts.some((part) => taken.has(part))) await readOne(line)
  }
  for (const line of recogniser.isInOtherLetters() ? unsure : []) {
    await onProgress('recognise', ofMarks)
    await readOne(line)
  }
  return lines.flatMap((line) => read.get(line) ?? [])
}

/** The texts of what was read, and paths of all other marks. */
function marksOf(
  read: readonly Read[],
  image: GreyImage,
  { rulings, pieces, arrowheads, projection, components }: SheetParts,
  millimetres: number,
): ScanMarks {
  const texts = read.map(({ parts, runs }) => ({ parts, runs: textsOf(runs) }))
  const lettered = new Set(texts.flatMap(({ parts, runs }) => (runs.length > 0 ? parts : [])))
  const others = components.filter((part) => !lettered.has(part))
  const numbers = withChainedSizes(
    withWholeNumbers(withVotedLetters(texts.map(({ runs }) => runs))),
  )
  const whole = withUnderscores(withStackedZeros(numbers), components, millimetres)
  const arms = surfaceArmsAt(whole, image, millimetres)
  return {
    texts: [
      ...lessSureBesideInk(whole, others, rulings, millimetres),
      ...loneOnes(whole, others, rulings, millimetres),
    ],
    paths: [
      ...pathsOfRulings(rulings, arrowheads, millimetres),
      ...pathsOfRulings(pieces, [], millimetres),
      ...read.flatMap(({ shelf }) => (shelf ? [pathOfShelf(shelf, millimetres)] : [])),
      ...withSurfaceArms(strokesOf(others, millimetres), arms),
      ...slantedPathsOf(others, millimetres),
      ...itemRingsAt(whole, image, millimetres),
      ...projection,
    ],
  }
}

const bottomOf = ({ parts }: LineOfText) => Math.max(...parts.map(({ bottom }) => bottom))

/** Several marks in a line are text; a single one is a letter only where it reads well. */
function isCredible({ parts }: LineOfText, runs: readonly TextRun[]): boolean {
  return parts.length > 1 || surenessOf(runs) >= surelyLetter
}
