import {
  area,
  centreCross,
  circle,
  corners,
  defineFigure,
  type FigureItem,
  featureControlFrame,
  hatch,
  lettering,
  type Point,
  type Primitive,
  point,
  polygon,
  polyline,
  radians,
  toned,
} from '../kit/index.ts'

/** A plate whose corner is not square, mm; the angle is far larger than on the part of the text. */
const plate = { width: 37, height: 25, hole: { x: 29, y: 9, radius: 2.4 } }
const lean = radians(6)

/** Corners from the corner of A and B, y up; `turn` = how far the plate is turned, counter-clockwise. */
function plateCorners(turn: number): Point[] {
  const raw = [
    point(0, 0),
    point(plate.width, 0),
    point(plate.width, plate.height),
    point(plate.height * Math.tan(lean), plate.height),
  ]
  return raw.map((at) => turned(at, turn))
}

const turned = ({ x, y }: Point, by: number): Point =>
  point(x * Math.cos(by) - y * Math.sin(by), x * Math.sin(by) + y * Math.cos(by))

/** Two stops at a right angle: A below, B on the left; (x, y) = their corner. */
function stops(x: number, y: number): Primitive[] {
  const [along, up, deep] = [44, 34, 3]
  const floor = corners(x, y, along, deep)
  const wall = [point(x, y), point(x, y - up), point(x - deep, y - up), point(x - deep, y)]
  return [
    polyline('wide', [point(x, y - up), point(x, y), point(x + along, y)]),
    ...hatch([floor], 2),
    ...hatch([wall], 2),
  ]
}

function panel(x: number, y: number, turn: number): FigureItem[] {
  const at = ({ x: dx, y: dy }: Point): Point => point(x + dx, y - dy)
  const outline = plateCorners(turn).map(at)
  const hole = at(turned(point(plate.hole.x, plate.hole.y), turn))
  return [
    area('action', outline, 0.12),
    toned('action', [
      polygon('wide', outline),
      circle('wide', hole.x, hole.y, plate.hole.radius),
      ...centreCross(hole.x, hole.y, plate.hole.radius),
    ]),
    ...stops(x, y),
    lettering('A', x + 40, y + 7.5, { height: 3 }),
    lettering('B', x - 3, y - 36, { height: 3 }),
  ]
}

/** The same plate set up by A | B and by B | A (ISO 5459): what the first datum takes, the second does not get. */
export const figure = defineFigure({
  size: { width: 110, height: 84 },
  labels: ['first', 'second', 'flatOnA', 'flatOnB'],
  draw: ({ words, number }): FigureItem[] => {
    const tolerance = `Ø${number(0.2)}`
    const frame = (x: number, datums: readonly string[]) =>
      featureControlFrame(x, 10, { characteristic: 'position', tolerance, datums, height: 3 })
    return [
      lettering(words.first, 4, 6, { height: 3 }),
      ...frame(4, ['A', 'B']),
      ...panel(9, 66, 0),
      lettering(words.flatOnA, 4, 80, { height: 2.5 }),
      lettering(words.second, 58, 6, { height: 3 }),
      ...frame(58, ['B', 'A']),
      ...panel(63, 66, lean),
      lettering(words.flatOnB, 58, 80, { height: 2.5 }),
    ]
  },
})
