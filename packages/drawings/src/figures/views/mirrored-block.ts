import {
  centreCross,
  centreLine,
  circle,
  defineFigure,
  type FigureItem,
  lettering,
  line,
  type Point,
  type Primitive,
  point,
  polygon,
  polyline,
  projectionSymbol,
  rectangle,
  textWidth,
  toned,
} from '../kit/index.ts'

/**
 * A manifold block, mm: x to the right, y to the back, z up. One bore runs through it to the back, one to the side. The
 * one to the side is seen `offset` mm from the left edge of the second view, which two methods read in two ways.
 */
const block = { length: 32, depth: 19, height: 22, offset: 5.5 }
const across = { x: 23, z: 16, radius: 4 }
const along = { z: 6, radius: 2.75 }

/** Hidden edges and centre line of a bore seen from its side, horizontally. */
function hiddenBore(x1: number, x2: number, y: number, radius: number): Primitive[] {
  return [
    line('hidden', x1, y - radius, x2, y - radius),
    line('hidden', x1, y + radius, x2, y + radius),
    ...centreLine(x1, y, x2, y, 2),
  ]
}

/** The two views of the sheet; (x, y) = lower left corner of the front view. */
function views(x: number, y: number, side: number): Primitive[] {
  const { length, depth, height, offset } = block
  const [front, other] = [point(x + across.x, y - across.z), point(side + offset, y - along.z)]
  return [
    rectangle('wide', x, y - height, length, height),
    circle('wide', front.x, front.y, across.radius),
    ...centreCross(front.x, front.y, across.radius),
    ...hiddenBore(x, x + length, y - along.z, along.radius),
    rectangle('wide', side, y - height, depth, height),
    circle('wide', other.x, other.y, along.radius),
    ...centreCross(other.x, other.y, along.radius),
    ...hiddenBore(side, side + depth, y - across.z, across.radius),
  ]
}

const [cos, sin] = [Math.cos(Math.PI / 6), 0.5]

/** Isometric picture from the front, right and above (ISO 5456-3); `origin` = the lower front left corner. */
function picture(origin: Point, y: number): FigureItem[] {
  const { length, depth, height } = block
  const at = (px: number, py: number, pz: number): Point =>
    point(origin.x + (px + py) * cos, origin.y + (px - py) * sin - pz)
  const ring = (place: (a: number, b: number) => Point, radius: number): Primitive => {
    const turns = Array.from({ length: 48 }, (_, i) => (i * Math.PI) / 24)
    return polygon(
      'wide',
      turns.map((t) => place(radius * Math.cos(t), radius * Math.sin(t))),
    )
  }
  const corner = at(length, 0, height)
  return [
    polygon('wide', [
      at(0, 0, 0),
      at(length, 0, 0),
      at(length, depth, 0),
      at(length, depth, height),
      at(0, depth, height),
      at(0, 0, height),
    ]),
    polyline('wide', [at(0, 0, height), corner, at(length, depth, height)]),
    polyline('wide', [corner, at(length, 0, 0)]),
    ring((a, b) => at(across.x + a, 0, across.z + b), across.radius),
    toned('action', [ring((a, b) => at(length, y + a, along.z + b), along.radius)]),
  ]
}

/** Two views without a symbol, and the two blocks that they describe. */
export const figure = defineFigure({
  size: { width: 110, height: 108 },
  labels: ['sheet', 'first', 'third'],
  draw: ({ words }) => {
    const { depth, offset } = block
    const heading = (text: string, method: 1 | 3, x: number): Primitive[] => [
      lettering(text, x, 49, { height: 3 }),
      ...projectionSymbol(method, x + textWidth(text, 3) + 10, 47.5, 5),
    ]
    return [
      lettering(words.sheet, 2, 6, { height: 3 }),
      ...views(12, 37, 62),
      ...heading(words.first, 1, 2),
      // From the left the back of the part is on the left of the view, from the right its front.
      ...picture(point(4, 88), depth - offset),
      ...heading(words.third, 3, 60),
      ...picture(point(62, 88), offset),
    ]
  },
})
