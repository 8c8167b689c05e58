import { degreesOf, radians } from '../angles.ts'
import { centreCross, centreLine } from '../annotate/centre-line.ts'
import {
  arc,
  circle,
  cornersBetween,
  line,
  type Point,
  type Primitive,
  point,
  polar,
  polygon,
  polyline,
  rectangle,
} from '../display-list.ts'
import { type HoleSection, holeSection } from '../figures/kit/holes.ts'
import { externalThread, internalThreadEnd, internalThreadSection } from '../figures/kit/threads.ts'
import { hatch } from '../hatch.ts'
import { outline, outlinePoints } from '../outline.ts'

type Sign = readonly Primitive[]

/** From one line of hatching to the next (mm). */
const spacing = 1.4

/** A block in section with a hole from above; a through hole ends at its lower face. */
function block(width: number, height: number, hole: Omit<HoleSection, 'x' | 'y'>): Sign {
  const middle = width / 2
  const { edges, outline: opening } = holeSection({ ...hole, x: middle, y: 0 })
  const widest = Math.max(...opening.map(({ x }) => x)) - middle
  const body = cornersBetween(0, 0, width, height)
  return [
    ...hatch([body, opening], spacing),
    line('wide', 0, 0, middle - widest, 0),
    line('wide', middle + widest, 0, width, 0),
    ...(hole.end === 'through' ? [] : [line('wide', 0, height, width, height)]),
    ...edges,
    line('narrow', middle, -1.5, middle, height + 1.5),
  ]
}

/** A piece of a part in section: edges along the points, hatched below them down to `bottom`. */
function contour(points: readonly Point[], bottom: number): Sign {
  const [first, last] = [points[0] ?? point(0, 0), points.at(-1) ?? point(0, 0)]
  const region = [...points, point(last.x, bottom), point(first.x, bottom)]
  return [...hatch([region], spacing), polyline('wide', points)]
}

const threadShaft = { x: 0, y: 0, length: 9, major: 7, root: 5.6 }
const hexagon = Array.from({ length: 6 }, (_, at) => polar(point(0, 0), 5, 30 + at * 60))

/** Features of parts, each drawn as a sheet shows it, small. */
export const features: Readonly<Record<string, Sign>> = {
  'blind-hole': block(13, 9, { steps: [{ diameter: 4.4, depth: 5 }] }),
  'through-hole': [
    ...block(13, 8, { steps: [{ diameter: 4.4, depth: 8 }], end: 'through' }),
    line('wide', 0, 8, 4.3, 8),
    line('wide', 8.7, 8, 13, 8),
  ],
  'core-hole': [
    ...block(13, 9, { steps: [{ diameter: 4, depth: 5.6 }] }),
    ...internalThreadSection({ x: 6.5, y: 0, major: 5.6, core: 4, depth: 4 }),
  ],
  chamfer: contour([point(0, 0), point(9, 0), point(12, 3), point(12, 8)], 8),
  fillet: contour(
    [point(0, 0), point(5, 0), ...roundedCorner(point(5, 5), 2.8), point(12, 5)],
    8.5,
  ),
  undercut: contour(
    [
      point(0, 0),
      point(5, 0),
      point(5, 4.2),
      point(4.3, 4.9),
      point(4.5, 5.9),
      point(7.2, 5.9),
      point(9, 5),
      point(13, 5),
    ],
    9,
  ),
  groove: contour(
    [point(0, 0), point(4.5, 0), point(4.5, 3.6), point(8.5, 3.6), point(8.5, 0), point(13, 0)],
    8,
  ),
  'bend-radius': outline('wide', [
    { x: 0, y: 0 },
    { x: 1.6, y: 0 },
    { x: 1.6, y: 6.4, r: 2 },
    { x: 11, y: 6.4 },
    { x: 11, y: 8 },
    { x: 0, y: 8, r: 3.6 },
  ]),
  'draft-angle': [
    polygon('wide', [point(0, 9), point(1.8, 0), point(9.2, 0), point(11, 9)]),
    line('narrow', 0, 9, 0, -1),
    arc('narrow', 0, 9, 8, -90, 11.3),
  ],
  keyway: [...outlineWithSlot(5.5), ...centreCross(0, 0, 5.5, 1.2)],
  slot: [
    ...outline('wide', [
      { x: 0, y: 0, r: 3 },
      { x: 13, y: 0, r: 3 },
      { x: 13, y: 6, r: 3 },
      { x: 0, y: 6, r: 3 },
    ]),
    line('narrow', -1.2, 3, 14.2, 3),
    line('narrow', 3, -1.2, 3, 7.2),
    line('narrow', 10, -1.2, 10, 7.2),
  ],
  'pitch-circle': [
    circle('chain', 0, 0, 4.2),
    ...[0, 60, 120, 180, 240, 300].map((angle) => {
      const { x, y } = polar(point(0, 0), 4.2, angle)
      return circle('wide', x, y, 0.9)
    }),
    line('narrow', -1.4, 0, 1.4, 0),
    line('narrow', 0, -1.4, 0, 1.4),
  ],
  'width-across-flats': [
    polygon('wide', hexagon),
    line('narrow', -4.33, 3, -4.33, 7.5),
    line('narrow', 4.33, 3, 4.33, 7.5),
    line('narrow', -4.33, 6.8, 4.33, 6.8),
    polygon('fill', [point(-4.33, 6.8), point(-2.4, 6.45), point(-2.4, 7.15)]),
    polygon('fill', [point(4.33, 6.8), point(2.4, 6.45), point(2.4, 7.15)]),
  ],
  'centre-hole': [
    ...contour(
      [point(12, 0), point(0, 0), point(0, 2.4), point(3.3, 4.3), point(5, 4.3)],
      4.3,
    ).filter(({ pen }) => pen !== 'hatch'),
    ...hatch(
      [
        [
          point(12, 0),
          point(0, 0),
          point(0, 2.4),
          point(3.3, 4.3),
          point(5, 4.3),
          point(5.5, 5),
          point(12, 5),
        ],
      ],
      spacing,
    ),
    polyline('wide', [point(12, 10), point(0, 10), point(0, 7.6), point(3.3, 5.7), point(5, 5.7)]),
    ...hatch(
      [
        [
          point(12, 10),
          point(0, 10),
          point(0, 7.6),
          point(3.3, 5.7),
          point(5, 5.7),
          point(5.5, 5),
          point(12, 5),
        ],
      ],
      spacing,
    ),
    polyline('wide', [point(5, 4.3), point(5.5, 5), point(5, 5.7)]),
    line('wide', 0, 2.4, 0, 7.6),
    line('wide', 3.3, 4.3, 3.3, 5.7),
    line('narrow', -1.5, 5, 13, 5),
  ],
  knurl: [
    rectangle('wide', 0, 0, 11, 7),
    ...Array.from({ length: 8 }, (_, at) => {
      const y = 3.5 - 3.5 * Math.cos(((at + 1) * Math.PI) / 9)
      return line('narrow', 0, y, 11, y)
    }),
  ],
  thread: [...externalThread(threadShaft), line('narrow', -1.5, 0, 10.5, 0)],
  'external-thread': [
    circle('wide', 0, 0, 4.2),
    arc('narrow', 0, 0, 3.4, -80, 265),
    ...centreCross(0, 0, 4.2, 1.2),
  ],
  'internal-thread': [...internalThreadEnd(0, 0, 8.4, 6.6), ...centreCross(0, 0, 4.2, 1.2)],
  'thread-run-out': [
    ...externalThread({ ...threadShaft, length: 7 }),
    line('narrow', 7, -2.8, 9.4, -3.5),
    line('narrow', 7, 2.8, 9.4, 3.5),
    line('wide', 7, -3.5, 12, -3.5),
    line('wide', 7, 3.5, 12, 3.5),
    line('narrow', -1.5, 0, 13, 0),
  ],
  'thread-undercut': [
    ...externalThread({ ...threadShaft, length: 7 }),
    polyline('wide', [
      point(7, -3.5),
      point(8, -2.3),
      point(10, -2.3),
      point(10, -4.6),
      point(12, -4.6),
    ]),
    polyline('wide', [
      point(7, 3.5),
      point(8, 2.3),
      point(10, 2.3),
      point(10, 4.6),
      point(12, 4.6),
    ]),
    line('wide', 10, -2.3, 10, 2.3),
    line('narrow', -1.5, 0, 13, 0),
  ],
  pitch: [
    polyline(
      'wide',
      Array.from({ length: 7 }, (_, at) => point(at * 2, at % 2 === 0 ? 5.4 : 2)),
    ),
    line('narrow', 2, 1.4, 2, -1.4),
    line('narrow', 6, 1.4, 6, -1.4),
    line('narrow', 2, -0.6, 6, -0.6),
    polygon('fill', [point(2, -0.6), point(3.4, -0.88), point(3.4, -0.32)]),
    polygon('fill', [point(6, -0.6), point(4.6, -0.88), point(4.6, -0.32)]),
  ],
  'centre-line': centreLine(0, 0, 13, 0, 1.5),
}

/** Points of the rounded inside corner at `corner`, from the wall above it to the floor on its right. */
function roundedCorner(corner: Point, r: number): Point[] {
  const [wall, floor] = [point(corner.x, corner.y - 5), point(corner.x + 6, corner.y)]
  return outlinePoints([wall, { ...corner, r }, floor]).slice(1, -1)
}

/** A shaft seen from its end, with a keyway cut into its top. */
function outlineWithSlot(radius: number): Primitive[] {
  const half = 1.6
  const angle = degreesOf(Math.asin(half / radius))
  const top = -radius * Math.cos(radians(angle))
  const floor = -radius + 2.8
  return [
    arc('wide', 0, 0, radius, -90 + angle, 360 - 2 * angle),
    polyline('wide', [
      point(-half, top),
      point(-half, floor),
      point(half, floor),
      point(half, top),
    ]),
  ]
}
