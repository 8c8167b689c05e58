import {
  area,
  defineFigure,
  edgeSymbol,
  type FigureItem,
  hatch,
  lettering,
  line,
  linearDimension,
  type Point,
  type Primitive,
  point,
  polyline,
  toned,
} from '../kit/index.ts'

/** Size of an edge in mm, drawn 25 times as large. */
const size = 0.3
const scale = 25
const a = size * scale
const side = 22

const edgeMark = (edge: Point, corner: Point, text: string): Primitive[] =>
  edgeSymbol({ ...edge, corner, text, height: 3.5 })

/** A corner of a part in section, broken off at the far sides; `edge` lists the points that replace the ideal edge. */
interface Corner {
  readonly ideal: Point
  readonly outline: readonly Point[]
  readonly open: readonly Point[]
}

/** An external edge at the upper right of the material. */
function external(x: number, y: number, edge: readonly Point[]): Corner {
  const ideal = point(x, y)
  const outline = [point(x - side, y), ...edge, point(x, y + side)]
  return { ideal, outline, open: [point(x - side, y + side)] }
}

/** An internal edge: a floor below and a wall on the left. */
function internal(x: number, y: number, edge: readonly Point[]): Corner {
  const ideal = point(x, y)
  const depth = 11
  const outline = [point(x, y - side + depth), ...edge, point(x + side - depth, y)]
  return {
    ideal,
    outline,
    open: [
      point(x + side - depth, y + depth),
      point(x - depth, y + depth),
      point(x - depth, y - side + depth),
    ],
  }
}

/** Section of a corner with its state tinted between ideal edge and real outline, and the ideal edge as a narrow line. */
function drawn({ ideal, outline, open }: Corner, state: readonly Point[]): FigureItem[] {
  const region = [...outline, ...open]
  return [
    area('action', state, 0.3),
    ...hatch([region], 2.5),
    polyline('wide', outline),
    toned('action', [
      ...state
        .filter((p) => p.x === ideal.x || p.y === ideal.y)
        .filter((p) => p !== ideal)
        .map((p) => line('narrow', ideal.x, ideal.y, p.x, p.y)),
    ]),
  ]
}

/** A smooth curve through the given points (Catmull-Rom), since no standard prescribes its shape. */
function curve(points: readonly Point[]): Point[] {
  const steps = 8
  const last = points.at(-1)
  const between = points.slice(0, -1).flatMap((p, i) => {
    const next = points[i + 1] ?? p
    const [before, after] = [points[i - 1] ?? p, points[i + 2] ?? next]
    const blend = (a0: number, a1: number, a2: number, a3: number, t: number) =>
      a1 + 0.5 * t * (a2 - a0 + t * (2 * a0 - 5 * a1 + 4 * a2 - a3 + t * (3 * (a1 - a2) + a3 - a0)))
    return Array.from({ length: steps }, (_, k) =>
      point(
        blend(before.x, p.x, next.x, after.x, k / steps),
        blend(before.y, p.y, next.y, after.y, k / steps),
      ),
    )
  })
  return last ? [...between, last] : []
}

/** What replaces the ideal edge, in sizes of the edge, x right and y down. */
const shapes = {
  removal: [
    [-1, 0],
    [-0.42, 0.1],
    [-0.1, 0.4],
    [0, 1],
  ],
  burr: [
    [-0.5, 0],
    [-0.2, -0.12],
    [-0.1, -0.55],
    [-0.04, -1],
    [0.04, -0.5],
    [0, 0],
  ],
  undercut: [
    [0, -0.85],
    [-0.6, -0.7],
    [-0.95, 0],
    [-0.6, 0.7],
    [0.1, 0.95],
    [0.85, 0],
  ],
  passing: [
    [0, -1],
    [0.1, -0.4],
    [0.4, -0.1],
    [1, 0],
  ],
} as const

const placed = (ideal: Point, shape: keyof typeof shapes): Point[] =>
  curve(shapes[shape].map(([x, y]) => point(ideal.x + x * a, ideal.y + y * a)))

/** The size a, with its letter beyond an arrow. */
const dimension = (from: Point, to: Point, axis: 'h' | 'v', at: number): Primitive[] =>
  linearDimension({
    from,
    to,
    axis,
    at,
    label: { text: 'a' },
    height: 3,
    arrowsOutside: false,
    place: axis === 'h' ? 'before' : 'after',
  })

/** Removal and burr at an external edge, undercut and passing at an internal one (ISO 13715). */
export const figure = defineFigure({
  size: { width: 110, height: 118 },
  labels: ['external', 'internal', 'removal', 'burr', 'undercut', 'passing'],
  draw: ({ words, deviation }): FigureItem[] => {
    const [left, right] = [30, 84]
    const [upper, lower] = [32, 95]
    const edges = {
      removal: point(left, upper),
      burr: point(right, upper),
      undercut: point(left, lower),
      passing: point(right, lower),
    }
    const corner = (shape: keyof typeof shapes) => {
      const ideal = edges[shape]
      const points = placed(ideal, shape)
      const build = shape === 'removal' || shape === 'burr' ? external : internal
      return drawn(build(ideal.x, ideal.y, points), [...points, ideal])
    }
    const [minus, plus] = [deviation(-size), deviation(size)]
    const name = (text: string, x: number, y: number) =>
      lettering(text, x, y, { height: 2.5, anchor: 'middle' })
    return [
      lettering(words.external, 4, 7, { height: 3 }),
      lettering(words.internal, 4, 71, { height: 3 }),
      ...corner('removal'),
      ...corner('burr'),
      ...corner('undercut'),
      ...corner('passing'),
      ...edgeMark(edges.removal, point(left + 9, upper - 9), minus),
      ...edgeMark(edges.burr, point(right + 9, upper - 9), plus),
      ...edgeMark(edges.undercut, point(left + 9, lower - 9), minus),
      ...edgeMark(point(right + 0.22 * a, lower - 0.22 * a), point(right + 9, lower - 9), plus),
      ...dimension(point(left - a, upper), edges.removal, 'h', upper - 6),
      ...dimension(point(right, upper - a), point(right - 3, upper), 'v', right - 12),
      name(words.removal, left - 10, upper + side + 7),
      name(words.burr, right - 10, upper + side + 7),
      name(words.undercut, left, lower + 18),
      name(words.passing, right, lower + 18),
    ]
  },
})
