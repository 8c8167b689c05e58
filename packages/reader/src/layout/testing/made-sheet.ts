import { boxAround } from '../../boxes.ts'
import type { DrawingPage, Path, Point, TextRun } from '../../page.ts'
import { composePage } from '../compose.ts'
import { directionOf, toPage } from '../direction.ts'

/** What a test puts on a page. */
export type Item = TextRun | Path

interface TextStyle {
  readonly size?: number
  readonly rotation?: number
  readonly font?: string
  /** Length along the base line; that of an average font unless given. */
  readonly advance?: number
}

/** A run of text on a page made for a test; (x, y) is the start of its base line (mm). */
export function written(text: string, x: number, y: number, style: TextStyle = {}): TextRun {
  const { size = 5, rotation = 0, font = 'Arial', advance = text.length * 0.5 * size } = style
  const direction = directionOf(rotation)
  const corner = (along: number, up: number): Point => {
    const by = toPage(direction, { x: along, y: -up })
    return { x: x + by.x, y: y + by.y }
  }
  const corners = [0, advance].flatMap((along) => [corner(along, -1), corner(along, 0.78 * size)])
  return {
    text,
    origin: { x, y },
    advance,
    size,
    rotation,
    box: boxAround(corners),
    font,
    confidence: 1,
  }
}

const stroked = (lines: readonly (readonly Point[])[], isClosed: boolean): Path => ({
  lines: lines.map((points) => ({ points, isClosed })),
  isStroked: true,
  isFilled: false,
  lineWidth: 0.25,
})

/** Strokes of one painting operation as `x,y x,y; x,y …`, moved by (dx, dy) and turned around the origin first. */
export function strokes(text: string, dx = 0, dy = 0, rotation = 0): Path {
  const direction = directionOf(rotation)
  const lines = text.split(';').map((line) =>
    line
      .trim()
      .split(/\s+/)
      .map((pair) => {
        const [x = 0, y = 0] = pair.split(',').map(Number)
        const turned = toPage(direction, { x, y })
        return { x: turned.x + dx, y: turned.y + dy }
      }),
  )
  return stroked(lines, false)
}

/** A circle as the closed polyline that exporters make of it. */
export function ring(x: number, y: number, radius: number, corners = 50): Path {
  const points = Array.from({ length: corners }, (_, i) => {
    const angle = (2 * Math.PI * i) / corners
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) }
  })
  return stroked([points], true)
}

/** A rectangle as a closed polyline. */
export const rectangle = (x: number, y: number, width: number, height: number): Path =>
  stroked(
    [
      [
        { x, y },
        { x: x + width, y },
        { x: x + width, y: y + height },
        { x, y: y + height },
      ],
    ],
    true,
  )

/** A triangle, filled. */
export const triangle = (a: Point, b: Point, c: Point): Path => ({
  ...stroked([[a, b, c]], true),
  isFilled: true,
})

const isText = (item: Item): item is TextRun => 'text' in item

/** An A3 page of the items. */
export const sheetOf = (...items: readonly Item[]): DrawingPage => ({
  number: 1,
  width: 420,
  height: 297,
  source: 'vector',
  dpi: null,
  texts: items.filter(isText),
  paths: items.filter((item): item is Path => !isText(item)),
})

/** The lines of text that a sheet of these items comes to. */
export const textsOf = (...items: readonly Item[]): string[] =>
  composePage(sheetOf(...items)).composed.map(({ text }) => text)
