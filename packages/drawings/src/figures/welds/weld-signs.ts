import {
  arcPoints,
  area,
  corners,
  defineFigure,
  type FigureItem,
  hatch,
  lettering,
  line,
  type Point,
  type Primitive,
  point,
  polygon,
  polyline,
  toned,
} from '../kit/index.ts'

/** A weld: its sign above the middle of the reference line, and its section above the root of the joint. */
interface Weld {
  /** strokes of the sign */
  readonly sign: readonly (readonly Point[])[]
  readonly isClosed?: boolean
  /** cross-sections of the two parts before they are joined, each an outline */
  readonly parts: readonly (readonly Point[])[]
  /** what is welded */
  readonly weld: readonly Point[]
}

/** Thickness of a plate, reach of the section to both sides, and half the gap at the root, mm on the sheet. */
const [thickness, reach, gap] = [7, 11.5, 0.5]

/** A plate of a butt joint from its groove face, given from the top to the root, to its other end. */
const plate = (face: readonly Point[], side: -1 | 1): Point[] => [
  ...face,
  point(side * reach, 0),
  point(side * reach, -thickness),
]

/** A butt joint: the face of the groove on the right, and on the left the same or another one. */
function butt(right: readonly Point[], left = right.map(({ x, y }) => point(-x, y))) {
  return {
    parts: [plate(left, -1), plate(right, 1)],
    weld: [...left, ...right.toReversed()],
  }
}

/** Half the width of the plug and of the nugget; thickness of a sheet that lies on another. */
const [half, sheet] = [4, 4]

/** Edges of the nugget between two sheets, above (1) and below (-1), from left to right. */
const nugget = (side: 1 | -1) =>
  arcPoints(0, 0, 1, 180, side * 180).map(({ x, y }) => point(half * x, 2 * y - sheet))

/** One of two sheets on each other, with the notch that half of a nugget leaves in it. */
const spotted = (side: 1 | -1) => [
  point(reach, -sheet),
  point(reach, -sheet - side * sheet),
  point(-reach, -sheet - side * sheet),
  point(-reach, -sheet),
  ...nugget(side),
]

const slope = Math.tan(Math.PI / 6)
const straight = [point(gap, -thickness), point(gap, 0)]

const welds: Readonly<Record<string, Weld>> = {
  fillet: {
    sign: [[point(-2.5, 0), point(-2.5, -5), point(2.5, 0)]],
    isClosed: true,
    parts: [corners(-5, -14, 5, 10), corners(-reach, -sheet, 2 * reach, sheet)],
    weld: [point(0, -sheet), point(0, -sheet - 6), point(6, -sheet)],
  },
  square: {
    sign: [
      [point(-1.2, 0), point(-1.2, -5)],
      [point(1.2, 0), point(1.2, -5)],
    ],
    ...butt(straight),
  },
  v: {
    sign: [[point(-2.9, -5), point(0, 0), point(2.9, -5)]],
    ...butt([point(gap + thickness * slope, -thickness), point(gap, 0)]),
  },
  bevel: {
    sign: [[point(0, -5), point(0, 0), point(4, -5)]],
    ...butt(
      [point(gap + thickness, -thickness), point(gap, 0)],
      straight.map(({ x, y }) => point(-x, y)),
    ),
  },
  y: {
    sign: [
      [point(0, 0), point(0, -2.2)],
      [point(-2.4, -5), point(0, -2.2), point(2.4, -5)],
    ],
    ...butt([point(gap + 4 * slope, -thickness), point(gap, -3), point(gap, 0)]),
  },
  u: {
    sign: [[point(0, 0), point(0, -1.6)], arcPoints(0, -4, 2.4, 180, -180)],
    ...butt([
      point(gap + 3.2, -thickness),
      ...arcPoints(gap, -4.4, 2.8, 0, 90),
      point(gap, -1.6),
      point(gap, 0),
    ]),
  },
  plug: {
    sign: [[point(-3.5, 0), point(-3.5, -3.6), point(3.5, -3.6), point(3.5, 0)]],
    parts: [
      corners(-reach, -2 * sheet, reach - half, sheet),
      corners(-reach, -sheet, 2 * reach, sheet),
      corners(half, -2 * sheet, reach - half, sheet),
    ],
    weld: corners(-half, -2 * sheet, 2 * half, sheet),
  },
  spot: {
    sign: [arcPoints(0, 0, 2.4, 0, 360)],
    parts: [spotted(1), spotted(-1)],
    weld: [...nugget(1), ...nugget(-1).toReversed()],
  },
}

/** The signs are drawn for lettering of 3.5 mm; alone they are larger. */
const enlarged = ({ x, y }: Point) => point(1.3 * x, 1.3 * y)

/** Size of a cell, and where in it the reference line, the root of the joint and the name are. */
const cell = { width: 27.5, height: 46, line: 12, root: 30, name: 42 }

function drawWeld({ sign, isClosed, parts, weld }: Weld, x: number, y: number): FigureItem[] {
  const at = (points: readonly Point[], top: number) =>
    points.map((each) => point(x + each.x, y + top + each.y))
  const outlines = parts.map((part) => at(part, cell.root))
  const fused = at(weld, cell.root)
  const drawn = isClosed ? polygon : polyline
  const strokes: Primitive[] = sign.map((stroke) =>
    drawn('symbol', at(stroke.map(enlarged), cell.line)),
  )
  return [
    area('action', fused, 0.3),
    line('narrow', x - 9, y + cell.line, x + 9, y + cell.line),
    // Neighbours in section are hatched against each other.
    ...outlines.flatMap((part, index) => hatch([part], 2, index % 2 === 0 ? 1 : -1)),
    ...outlines.map((part) => polygon('wide', part)),
    toned('action', [...strokes, polygon('wide', fused)]),
  ]
}

/** Eight elementary symbols of ISO 2553 on the reference line; below each, the weld in section. */
export const figure = defineFigure({
  size: { width: 110, height: 2 * cell.height },
  labels: ['fillet', 'square', 'v', 'bevel', 'y', 'u', 'plug', 'spot'],
  draw: ({ words }) =>
    Object.entries(welds).flatMap(([name, weld], index): FigureItem[] => {
      const x = (index % 4) * cell.width + cell.width / 2
      const y = Math.floor(index / 4) * cell.height
      const word = words[name as keyof typeof words]
      return [
        ...drawWeld(weld, x, y),
        lettering(word, x, y + cell.name, { height: 2.5, anchor: 'middle' }),
      ]
    }),
})
