import {
  arcPoints,
  circle,
  defineFigure,
  directionOf,
  type FigureItem,
  hatch,
  horizontalDimension,
  lettering,
  line,
  type Point,
  type Primitive,
  point,
  polar,
  rectangle,
  toned,
} from '../kit/index.ts'

/** A cast lid, mm, its places from the left and the lower edge. */
const lid = { left: 24, top: 30, width: 62, height: 40 }
const bottom = lid.top + lid.height
const pad = 8
const places = {
  A1: point(lid.left + 10, bottom - 8),
  A2: point(lid.left + 52, bottom - 8),
  A3: point(lid.left + 31, lid.top + 8),
}

/** The sign of a target (ISO 5459): a circle in halves, size above, letter and number below. */
function target(at: Point, name: string, tip: Point, size?: string): Primitive[] {
  const radius = 6
  const angle = directionOf(at, tip)
  const start = polar(at, radius, angle)
  return [
    circle('symbol', at.x, at.y, radius),
    line('symbol', at.x - radius, at.y, at.x + radius, at.y),
    lettering(name, at.x, at.y + 3.8, { height: 2.5, anchor: 'middle' }),
    ...(size ? [lettering(size, at.x, at.y - 1.3, { height: 2.5, anchor: 'middle' })] : []),
    line('narrow', start.x, start.y, tip.x, tip.y),
  ]
}

const cross = ({ x, y }: Point): Primitive[] => [
  line('wide', x - 1.6, y - 1.6, x + 1.6, y + 1.6),
  line('wide', x - 1.6, y + 1.6, x + 1.6, y - 1.6),
]

/** Three areas on the face, two points on one edge and one on the other: a complete system of targets. */
export const figure = defineFigure({
  size: { width: 110, height: 106 },
  labels: ['title'],
  draw: ({ words }): FigureItem[] => {
    const size = `Ø${pad}`
    const [b1, b2] = [point(lid.left + 10, bottom), point(lid.left + 52, bottom)]
    const c1 = point(lid.left, lid.top + 14)
    const exact = (from: Point, to: Point, at: number) =>
      horizontalDimension(from, to, at, {
        height: 2.5,
        label: { text: String(to.x - from.x), framed: true },
        bare: 'both',
      })
    return [
      lettering(words.title, 4, 7, { height: 3 }),
      rectangle('wide', lid.left, lid.top, lid.width, lid.height),
      ...Object.values(places).map(({ x, y }) => circle('narrow', x, y, pad / 2)),
      ...hatch(
        Object.values(places).map(({ x, y }) => arcPoints(x, y, pad / 2, 0, 360)),
        2,
      ),
      ...[b1, b2, c1].flatMap(cross),
      ...[b1, b2].map(({ x }) => line('narrow', x, bottom + 2.4, x, bottom + 13)),
      line('narrow', lid.left, bottom + 0.8, lid.left, bottom + 13),
      ...exact(point(lid.left, bottom), b1, bottom + 11),
      ...exact(b1, b2, bottom + 11),
      toned('action', [
        ...target(point(46, 20), 'A3', polar(places.A3, pad / 2, -120), size),
        ...target(point(44, 46), 'A1', polar(places.A1, pad / 2, -60), size),
        ...target(point(66, 46), 'A2', polar(places.A2, pad / 2, -120), size),
        ...target(point(46, 95), 'B1', point(b1.x + 1, b1.y + 1.6)),
        ...target(point(96, 88), 'B2', point(b2.x + 2, b2.y + 1.6)),
        ...target(point(9, 32), 'C1', point(c1.x - 1.6, c1.y - 1)),
      ]),
    ]
  },
})
