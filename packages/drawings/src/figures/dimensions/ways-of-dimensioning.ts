import {
  centreCross,
  circle,
  defineFigure,
  type FigureTools,
  horizontalDimension,
  lettering,
  linearLimit,
  type Point,
  type Primitive,
  point,
  rectangle,
  runningDimensions,
  toned,
} from '../kit/index.ts'

/** A strip with three bores, mm; the bores lie on its middle line. */
const part = { length: 80, height: 16, bore: 8, places: [20, 40, 60] }
const left = 14
const past = part.bore / 2 + 2

/** The strip with its upper edge at y. */
function strip(y: number): Primitive[] {
  const middle = y + part.height / 2
  return [
    rectangle('wide', left, y, part.length, part.height),
    ...part.places.flatMap((x) => [
      circle('wide', left + x, middle, part.bore / 2),
      ...centreCross(left + x, middle, part.bore / 2),
    ]),
  ]
}

/** Where the extension lines begin: the corner, then the lower ends of the bores' centre lines. */
const starts = (y: number): Point[] => [
  point(left, y + part.height),
  ...part.places.map((x) => point(left + x, y + part.height / 2 + past)),
]

const distances = (places: readonly number[]) =>
  places.map((x, index) => x - (places[index - 1] ?? 0))

/** Each dimension begins where the one before ends. */
function chain(y: number, number: FigureTools['number']): Primitive[] {
  const points = starts(y)
  return distances(part.places).flatMap((distance, index) => {
    const [from, to] = [points[index], points[index + 1]]
    if (!from || !to) return []
    const at = y + part.height + 10
    const bare = index === 0 ? undefined : 'from'
    return horizontalDimension(from, to, at, { label: number(distance), bare })
  })
}

/** All dimensions begin at the left edge, each on a line of its own. */
function parallel(y: number, number: FigureTools['number']): Primitive[] {
  const [origin, ...ends] = starts(y)
  return ends.flatMap((to, index) =>
    horizontalDimension(
      origin ?? to,
      to,
      y + part.height + 9 + 8 * index,
      number(part.places[index] ?? 0),
    ),
  )
}

/** One line from an origin; every figure is a distance from it. */
function running(y: number, number: FigureTools['number']): Primitive[] {
  const [origin, ...ends] = starts(y)
  const points = ends.map((at, index) => ({
    point: at,
    label: { text: number(part.places[index] ?? 0) },
    ref: index,
  }))
  return origin ? runningDimensions(origin, 'h', y + part.height + 8, points) : []
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)

/** How far the last bore may stray from its place at the left edge under ISO 2768-m, ± in mm. */
const strays = {
  chain: sum(distances(part.places).map((distance) => linearLimit(distance, 'm'))),
  direct: linearLimit(part.places.at(-1) ?? 0, 'm'),
}

/** The same bores dimensioned in chain, in parallel and by superimposed running dimensions (ISO 129-1). */
export const figure = defineFigure({
  size: { width: 110, height: 147 },
  labels: ['chain', 'parallel', 'running', 'third'],
  draw: ({ words, number }) => {
    const result = (limit: number, y: number) =>
      toned('action', [lettering(`${words.third} ±${number(limit)}`, 78, y, { height: 3 })])
    const ways = [
      { y: 10, title: words.chain, draw: chain, limit: strays.chain, below: 10 },
      { y: 52, title: words.parallel, draw: parallel, limit: strays.direct, below: 25 },
      { y: 111, title: words.running, draw: running, limit: strays.direct, below: 8 },
    ]
    return ways.flatMap(({ y, title, draw, limit, below }) => [
      lettering(title, 4, y - 3.5),
      ...strip(y),
      ...draw(y, number),
      result(limit, y + part.height + below + 1.2),
    ])
  },
})
