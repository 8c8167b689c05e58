import {
  balloon,
  defineFigure,
  dot,
  type FigureTools,
  lettering,
  line,
  type Point,
  type Primitive,
  point,
  rectangle,
  textWidth,
  toned,
} from '../kit/index.ts'
import { assemblyView } from '../parts/flange/assembly.ts'
import { flange } from '../parts/flange/model.ts'

const labels = [
  'position',
  'quantity',
  'name',
  'number',
  'housing',
  'flange',
  'bush',
  'screw',
  'washer',
] as const
type Words = FigureTools<(typeof labels)[number]>['words']

const left = 1
const widths = [13, 14, 37, 44] as const
const rowHeight = 6.5

/** A parts list above a title block: heading at the foot, items from the bottom up (ISO 7573). */
function partsList(words: Words, top: number): Primitive[] {
  const rows = [
    ['5', '4', words.washer, 'ISO 7089 – 6'],
    ['4', '4', words.screw, 'ISO 4762 – M6×25 – 8.8'],
    ['3', '1', words.bush, '48-1075'],
    ['2', '1', words.flange, '48-1073'],
    ['1', '1', words.housing, '48-1101'],
    [words.position, words.quantity, words.name, words.number],
  ]
  const total = widths.reduce((sum, width) => sum + width, 0)
  const depth = rows.length * rowHeight
  const foot = top + depth
  const columns = widths.map((_, i) => widths.slice(0, i).reduce((sum, w) => sum + w, left))
  return [
    rectangle('wide', left, top, total, depth),
    ...columns.slice(1).map((x) => line('narrow', x, top, x, foot)),
    ...rows.slice(1).map((_, i) => {
      const y = top + (i + 1) * rowHeight
      return line(i === rows.length - 2 ? 'wide' : 'narrow', left, y, left + total, y)
    }),
    ...rows.flatMap((row, i) =>
      row.map((text, column) => {
        const width = widths[column] ?? 0
        const x = (columns[column] ?? 0) + 1.5
        const isNumber = column < 2 && i < rows.length - 1
        const start = isNumber ? x + width - 3 - textWidth(text, 3) : x
        return lettering(text, start, top + i * rowHeight + 4.75, { height: 3 })
      }),
    ),
  ]
}

/** An item reference whose leader ends in the part. */
const item = (place: Point, number: number, tip: Point): Primitive[] => [
  ...balloon(place, number, tip),
  dot(tip),
]

/** An assembly in half section with item references, and the parts list they lead to. */
export const figure = defineFigure({
  size: { width: 110, height: 116 },
  labels,
  draw: ({ words }) => {
    const { at, items } = assemblyView(40, 66, 1.15)
    const middle = flange.holes.pitchCircle / 2
    return [
      ...items,
      toned('action', [
        ...item(point(104, 20), 1, at(32, 44)),
        ...item(point(6, 50), 2, at(4, 24)),
        ...item(point(104, 58), 3, at(27, 11.3)),
        ...item(point(14, 12), 4, at(-5, middle + 2.5)),
        ...balloon(point(6, 12), 5),
      ]),
      ...partsList(words, 75),
    ]
  },
})
