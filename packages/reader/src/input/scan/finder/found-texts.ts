import { degreesApart, degreesOf } from '../../../angles.ts'
import { median } from '../../../median.ts'
import type { TextRun } from '../../../page.ts'
import type { FigureLine } from '../../ocr/figure-line.ts'
import type { Recogniser } from '../../ocr/recogniser.ts'
import { usualCapitals } from '../../ocr/text-cells.ts'
import type { GreyImage } from '../../raster/grey-image.ts'
import { type Component, centreOf } from '../ink/components.ts'
import type { ReadRun } from '../lines/read-line.ts'
import { isAsked, isValue } from '../lines/whole-line.ts'
import type { Shelf } from '../rows/slanted-shelf.ts'
import { capitalsOf } from '../texts/capitals.ts'
import { textsOf } from '../texts/credible-texts.ts'
import { fittedLine } from './fitted-line.ts'
import {
  areaOf,
  areNear,
  boxOfArea,
  coverage,
  isOnLine,
  type LineArea,
  overTexts,
} from './line-area.ts'
import { lineCutout } from './line-cutout.ts'
import { type FoundLine, linesOfCells } from './lines-of-cells.ts'
import { reducedPicture } from './reduced-picture.ts'
import { turnedAlong } from './turned-along.ts'
import { ownReading, verdictFor } from './verdict-of-line.ts'

/** Marks and what they were read as. */
export interface Read {
  readonly parts: readonly Component[]
  readonly runs: readonly ReadRun[]
  /** The straight line beside them, where they were found with its help. */
  readonly shelf?: Shelf
}

/** A picture of a sheet with its marks, and what reads its lines. */
interface Sheet {
  readonly image: GreyImage
  readonly components: readonly Component[]
  readonly recogniser: Recogniser
  /** Of a pixel. */
  readonly millimetres: number
  /** Gets the share of the work that is done. */
  readonly onProgress: (fraction: number) => Promise<void> | void
}

/** Height of the capitals of figures (mm) where too few were read to tell it. */
const usual = { capitals: 3, fewest: 4 }
/** A figure that was read from here on tells the height. */
const surelyFigure = 0.7
/** The picture that is searched is at most so much larger than the scan, and has at most the pixels of a sheet of A1. */
const mostEnlarged = 1.5
const mostPixels = 8_000_000
/** So many lines are looked at; a sheet of A0 full of text has fewer. */
const mostLines = 1500
/** Share of the time that the search takes; the rest is for reading. */
const searching = 0.6
/** From here on a line that was read is not read again. */
const surely = 0.9
/** Shares of a line that its texts cover, and of a text that lies on the line. */
const shares = { read: 0.8, touched: 0.2, on: 0.6 }
/** Degrees by which the direction of a text may differ from that of its line. */
const sameDirection = 12
/** From here on a text that does not lie on a line is one, and the line is not. */
const credible = 0.75

/** A text, where it stands and which marks it is made of. */
interface PlacedRun {
  readonly run: ReadRun
  readonly of: Read
  readonly area: LineArea
}

/**
 * Searches the sheet for lines of text once more, as a whole and in every direction: lines of which nothing was read are read,
 * and those that were read in part or unsurely are read again. Nothing changes where the search could not be loaded.
 */
export async function withFoundLines(read: readonly Read[], sheet: Sheet): Promise<Read[]> {
  const { millimetres } = sheet
  const placed = read.flatMap((of) =>
    textsOf(of.runs).map((run) => ({ run, of, area: areaOf(run, millimetres) })),
  )
  const changed = new Map<ReadRun, ReadRun | null>()
  const added: Read[] = []
  /** Reads a line once more and says whether its texts stand or fall by that. */
  const settle = async (line: FoundLine, own: readonly PlacedRun[]): Promise<boolean> => {
    const seen = await seenAlong(line, sheet)
    if (!seen) return false
    const runs = own.map(({ run }) => run)
    const verdict = verdictFor(seen.line, seen, runs, sheet.image)
    if (verdict.stands === 'other') {
      for (const run of runs) changed.set(run, null)
      added.push({
        ...readAs(seen.line, verdict, own, sheet),
        ...(seen.shelf && { shelf: seen.shelf }),
      })
    } else if (verdict.stands === 'confirmed') {
      for (const run of runs) {
        const confidence = Math.max(run.confidence, verdict.confidence)
        changed.set(run, { ...run, confidence, isConfirmed: true })
      }
    }
    return verdict.stands === 'other' || verdict.stands === 'confirmed'
  }
  const lines = (await linesIn(sheet, placed)).slice(0, mostLines)
  for (const [index, found] of lines.entries()) {
    await sheet.onProgress(searching + (1 - searching) * (index / lines.length))
    const line = fittedLine(sheet.image, found)
    const touching = placed.filter(({ area }) => areTouching(area, line))
    const own = touching.filter((one) => isOf(line, one))
    const isOthers = touching.some((one) => !own.includes(one) && one.run.confidence > credible)
    if (isOthers || !isToBeRead(line, own)) continue
    const isSettled = await settle(overTexts(line, areasOf(own)), own)
    if (isSettled || own.length === 1) continue
    // Values of neighbouring dimensions stand in one line, too long to be read as a whole.
    for (const one of own) {
      const alone = { ...line, ...one.area }
      if (isValue(one.run.text) && isToBeRead(alone, [one])) await settle(alone, [one])
    }
  }
  const kept = read.map(({ runs, ...one }) => ({
    ...one,
    runs: runs.flatMap((run) => {
      const now = changed.get(run)
      return now === null ? [] : [now ?? run]
    }),
  }))
  return [...kept, ...added]
}

/** A line and what it was read as. */
type Seen = FigureLine & { readonly line: FoundLine; readonly shelf?: Shelf }

/** What a line is read as: in the direction in which it was found, or if that is not sure, in that of its dimension line. */
async function seenAlong(line: FoundLine, sheet: Sheet): Promise<Seen | null> {
  const seen = await seenIn({ line }, sheet)
  if (seen && seen.confidence > surely) return seen
  const turned = turnedAlong(sheet.image, line)
  const other =
    turned && (await seenIn({ ...turned, line: fittedLine(sheet.image, turned.line) }, sheet))
  return other && other.confidence > (seen?.confidence ?? 0) ? other : seen
}

async function seenIn(
  way: { readonly line: FoundLine; readonly shelf?: Shelf },
  { image, recogniser }: Sheet,
): Promise<Seen | null> {
  const picture = lineCutout(image, way.line)
  const seen = picture && (await recogniser.figures?.(picture))
  return seen ? { ...seen, ...way } : null
}

/** Lines of text of a sheet, in its pixels. */
async function linesIn(
  { image, recogniser, millimetres, onProgress }: Sheet,
  placed: readonly PlacedRun[],
): Promise<FoundLine[]> {
  if (!recogniser.cells || !recogniser.figures) return []
  const capitals = capitalsIn(placed.map(({ run }) => run)) / millimetres
  const share = Math.min(
    mostEnlarged,
    usualCapitals / capitals,
    Math.sqrt(mostPixels / (image.width * image.height)),
  )
  const cells = await recogniser.cells(reducedPicture(image, share), (fraction) =>
    onProgress(searching * fraction),
  )
  return cells ? linesOfCells(cells).map((line) => enlarged(line, 1 / share)) : []
}

/** Height of the capitals of the figures that were read (mm). */
function capitalsIn(runs: readonly TextRun[]): number {
  const heights = runs
    .filter(({ text, confidence }) => /\d/.test(text) && confidence > surelyFigure)
    .map(capitalsOf)
  return heights.length < usual.fewest ? usual.capitals : median(heights)
}

const enlarged = (line: FoundLine, factor: number): FoundLine => ({
  ...line,
  x: line.x * factor,
  y: line.y * factor,
  length: line.length * factor,
  capitals: line.capitals * factor,
})

const areTouching = (area: LineArea, line: LineArea): boolean =>
  areNear(area, line) &&
  (coverage(area, [line]) > shares.touched || coverage(line, [area]) > shares.touched)

const areasOf = (own: readonly PlacedRun[]) => own.map(({ area }) => area)

/** What reaches beyond a line or crosses it is another text. */
const isOf = (line: FoundLine, { run, area }: PlacedRun): boolean =>
  coverage(area, [line]) > shares.on &&
  degreesApart(2 * run.rotation, 2 * rotationOf(line)) < 2 * sameDirection

/** Nothing was read there, or figures that are not sure. */
function isToBeRead(line: FoundLine, own: readonly PlacedRun[]): boolean {
  const covered = coverage(line, areasOf(own))
  const isRead = own.every(({ run }) => run.isConfirmed || run.confidence > surely)
  if (covered > shares.read && isRead) return false
  return own.length === 0 || isAsked(ownReading(own.map(({ run }) => run)))
}

/** A line with the marks that lie on it. */
function readAs(
  line: FoundLine,
  { text, confidence }: FigureLine,
  own: readonly PlacedRun[],
  { components, millimetres }: Sheet,
): Read {
  const marks = components.filter(
    (part) => isOnLine(line, centreOf(part), 0.2) && isAsLow(part, line),
  )
  const parts = [...new Set([...own.flatMap(({ of }) => of.parts), ...marks])]
  const placed = enlarged(line, millimetres)
  const run = {
    text,
    origin: { x: placed.x, y: placed.y },
    advance: placed.length,
    size: 1.4 * placed.capitals,
    rotation: rotationOf(line),
    box: boxOfArea(placed),
    font: '',
    confidence,
    letters: [],
  }
  return { parts, runs: [run] }
}

/** Letters are not much higher than capitals; lines of the part are. */
const isAsLow = ({ left, right, top, bottom }: Component, { capitals }: FoundLine): boolean =>
  Math.max(right - left, bottom - top) < 1.6 * capitals

const rotationOf = ({ angle }: FoundLine): number => (360 - degreesOf(angle)) % 360
