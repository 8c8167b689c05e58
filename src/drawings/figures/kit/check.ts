import { boxOf, contains, overlaps } from '../../boxes.ts'
import type { Box, Point, Primitive, TextPrimitive } from '../../display-list.ts'
import { polar } from '../../display-list.ts'
import type { FigureDrawing } from './figure.ts'
import { inkByTone } from './render.ts'

/** Lettering below this height (mm) cannot be read on a phone. */
export const smallestLettering = 2.5

/** What is wrong with a drawing, for the person who drew it; empty when it may be shown. */
export function drawingFaults({ size, items, unused }: FigureDrawing): string[] {
  const ink = [...inkByTone(items).values()].flat()
  const texts = ink.filter((item) => item.kind === 'text')
  const lines = ink.filter((item) => item.kind !== 'text')
  const sheet = { x: 0, y: 0, ...size }
  return [
    ...unused.map((label) => `the label ${label} is never drawn`),
    ...ink
      .filter((item) => !contains(sheet, boxOf(item)))
      .map((item) => `${nameOf(item)} leaves the sheet`),
    ...texts
      .filter(({ height }) => height < smallestLettering)
      .map((text) => `${nameOf(text)} is ${text.height} mm high, at least ${smallestLettering}`),
    ...texts.flatMap((a, i) =>
      texts
        .slice(i + 1)
        .filter((b) => overlaps(boxOf(a), boxOf(b)))
        .map((b) => `${nameOf(a)} touches ${nameOf(b)}`),
    ),
    ...texts.flatMap((text) => {
      const box = boxOf(text)
      const through = lines.find((item) => segmentsOf(item).some(([a, b]) => crosses(box, a, b)))
      return through ? [`a line (${nameOf(through)}) runs through ${nameOf(text)}`] : []
    }),
  ]
}

function nameOf(item: Primitive): string {
  if (item.kind === 'text') return `"${item.text}" at ${place(item)}`
  const { x, y, width, height } = boxOf(item)
  return `${item.pen} ${item.kind} from ${place({ x, y })} to ${place({ x: x + width, y: y + height })}`
}

const place = ({ x, y }: Point | TextPrimitive): string => `${x.toFixed(1)} ${y.toFixed(1)}`

/** Does a segment pass through a box? (Liang-Barsky) */
function crosses(box: Box, a: Point, b: Point): boolean {
  let low = 0
  let high = 1
  for (const [start, delta, from, to] of [
    [a.x, b.x - a.x, box.x, box.x + box.width],
    [a.y, b.y - a.y, box.y, box.y + box.height],
  ] as const) {
    if (Math.abs(delta) < 1e-9) {
      if (start < from || start > to) return false
      continue
    }
    const t1 = (from - start) / delta
    const t2 = (to - start) / delta
    low = Math.max(low, Math.min(t1, t2))
    high = Math.min(high, Math.max(t1, t2))
  }
  return low < high
}

function segmentsOf(item: Primitive): [Point, Point][] {
  if (item.kind === 'line') return [[item.from, item.to]]
  if (item.kind === 'text') return []
  if (item.kind === 'polyline') {
    const all = item.closed ? [...item.points, ...item.points.slice(0, 1)] : item.points
    return all.slice(1).map((p, i) => [all[i] ?? p, p])
  }
  const [start, sweep] = item.kind === 'arc' ? [item.start, item.sweep] : [0, 360]
  const at = (i: number) => polar(item.centre, item.radius, start + (sweep * i) / 48)
  return Array.from({ length: 48 }, (_, i) => [at(i), at(i + 1)])
}
