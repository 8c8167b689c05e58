import { dot } from '../annotate/dimension.ts'
import { arrowhead } from '../annotate/label.ts'
import { datumFeature, sectionArrow } from '../annotate/symbols.ts'
import {
  circle,
  corners,
  line,
  type Primitive,
  point,
  polyline,
  rectangle,
} from '../display-list.ts'
import { balloon } from '../figures/kit/flow.ts'
import { projectionSymbol } from '../figures/kit/projection.ts'
import { hatch } from '../hatch.ts'
import { lettering } from '../lettering/lettering.ts'

type Sign = readonly Primitive[]

/** Tolerance zones of hole and shaft about the zero line (ISO 286-1); heights in mm above it. */
function zones(hole: readonly [low: number, high: number], shaft: readonly [number, number]): Sign {
  const zone = (x: number, [low, high]: readonly [number, number], fall: 1 | -1) => [
    ...hatch([corners(x, -high, 4.5, high - low)], 1.1, fall),
    rectangle('symbol', x, -high, 4.5, high - low),
  ]
  return [line('wide', 0, 0, 13, 0), ...zone(1.2, hole, 1), ...zone(7.2, shaft, -1)]
}

/** A dimension line with arrowheads between two extension lines. */
const span = (x1: number, x2: number, y: number, foot: number): Sign => [
  line('narrow', x1, foot, x1, y - 0.8),
  line('narrow', x2, foot, x2, y - 0.8),
  line('narrow', x1, y, x2, y),
  arrowhead(x1, y, 180, undefined, 1.8),
  arrowhead(x2, y, 0, undefined, 1.8),
]

/** A dimension line of running dimensions: one arrowhead at its end. */
const run = (x: number, y: number, foot: number): Sign => [
  line('narrow', x, foot, x, y - 0.8),
  arrowhead(x, y, 0, undefined, 1.8),
]

/** Lines, arrows and cells of the sheet itself: ISO 128, ISO 5456-2, ISO 5459, ISO 6433, ISO 13715, ISO 2553. */
export const sheets: Readonly<Record<string, Sign>> = {
  'first-angle': projectionSymbol(1, 0, 0, 5.5),
  'third-angle': projectionSymbol(3, 0, 0, 5.5),
  'hidden-line': [line('hidden', 0, 0, 14, 0)],
  hatching: [...hatch([corners(0, 0, 11, 7)], 1.4), rectangle('wide', 0, 0, 11, 7)],
  'leader-line': [
    polyline('narrow', [point(13, 0), point(7, 0), point(0, 6)]),
    arrowhead(0, 6, 139, undefined, 2.5),
  ],
  section: sectionArrow({ x: 0, y: 0, view: 90, stroke: 180, letter: 'A' }),
  detail: [circle('narrow', 0, 0, 3.6), lettering('Z', 4.4, -1.6)],
  'title-block': [
    rectangle('wide', 0, 0, 14, 8),
    line('narrow', 0, 2.6, 14, 2.6),
    line('narrow', 0, 5.3, 14, 5.3),
    line('narrow', 5, 0, 5, 5.3),
    line('narrow', 10, 2.6, 10, 8),
  ],
  balloon: balloon(point(0, 0), 7),
  'item-reference': [
    lettering('3', 9.4, -3.2, { anchor: 'middle' }),
    polyline('narrow', [point(11.6, -2.4), point(7.4, -2.4), point(0.4, 3)]),
    dot(point(0.4, 3)),
  ],
  datum: datumFeature({ x: 0, y: 0, angle: -90, letter: 'A', stem: 4.5 }),
  'datum-target': [
    circle('symbol', 0, 0, 4),
    line('symbol', -4, 0, 4, 0),
    lettering('A1', 0, 3, { height: 2.5, anchor: 'middle' }),
  ],
  edge: [
    polyline('symbol', [point(5, -7), point(5, 0), point(13, 0)]),
    lettering('±', 7, -1.6),
    line('narrow', 5, 0, 0.4, 4.6),
    arrowhead(0.4, 4.6, 135, undefined, 2.5),
  ],
  'tolerance-zone': [
    line('narrow', 0, 0, 13, 0),
    line('narrow', 0, 4.4, 13, 4.4),
    polyline(
      'wide',
      Array.from({ length: 27 }, (_, at) =>
        point(at / 2, 2.2 + 1.1 * Math.sin(at / 2.1) + 0.5 * Math.sin(at / 0.9)),
      ),
    ),
  ],
  'clearance-fit': zones([0, 3.2], [-4, -1.4]),
  'transition-fit': zones([0, 3.2], [0.8, 4]),
  'interference-fit': zones([0, 3.2], [4.2, 6.8]),
  'chain-dimensioning': [...span(0, 6.5, 0, 4.5), ...span(6.5, 13, 0, 4.5)],
  'running-dimensioning': [
    circle('narrow', 0, 0, 0.6),
    line('narrow', 0, 4.5, 0, -0.8),
    line('narrow', 0.6, 0, 13, 0),
    ...run(6.5, 0, 4.5),
    ...run(13, 0, 4.5),
  ],
  'weld-symbol': [
    polyline('symbol', [point(0, 6), point(4, 0), point(14, 0)]),
    arrowhead(0, 6, 124, undefined, 2.2),
    line('hidden', 4.6, 1.4, 14, 1.4),
    polyline('symbol', [point(7.4, 0), point(7.4, -3.6), point(11, 0)]),
  ],
}
