import { boxOf, contains, overlaps } from '../../boxes.ts'
import type { Point, Primitive, TextPrimitive } from '../../display-list.ts'
import { crosses, segmentsOf } from '../../segments.ts'
import type { FigureDrawing } from './figure.ts'
import { inkByTone } from './render.ts'

/** Lettering below this height (mm) cannot be read on a phone. */
const smallestLettering = 2.5

/** What is wrong with a drawing, for the person who drew it; empty when it may be shown. */
export function drawingFaults({ size, items, unused }: FigureDrawing): string[] {
  const ink = [...inkByTone(items).values()].flat()
  const texts = ink
    .filter((item) => item.kind === 'text')
    .map((item) => ({ item, box: boxOf(item) }))
  const lines = ink.map((item) => ({ item, segments: segmentsOf(item) }))
  const sheet = { x: 0, y: 0, ...size }
  return [
    ...unused.map((label) => `the label ${label} is never drawn`),
    ...ink
      .filter((item) => !contains(sheet, boxOf(item)))
      .map((item) => `${nameOf(item)} leaves the sheet`),
    ...texts
      .filter(({ item }) => item.height < smallestLettering)
      .map(
        ({ item }) => `${nameOf(item)} is ${item.height} mm high, at least ${smallestLettering}`,
      ),
    ...texts.flatMap((a, i) =>
      texts
        .slice(i + 1)
        .filter((b) => overlaps(a.box, b.box))
        .map((b) => `${nameOf(a.item)} touches ${nameOf(b.item)}`),
    ),
    ...texts.flatMap(({ item, box }) => {
      const through = lines.find(({ segments }) => segments.some(([a, b]) => crosses(box, a, b)))
      return through ? [`a line (${nameOf(through.item)}) runs through ${nameOf(item)}`] : []
    }),
  ]
}

function nameOf(item: Primitive): string {
  if (item.kind === 'text') return `"${item.text}" at ${place(item)}`
  const { x, y, width, height } = boxOf(item)
  return `${item.pen} ${item.kind} from ${place({ x, y })} to ${place({ x: x + width, y: y + height })}`
}

const place = ({ x, y }: Point | TextPrimitive): string => `${x.toFixed(1)} ${y.toFixed(1)}`
