import { radians } from '../angles.ts'
import { centreOf } from '../boxes.ts'
import type { Box, DrawingPage, Path, Placement, Point, TextRun } from '../page.ts'
import type { PageReading } from '../reading.ts'
import type { ReadSheet } from '../workers/reader-client.ts'
import { compose, type Matrix, mapped } from './pdf/matrix.ts'

/** By how much a sheet is turned clockwise to be read. */
export type QuarterTurn = 0 | 90 | 180 | 270

/** From a sheet that was turned clockwise back to the sheet as it was, of this size (mm). */
export function backFromTurn(turn: QuarterTurn, width: number, height: number): Matrix {
  if (turn === 90) return [0, -1, 1, 0, 0, height]
  if (turn === 180) return [-1, 0, 0, -1, width, height]
  return turn === 270 ? [0, 1, -1, 0, width, 0] : [1, 0, 0, 1, 0, 0]
}

/** From a sheet that was set straight about its middle back to where it lay askew, clockwise by `degrees`. */
export function backFromStraight(degrees: number, width: number, height: number): Matrix {
  const [sin, cos] = [Math.sin(radians(degrees)), Math.cos(radians(degrees))]
  const [x, y] = [width / 2, height / 2]
  return [cos, sin, -sin, cos, x - x * cos + y * sin, y - x * sin - y * cos]
}

/** A page turned clockwise, with the way back to how it is shown. */
export function turnedPage(page: DrawingPage, turn: QuarterTurn): DrawingPage {
  if (turn === 0) return page
  const { width, height } = page
  const isLying = turn !== 180
  const size = isLying ? { width: height, height: width } : { width, height }
  // Turned the other way, the way back is the way there.
  const there = backFromTurn(((360 - turn) % 360) as QuarterTurn, size.width, size.height)
  const back = backFromTurn(turn, width, height)
  const turned = (one: TextRun) => ({ ...one, rotation: (one.rotation - turn + 360) % 360 })
  return mappedPage({ ...page, texts: page.texts.map(turned) }, { ...size, there, back })
}

type Marks = Pick<DrawingPage, 'texts' | 'paths'>

interface Mapping {
  /** Of the page after it (mm). */
  readonly width: number
  readonly height: number
  readonly there: Matrix
  readonly back: Matrix
}

/** A page with all that stands on it at other places, and the way back to how it is shown; directions of texts stay. */
export function mappedPage(
  page: DrawingPage,
  { width, height, there, back }: Mapping,
): DrawingPage {
  const shown: Placement = page.shown
    ? { ...page.shown, matrix: compose(page.shown.matrix, back) }
    : { width: page.width, height: page.height, matrix: back }
  return { ...page, width, height, shown, ...mappedMarks(page, there) }
}

/** Texts and paths at other places; directions of texts stay. */
export function mappedMarks({ texts, paths }: Marks, there: Matrix): Marks {
  const point = ({ x, y }: Point): Point => mapped(there, x, y)
  const path = (one: Path): Path => ({
    ...one,
    lines: one.lines.map((line) => ({ ...line, points: line.points.map(point) })),
  })
  const run = (one: TextRun): TextRun => ({
    ...one,
    origin: point(one.origin),
    box: mappedBox(there, one.box),
  })
  return { texts: texts.map(run), paths: paths.map(path) }
}

/**
 * Letters of the words that show the direction of a sheet, and how many more a direction must have than upright text.
 */
const fewestLetters = 30
const clearly = 2

/** By how much a page must be turned clockwise so that its words read to the right: numbers run along their dimensions. */
export function turnOfWords(texts: readonly TextRun[]): QuarterTurn {
  const letters = new Map<number, number>()
  for (const { text, rotation } of texts) {
    const quarter = (((Math.round(rotation / 90) * 90) % 360) + 360) % 360
    const count = (text.match(/\p{L}{3,}/gu) ?? []).join('').length
    letters.set(quarter, (letters.get(quarter) ?? 0) + count)
  }
  const upright = letters.get(0) ?? 0
  const [best = 0, count = 0] = [...letters].sort((a, b) => b[1] - a[1])[0] ?? []
  return count >= fewestLetters && count > clearly * upright ? (best as QuarterTurn) : 0
}

/** The values of a page that was set straight or turned, at the places where the file shows them. */
export function readingAsShown(reading: PageReading, shown: Placement | undefined): PageReading {
  if (!shown) return reading
  const { width, height, matrix } = shown
  const found = <T extends { readonly boxes: readonly Box[] }>(one: T): T => ({
    ...one,
    boxes: one.boxes.map((box) => mappedBox(matrix, box)),
  })
  return {
    ...reading,
    width,
    height,
    features: reading.features.map(found),
    metadata: reading.metadata.map(found),
    parts: reading.parts.map(found),
  }
}

/** What was read of a page that was set straight or turned, at the places where the file shows it. */
export function asShown(sheet: ReadSheet, shown: Placement | undefined): ReadSheet {
  if (!shown) return sheet
  const box = (one: Box) => mappedBox(shown.matrix, one)
  const reading = readingAsShown(sheet.reading, shown)
  const lettering = sheet.lettering.map((line) => ({ ...line, box: box(line.box) }))
  return { ...sheet, reading, lettering, titleBlock: sheet.titleBlock && box(sheet.titleBlock) }
}

/** A box around its middle after the mapping; a slight turn leaves its size, a quarter swaps its sides. */
function mappedBox(matrix: Matrix, box: Box): Box {
  const centre = centreOf(box)
  const { x, y } = mapped(matrix, centre.x, centre.y)
  const isQuarter = Math.abs(matrix[1]) > Math.abs(matrix[0])
  const width = isQuarter ? box.height : box.width
  const height = isQuarter ? box.width : box.height
  return { x: x - width / 2, y: y - height / 2, width, height }
}
