import {
  area,
  arrowhead,
  defineFigure,
  type FigureItem,
  lettering,
  line,
  type Point,
  type Primitive,
  point,
  polygon,
  rectangle,
  toned,
} from '../kit/index.ts'

/** A pin on the sheet, mm; its bend is exaggerated to be visible. */
const pin = { left: 8, length: 94, radius: 6, bend: 5 }
const centre = pin.left + pin.length / 2

/** How far the axis is bent down at a place x: a parabola, zero at both ends. */
const sag = (x: number): number => pin.bend * (1 - ((x - centre) / (pin.length / 2)) ** 2)

/** Points of one edge between two places, `side` -1 above and 1 below the axis. */
function edge(from: number, to: number, y: number, side: 1 | -1): Point[] {
  const steps = 16
  return Array.from({ length: steps + 1 }, (_, i) => {
    const x = from + ((to - from) * i) / steps
    return point(x, y + sag(x) + side * pin.radius)
  })
}

const bentPin = (y: number): Primitive => {
  const right = pin.left + pin.length
  const above = edge(pin.left, right, y, -1)
  return polygon('wide', [...above, ...edge(pin.left, right, y, 1).toReversed()])
}

/** A size measured between two opposite points, inside the outline. */
function localSize(x: number, y: number, text: string): Primitive[] {
  const [top, bottom] = [y + sag(x) - pin.radius, y + sag(x) + pin.radius]
  return [
    line('narrow', x, top, x, bottom),
    arrowhead(x, top, -90),
    arrowhead(x, bottom, 90),
    lettering(text, x + 1.5, y + sag(x) + 1.25, { height: 2.5 }),
  ]
}

/** The straight envelope, placed as well as it can be, and what of the pin is outside it. */
function envelope(y: number): FigureItem[] {
  const shift = pin.bend / 2
  const [top, bottom] = [y + shift - pin.radius, y + shift + pin.radius]
  // Half of the bend is reached at 1/√2 of half the length.
  const cut = pin.length / 2 / Math.SQRT2
  const right = pin.left + pin.length
  const outside = [
    [...edge(pin.left, centre - cut, y, -1), point(pin.left, top)],
    [...edge(centre + cut, right, y, -1), point(right, top)],
    edge(centre - cut, centre + cut, y, 1),
  ]
  return [
    ...outside.map((region) => area('action', region, 0.45)),
    toned('action', [rectangle('symbol', pin.left - 3, top, pin.length + 6, bottom - top)]),
  ]
}

/** A bent pin judged by its size alone (ISO 8015) and by its envelope (ASME Y14.5, Rule #1). */
export const figure = defineFigure({
  size: { width: 110, height: 96 },
  labels: ['iso', 'accepted', 'asme', 'envelope', 'rejected'],
  draw: ({ words, number }) => {
    const size = number(10.05)
    const [first, second] = [24, 70]
    return [
      lettering(words.iso, 4, 9),
      bentPin(first),
      ...[24, 52, 80].flatMap((x) => localSize(x, first, size)),
      lettering(words.accepted, 4, first + 18, { height: 3 }),
      lettering(words.asme, 4, second - 17),
      bentPin(second),
      ...envelope(second),
      toned('action', [
        lettering(words.envelope, centre, second - 5.2, { height: 2.5, anchor: 'middle' }),
      ]),
      lettering(words.rejected, 4, second + 19, { height: 3 }),
    ]
  },
})
