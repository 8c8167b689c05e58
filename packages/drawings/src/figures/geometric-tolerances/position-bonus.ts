import {
  area,
  arrowhead,
  centreCross,
  centreLine,
  circle,
  datumFeature,
  defineFigure,
  directionOf,
  dot,
  type FigureItem,
  featureControlFrame,
  fitDeviations,
  leaderNote,
  lettering,
  line,
  linearDimension,
  type Point,
  type Primitive,
  point,
  polar,
  rectangle,
  scaleBelow,
  scaleLeft,
  textBlock,
  toned,
} from '../kit/index.ts'

/** The plate, mm: four holes on a rectangle, their places exact from datums B (left edge) and C (lower edge). */
const plate = { width: 56, height: 40, thickness: 8, margin: 10, spacing: [36, 20] as const }
const hole = { diameter: 8.4, fit: 'H12', position: 0.2 }
const deviations = fitDeviations(hole.diameter, hole.fit)
/** The measured hole of the text: actual size, and offset from its exact place in x and y. */
const measured = { diameter: 8.5, dx: 0.11, dy: -0.09 }
const deviation = 2 * Math.hypot(measured.dx, measured.dy)

const front = { left: 22, bottom: 78 }
const sideLeft = front.left + plate.width + 10

const holes = [0, 1].flatMap((i) =>
  [0, 1].map((j) =>
    point(
      front.left + plate.margin + i * plate.spacing[0],
      front.bottom - plate.margin - j * plate.spacing[1],
    ),
  ),
)

function views(): Primitive[] {
  const top = front.bottom - plate.height
  const radius = hole.diameter / 2
  const levels = [...new Set(holes.map(({ y }) => y))]
  return [
    rectangle('wide', front.left, top, plate.width, plate.height),
    ...holes.flatMap(({ x, y }) => [circle('wide', x, y, radius), ...centreCross(x, y, radius)]),
    rectangle('wide', sideLeft, top, plate.thickness, plate.height),
    ...levels.flatMap((y) => [
      ...[y - radius, y + radius].map((level) =>
        line('hidden', sideLeft, level, sideLeft + plate.thickness, level),
      ),
      ...centreLine(sideLeft, y, sideLeft + plate.thickness, y, 2),
    ]),
    ...datumFeature({
      x: sideLeft + plate.thickness,
      y: top + plate.height / 2,
      angle: 0,
      letter: 'A',
      stem: 5,
    }),
    ...datumFeature({ x: front.left, y: top + 4, angle: 180, letter: 'B', stem: 5 }),
    ...datumFeature({ x: front.left + 51.5, y: front.bottom, angle: 90, letter: 'C', stem: 5 }),
  ]
}

/** Theoretically exact dimensions, framed. */
function exact(): Primitive[] {
  const [lower, upper] = holes
  const right = holes[2]
  if (!lower || !upper || !right) return []
  const corner = point(front.left, front.bottom)
  const below = front.bottom + 9
  const reach = hole.diameter / 2 + 2
  // Extension lines continue the centre lines of the holes.
  const down = (p: Point) => point(p.x, p.y + reach)
  const out = (p: Point) => point(p.x - reach, p.y)
  const dimension = (axis: 'h' | 'v', from: Point, to: Point) =>
    linearDimension({
      axis,
      from,
      to,
      at: axis === 'h' ? below : 13,
      height: 2.5,
      label: {
        text: String(axis === 'h' ? to.x - from.x : from.y - to.y),
        framed: true,
      },
    })
  return [
    ...dimension('h', corner, down(lower)),
    ...dimension('h', down(lower), down(right)),
    ...dimension('v', corner, out(lower)),
    ...dimension('v', out(lower), out(upper)),
  ]
}

/** The diagram: size of the hole to the right, position tolerance upwards. */
const plot = { left: 22, bottom: 166, width: 66, height: 52 }
const toX = (diameter: number): number =>
  plot.left + ((diameter - hole.diameter) / deviations.upper) * plot.width
const toY = (tolerance: number): number => plot.bottom - (tolerance / 0.4) * plot.height

/** Axes with ticks; numbers as the language writes them. */
function axes(number: (value: number) => string): Primitive[] {
  const right = plot.left + plot.width
  const top = plot.bottom - plot.height
  return [
    line('narrow', plot.left, plot.bottom, right + 8, plot.bottom),
    arrowhead(right + 8, plot.bottom, 0),
    line('narrow', plot.left, plot.bottom, plot.left, top - 4),
    arrowhead(plot.left, top - 4, -90),
    ...scaleBelow(plot.bottom, { values: [8.4, 8.45, 8.5, 8.55], at: toX, write: number }),
    ...scaleLeft(plot.left, { values: [0.1, 0.2, 0.3, 0.4], at: toY, write: number }),
  ]
}

/** A plate with a position tolerance at maximum material, and what the tolerance becomes as the hole grows. */
export const figure = defineFigure({
  size: { width: 110, height: 180 },
  labels: ['plate', 'diagram', 'size', 'allowed', 'fixed', 'measured'],
  draw: ({ words, number }): FigureItem[] => {
    const target = holes[1] ?? point(0, 0)
    const [smallest, largest] = [hole.diameter, hole.diameter + deviations.upper]
    const [least, most] = [hole.position, hole.position + deviations.upper]
    const at = point(toX(measured.diameter), toY(deviation))
    const knee = point(target.x + 16, 18)
    const towards = directionOf(target, knee)
    const small = { height: 2.5 }
    const callout = `4× Ø${number(hole.diameter)} ${hole.fit}`
    return [
      lettering(words.plate, 4, 7, { height: 3 }),
      ...views(),
      ...exact(),
      ...leaderNote({
        tip: polar(target, hole.diameter / 2, towards),
        knee,
        label: callout,
        side: 'right' as const,
      }),
      toned('action', [
        ...featureControlFrame(knee.x, knee.y + 2, {
          characteristic: 'position',
          tolerance: `Ø${number(hole.position)} Ⓜ`,
          datums: ['A', 'B', 'C'],
        }),
      ]),
      lettering(words.diagram, 4, 102, { height: 3 }),
      area('action', [
        point(toX(smallest), toY(0)),
        point(toX(smallest), toY(least)),
        point(toX(largest), toY(most)),
        point(toX(largest), toY(0)),
      ]),
      ...axes(number),
      line('hidden', toX(smallest), toY(least), toX(largest), toY(least)),
      toned('action', [
        line('wide', toX(smallest), toY(least), toX(largest), toY(most)),
        line('narrow', toX(largest), toY(0), toX(largest), toY(most)),
      ]),
      dot(at),
      ...textBlock(words.allowed, plot.left + 4, toY(0.375), small),
      lettering(words.fixed, plot.left + 4, toY(0.155), small),
      ...textBlock(words.measured, at.x + 2, at.y + 4.5, small),
      lettering(words.size, plot.left, plot.bottom + 11, small),
    ]
  },
})
