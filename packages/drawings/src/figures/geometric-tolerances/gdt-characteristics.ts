import {
  arc,
  type Characteristic,
  characteristics,
  circle,
  defineFigure,
  degreesOf,
  type FigureItem,
  lettering,
  line,
  type Primitive,
  point,
  polar,
  polygon,
  polyline,
  rectangle,
  textBlock,
  toned,
} from '../kit/index.ts'

const labels = [
  'form',
  'orientation',
  'location',
  'runOut',
  'profile',
  ...(Object.keys(characteristics) as Characteristic[]),
] as const

type Label = (typeof labels)[number]

interface Group {
  readonly name: Label
  readonly members: readonly Characteristic[]
}

/** ISO 1101 by groups, in two columns of the sheet. */
const columns: readonly { x: number; groups: readonly Group[] }[] = [
  {
    x: 4,
    groups: [
      { name: 'form', members: ['straightness', 'flatness', 'roundness', 'cylindricity'] },
      { name: 'orientation', members: ['parallelism', 'perpendicularity', 'angularity'] },
    ],
  },
  {
    x: 58,
    groups: [
      { name: 'location', members: ['position', 'concentricity', 'symmetry'] },
      { name: 'runOut', members: ['circularRunOut', 'totalRunOut'] },
      { name: 'profile', members: ['lineProfile', 'surfaceProfile'] },
    ],
  },
]

const cell = 9
const pitch = 10.5
const columnWidth = 48

/** Lines of a symbol around its middle: pairs of points in tenths of the height of capitals, y down. */
type Strokes = readonly (readonly [number, number, number, number])[]

const height = 4.5
const grid = height / 10

/** Larger than lettering and with true circles, since the symbols are what the figure is about. */
const shapes: Record<Characteristic, { strokes?: Strokes; circles?: readonly number[] }> = {
  straightness: { strokes: [[-6, 0, 6, 0]] },
  flatness: {
    strokes: [
      [-7, 4, 3, 4],
      [3, 4, 7, -4],
      [7, -4, -3, -4],
      [-3, -4, -7, 4],
    ],
  },
  roundness: { circles: [4.5] },
  cylindricity: {
    circles: [3.5],
    strokes: [
      [-6.65, 5.5, -1.5, -5.5],
      [1.5, 5.5, 6.65, -5.5],
    ],
  },
  lineProfile: {},
  surfaceProfile: { strokes: [[-6, 3, 6, 3]] },
  parallelism: {
    strokes: [
      [-4.5, 5, -0.5, -5],
      [0.5, 5, 4.5, -5],
    ],
  },
  perpendicularity: {
    strokes: [
      [-6, 5, 6, 5],
      [0, 5, 0, -5.5],
    ],
  },
  angularity: {
    strokes: [
      [-6, 4, 6, 4],
      [-6, 4, 5, -3],
    ],
  },
  position: {
    circles: [4],
    strokes: [
      [-6.5, 0, 6.5, 0],
      [0, -6.5, 0, 6.5],
    ],
  },
  concentricity: { circles: [5.5, 2.75] },
  symmetry: {
    strokes: [
      [-6, 0, 6, 0],
      [-3.5, -3, 3.5, -3],
      [-3.5, 3, 3.5, 3],
    ],
  },
  circularRunOut: {},
  totalRunOut: { strokes: [[-7, 5.5, 1, 5.5]] },
}

/** An arrow of the run-out symbols: foot at (x, y), head of 40 degrees, 7 tenths to the right and 11 up. */
function runOutArrow(x: number, y: number): Primitive[] {
  const tip = point(x + 7 * grid, y - 11 * grid)
  const angle = degreesOf(Math.atan2(tip.y - y, tip.x - x))
  const barb = (turn: number) => polar(tip, 5.5 * grid, angle + 180 + turn)
  return [polyline('symbol', [point(x, y), tip]), polygon('fill', [tip, barb(20), barb(-20)])]
}

/** Where the arrows of the symbols of run-out begin, in units of the grid. */
const feetOfArrows: Readonly<Partial<Record<Characteristic, readonly number[]>>> = {
  circularRunOut: [-3.5],
  totalRunOut: [-7, 1],
}

function symbol(name: Characteristic, x: number, y: number): Primitive[] {
  const { strokes = [], circles = [] } = shapes[name]
  const feet = feetOfArrows[name] ?? []
  const hasArc = name === 'lineProfile' || name === 'surfaceProfile'
  return [
    ...circles.map((radius) => circle('symbol', x, y, radius * grid)),
    ...strokes.map(([x1, y1, x2, y2]) =>
      line('symbol', x + x1 * grid, y + y1 * grid, x + x2 * grid, y + y2 * grid),
    ),
    ...feet.flatMap((foot) => runOutArrow(x + foot * grid, y + 5.5 * grid)),
    ...(hasArc ? [arc('symbol', x, y + 3 * grid, 6 * grid, 180, 180)] : []),
  ]
}

/** A symbol in the first cell of its frame, its name beside it. */
function entry(name: Characteristic, words: string, x: number, y: number): Primitive[] {
  const rows = words.trim().split('\n').length
  const first = y + cell / 2 + 1.5 - (rows - 1) * 2.55
  return [
    rectangle('symbol', x, y, cell, cell),
    ...symbol(name, x + cell / 2, y + cell / 2),
    ...textBlock(words, x + cell + 3, first, { height: 3 }),
  ]
}

/** The 14 characteristics of ISO 1101, grouped; each group says whether it needs a datum. */
export const figure = defineFigure({
  size: { width: 110, height: 109 },
  labels,
  draw: ({ words }) =>
    columns.flatMap(({ x, groups }) => {
      let y = 6
      return groups.flatMap(({ name, members }): FigureItem[] => {
        const heading = [
          lettering(words[name], x, y, { height: 3 }),
          line('narrow', x, y + 2, x + columnWidth, y + 2),
        ]
        y += 5
        const entries = members.flatMap((member) => {
          const drawn = entry(member, words[member], x, y)
          y += pitch
          return drawn
        })
        y += 6
        return [toned('action', heading), ...entries]
      })
    }),
})
