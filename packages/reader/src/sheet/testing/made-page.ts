import type { DrawingPage, Path, TextRun } from '../../page.ts'
import { readSheet } from '../read-sheet.ts'

/** A cell of a page made for a test: left, top, width, height (mm) and its lines of text. */
export type MadeCell = readonly [
  x: number,
  y: number,
  width: number,
  height: number,
  ...lines: string[],
]

/** A run of upright text on a page made for a test; the width is that of an average font. */
export function madeRun(text: string, x: number, y: number, size = 3): TextRun {
  const advance = [...text].length * 0.5 * size
  return {
    text,
    origin: { x, y },
    advance,
    size,
    rotation: 0,
    font: '',
    confidence: 1,
    box: { x, y: y - 0.75 * size, width: advance, height: size },
  }
}

/** A stroked polyline on a page made for a test. */
export function madePath(points: readonly (readonly [number, number])[], isClosed = false): Path {
  return {
    lines: [{ points: points.map(([x, y]) => ({ x, y })), isClosed }],
    isStroked: true,
    isFilled: false,
    lineWidth: 0.25,
  }
}

/** Straight lines on a page made for a test, each from one end to the other. */
export const madeLines = (
  ...ends: readonly (readonly [x: number, y: number, toX: number, toY: number])[]
): Path[] =>
  ends.map(([x, y, toX, toY]) =>
    madePath([
      [x, y],
      [toX, toY],
    ]),
  )

/** A stroked rectangle. */
export function madeBox(x: number, y: number, width: number, height: number): Path {
  const right = x + width
  const corners: [number, number][] = [
    [x, y],
    [right, y],
    [right, y + height],
    [x, y + height],
  ]
  return madePath(corners, true)
}

/** A page made for a test, by default A4 landscape with a frame. */
export function madePage(parts: {
  readonly cells?: readonly MadeCell[]
  readonly texts?: readonly TextRun[]
  readonly paths?: readonly Path[]
  readonly width?: number
  readonly height?: number
  readonly hasFrame?: boolean
}): DrawingPage {
  const { cells = [], texts = [], paths = [], width = 297, height = 210 } = parts
  const inCells = cells.flatMap(([x, y, , , ...lines]) =>
    lines.map((line, i) => madeRun(line, x + 1, y + 3.5 + i * 4, i === 0 ? 2 : 2.5)),
  )
  const frame = parts.hasFrame === false ? [] : [madeBox(10, 10, width - 20, height - 20)]
  return {
    number: 1,
    width,
    height,
    source: 'vector',
    dpi: null,
    texts: [...inCells, ...texts],
    paths: [...frame, ...cells.map(([x, y, w, h]) => madeBox(x, y, w, h)), ...paths],
  }
}

/** What is read of the metadata of a page, by the names of the fields. */
export function fieldsOf(page: DrawingPage): Record<string, string> {
  const { metadata } = readSheet(page, [])
  return Object.fromEntries(metadata.map(({ field, value }) => [field, value]))
}

/**
 * The fields of a page as a picture of it is read.
 *
 * @param sure how sure recognition is of a text
 */
export function recognisedFieldsOf(
  cells: MadeCell[],
  sure: (text: string) => number = () => 0.85,
): Record<string, string> {
  const page = madePage({ cells })
  const texts = page.texts.map((run) => ({ ...run, confidence: sure(run.text) }))
  return fieldsOf({ ...page, texts, source: 'scan' })
}
