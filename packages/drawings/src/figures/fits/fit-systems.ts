import {
  defineFigure,
  type FigureItem,
  type FigureTools,
  fitDeviations,
  lettering,
  point,
  toleranceZone,
  verticalDimension,
  zeroLine,
} from '../kit/index.ts'

const nominal = 20
interface Zone {
  readonly upper: number
  readonly lower: number
}

/** The zone of a hole mirrors that of a shaft with the same letter (A to H) at the zero line. */
const holeOf = ({ upper, lower }: Zone): Zone => ({ upper: -lower, lower: -upper })

interface System {
  readonly hole: Zone & { readonly name: string }
  readonly shaft: Zone & { readonly name: string }
}

const systemOf = (hole: string, limits: Zone, shaft: string): System => ({
  hole: { name: hole, ...limits },
  shaft: { name: shaft, ...fitDeviations(nominal, shaft) },
})

/** The same sliding fit twice: the hole fixed at H, the shaft fixed at h. */
const basicHole = systemOf('H7', fitDeviations(nominal, 'H7'), 'g6')
const basicShaft = systemOf('G7', holeOf(fitDeviations(nominal, 'g7')), 'h6')

const zero = 42
const scale = 0.9
const width = 10
const level = (deviation: number): number => zero - deviation * 1000 * scale

/** One system: the two zones, and beside them the least and the greatest clearance. */
function system(x: number, { hole, shaft }: System, number: FigureTools['number']): FigureItem[] {
  const common = { width, zero, scale }
  const [holeX, shaftX] = [x + 4, x + 17]
  const isFixed = (name: string) => name.toLowerCase().startsWith('h')
  const clearance = (low: number, high: number, at: number, place: 'after' | 'centre') =>
    verticalDimension(point(shaftX + width, level(low)), point(holeX + width, level(high)), at, {
      place,
      height: 3,
      label: number(high - low),
    })
  return [
    ...zeroLine(x, x + 31, zero),
    ...[
      { ...hole, x: holeX },
      { ...shaft, x: shaftX },
    ].flatMap((zone) =>
      toleranceZone({ ...common, ...zone, tone: isFixed(zone.name) ? 'ink' : 'action' }),
    ),
    ...clearance(shaft.upper, hole.lower, x + 34, 'after'),
    ...clearance(shaft.lower, hole.upper, x + 44, 'centre'),
  ]
}

/** Basic hole and basic shaft give the same clearances (ISO 286-1). */
export const figure = defineFigure({
  size: { width: 110, height: 64 },
  labels: ['hole', 'shaft'],
  draw: ({ words, number }) => [
    lettering(words.hole, 6, 7),
    ...system(7, basicHole, number),
    lettering(words.shaft, 62, 7),
    ...system(63, basicShaft, number),
  ],
})
