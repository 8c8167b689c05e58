import {
  balloon,
  defineFigure,
  dot,
  type FigureTools,
  flowArrow,
  horizontalDimension,
  lettering,
  moved,
  type Point,
  type Primitive,
  point,
  rectangle,
  textBlock,
  toned,
  verticalDimension,
} from '../kit/index.ts'
import { assemblyView } from '../parts/flange/assembly.ts'
import { flange } from '../parts/flange/model.ts'
import { axis, inSection, sectionView } from '../parts/flange/views.ts'

const labels = ['item', 'itemRecord', 'feature', 'featureRecord'] as const
type Tools = FigureTools<(typeof labels)[number]>

/** A record that a balloon leads to; lines of words in a box, (x, y) = its upper left corner. */
function record(words: string, x: number, y: number): Primitive[] {
  const height = words.trim().split('\n').length * 5.1 + 3
  return [
    rectangle('symbol', x, y, 38, height),
    ...textBlock(words, x + 2.5, y + 5.5, { height: 3 }),
  ]
}

/** Above: the assembly. Its number 2 is a part. */
function assemblyPanel({ words }: Tools) {
  const { at, items } = assemblyView(22, 50, 0.75)
  const item = (place: Point, number: number, tip: Point): Primitive[] => [
    ...balloon(place, number, tip),
    dot(tip),
  ]
  return [
    lettering(words.item, 2, 7),
    ...items,
    ...item(point(62, 17), 1, at(31, 44)),
    ...item(point(7, 17), 4, at(-5, 33)),
    toned('action', [
      ...item(point(62, 42), 2, at(22, 17)),
      ...flowArrow(point(66, 42), point(71, 42)),
      ...record(words.itemRecord, 71, 30),
    ]),
  ]
}

/** Below: the part. Its number 2 is a diameter. */
function partPanel({ words }: Tools) {
  const { hub, bore, plate, outer, length, chamfer } = flange
  const [dx, dy] = [-16, 52]
  const middle = axis + dy
  const across = (diameter: number, x: number, at: number, text: string) =>
    verticalDimension(inSection(x, diameter / 2), inSection(x, -diameter / 2), at, text)
  const drawn = [
    ...sectionView(),
    ...verticalDimension(inSection(0, bore / 2), inSection(0, -bore / 2), 31, {
      label: `Ø${bore} H7 Ⓔ`,
      height: 3,
    }),
    ...horizontalDimension(
      inSection(0, outer / 2),
      inSection(plate, outer / 2),
      axis - 34,
      String(plate),
    ),
  ]
  return [
    lettering(words.feature, 2, 63),
    ...moved(drawn, dx, dy),
    ...balloon(point(4.8, middle), 1),
    ...balloon(point(45, middle - 34), 3),
    toned('action', [
      ...moved(across(hub, length - chamfer, 72, `Ø${hub} h7`), dx, dy),
      ...balloon(point(62, middle), 2),
      ...flowArrow(point(66, middle), point(71, middle)),
      ...record(words.featureRecord, 71, middle - 12),
    ]),
  ]
}

/** The same number in the same circle: a part on the assembly, a characteristic on the ballooned part drawing. */
export const figure = defineFigure({
  size: { width: 110, height: 140 },
  labels,
  draw: (tools) => [...assemblyPanel(tools), ...partPanel(tools)],
})
