import {
  area,
  cornersBetween,
  defineFigure,
  type FigureItem,
  type FigureTools,
  fitDeviations,
  lettering,
  line,
  type Primitive,
  textBlock,
  toleranceZone,
  zeroLine,
} from '../kit/index.ts'

const nominal = 20
const hole = fitDeviations(nominal, 'H7')
const shafts = ['f7', 'g6', 'h6', 'k6', 'n6', 'p6'] as const

/** Height of the zero line, and millimetres on the sheet for a micrometre. */
const zero = 40
const scale = 0.9
const level = (micrometres: number): number => zero - micrometres * scale

const edge = { left: 17, right: 108 }
const width = 9
/** Left edges of the shafts' zones, set apart by the kind of fit. */
const columns = [31, 42.5, 54, 68.5, 80, 96.5] as const
const column = (index: number): number => columns[index] ?? 0

function axis(number: FigureTools['number']): Primitive[] {
  const marks = [-40, -30, -20, -10, 10, 20, 30]
  const top = level(36)
  return [
    ...zeroLine(edge.left, edge.right, zero),
    line('narrow', edge.left, level(-43), edge.left, top),
    lettering('µm', edge.left, top - 2.5, { height: 3, anchor: 'middle' }),
    ...marks.flatMap((mark) => [
      line('narrow', edge.left - 1.5, level(mark), edge.left, level(mark)),
      ...(mark % 20 === 0
        ? [
            lettering(mark > 0 ? `+${mark}` : number(mark), edge.left - 2.5, level(mark) + 1.5, {
              height: 3,
              anchor: 'end' as const,
            }),
          ]
        : []),
    ]),
  ]
}

/** The zone of the hole runs through behind all shafts, so that each can be compared with it. */
function holeBand(): FigureItem[] {
  const top = level(hole.upper * 1000)
  const { left, right } = edge
  // The upper edge spares the name of n6.
  const gap = column(shafts.indexOf('n6'))
  const box = cornersBetween(left, top, right, zero)
  return [
    area('muted', box, 0.16),
    line('narrow', left, top, gap, top),
    line('narrow', gap + width, top, right, top),
    line('narrow', right, top, right, zero),
    lettering('H7', left + 4, (top + zero) / 2 + 1.75),
  ]
}

/** A kind of fit below the shafts it belongs to. */
function group(text: string, from: number, to: number): Primitive[] {
  const [a, b] = [column(from), column(to) + width]
  const y = level(-47)
  return [
    line('narrow', a, y, b, y),
    line('narrow', a, y - 2, a, y),
    line('narrow', b, y - 2, b, y),
    ...textBlock(text, (a + b) / 2, y + 5, { height: 3, anchor: 'middle' }),
  ]
}

/** Tolerance zones of six shafts beside the zone of H7, to scale, at 20 mm (ISO 286-2). */
export const figure = defineFigure({
  size: { width: 110, height: 96 },
  labels: ['clearance', 'transition', 'interference'],
  draw: ({ words, number }) => [
    ...holeBand(),
    ...axis(number),
    ...shafts.flatMap((name, index) =>
      toleranceZone({
        x: column(index),
        width,
        zero,
        scale,
        name,
        tone: 'action',
        ...fitDeviations(nominal, name),
      }),
    ),
    ...group(words.clearance, 0, 2),
    ...group(words.transition, 3, 4),
    ...group(words.interference, 5, 5),
  ],
})
