import { boxOf, union } from '../boxes.ts'
import {
  corners,
  line,
  type Point,
  type Primitive,
  point,
  polygon,
  polyline,
  rectangle,
} from '../display-list.ts'
import type { FigureDrawing, FigureItem } from '../figures/kit/figure.ts'
import { moved } from '../figures/kit/projection.ts'
import { hatch } from '../hatch.ts'

/** Room around the ink, mm. */
const margin = 2

function linesOf(item: FigureItem): readonly Primitive[] {
  if (item.kind === 'toned') return item.items
  return item.kind === 'area' ? [] : [item]
}

/** A drawing just as large as its ink. */
export function trimmed(items: readonly FigureItem[]): FigureDrawing {
  const { x, y, width, height } = union(items.flatMap(linesOf).map(boxOf))
  const [dx, dy] = [margin - x, margin - y]
  const by = (p: Point): Point => point(p.x + dx, p.y + dy)
  return {
    size: { width: width + 2 * margin, height: height + 2 * margin },
    items: items.flatMap((item): FigureItem[] => {
      if (item.kind === 'area')
        return [{ ...item, outlines: item.outlines.map((outline) => outline.map(by)) }]
      return item.kind === 'toned'
        ? [{ ...item, items: moved(item.items, dx, dy) }]
        : moved([item], dx, dy)
    }),
    unused: [],
  }
}

/** Material in section: an outline with hatching. */
export const material = (outline: readonly Point[], fall: 1 | -1 = 1) => [
  polygon('wide', outline),
  ...hatch([outline], 2.4, fall),
]

/** A box of visible edges. */
export const block = (x: number, y: number, width: number, height: number) =>
  rectangle('wide', x, y, width, height)

/** The break line of a part that continues, from (x, y1) to (x, y2). */
export const broken = (x: number, y1: number, y2: number) =>
  polyline('narrow', breakPoints(x, y1, y2))

/** The points of such a line, for what is hatched up to it. */
export const breakPoints = (x: number, y1: number, y2: number): Point[] =>
  Array.from({ length: 21 }, (_, i) =>
    point(x + 0.8 * Math.sin((i * Math.PI) / 5), y1 + ((y2 - y1) * i) / 20),
  )

/** A real surface between two heights: never straight, the same each time. */
export const waved = (x1: number, x2: number, y: number, swing: number): Point[] =>
  Array.from({ length: 49 }, (_, i) => {
    const t = i / 48
    const wave = Math.sin(t * 13) * 0.6 + Math.sin(t * 29 + 1) * 0.4
    return point(x1 + (x2 - x1) * t, y + swing * wave)
  })

/** A plane surface seen from the side, its material below it. */
export const ground = (x1: number, x2: number, y: number, depth = 5) => [
  line('wide', x1, y, x2, y),
  ...hatch([corners(x1, y, x2 - x1, depth)], 2.4),
]
