import { radians } from '../angles.ts'
import { centreCross, centreLine, pitchCircle } from '../annotate/centre-line.ts'
import { threadRootArc } from '../annotate/symbols.ts'
import {
  circle,
  line,
  type Point,
  type Primitive,
  point,
  polygon,
  segment,
} from '../display-list.ts'
import { hatch } from '../hatch.ts'
import { outline, outlinePoints } from '../outline.ts'

/** The bracket, mm. x = to the right, y = from the front face backwards, z = up from the base. */
export const bracket = {
  width: 130,
  depth: 90,
  height: 95,
  base: 16,
  wall: 22,
  topRadius: 15,
  cornerRadius: 10,
  fillet: 5,
  bore: { diameter: 40, fit: 'H7', x: 65, z: 55, chamfer: 1 },
  thread: { diameter: 6, pitch: 1, core: 4.917, depth: 14, drill: 18, circle: 58, count: 4 },
  screw: { diameter: 6.6, head: 11, headDepth: 6.5, x: 15, pitchX: 100, y: 15, pitchY: 36 },
  dowel: { diameter: 6, fit: 'H7', y: 33 },
} as const

/** Where the three views stand on the sheet, mm: front view below which the top view, right of it the section. */
export const frontView = { left: 62, bottom: 141 }
const topView = { left: frontView.left, top: 177 }
export const section = { left: 250, bottom: frontView.bottom }

/** Front view: seen along +y. */
export const inFront = (x: number, z: number): Point =>
  point(frontView.left + x, frontView.bottom - z)
/** Top view below the front view (first angle): the back of the part is up. */
export const inTop = (x: number, y: number): Point =>
  point(topView.left + x, topView.top + bracket.depth - y)
/** Left-side view on the right (first angle): the back of the part is on the left. */
export const inSection = (y: number, z: number): Point =>
  point(section.left + bracket.depth - y, section.bottom - z)

const screwColumns = [bracket.screw.x, bracket.screw.x + bracket.screw.pitchX]
const screwRows = [bracket.screw.y, bracket.screw.y + bracket.screw.pitchY]

function hiddenScrew(x: number): Primitive[] {
  const { diameter, head, headDepth } = bracket.screw
  const seat = bracket.base - headDepth
  const [foot, top] = [inFront(x, 0), inFront(x, bracket.base)]
  return [
    ...[-1, 1].flatMap((side) => [
      segment(
        'hidden',
        inFront(x + (side * head) / 2, bracket.base),
        inFront(x + (side * head) / 2, seat),
      ),
      segment(
        'hidden',
        inFront(x + (side * diameter) / 2, seat),
        inFront(x + (side * diameter) / 2, 0),
      ),
    ]),
    segment('hidden', inFront(x - head / 2, seat), inFront(x + head / 2, seat)),
    ...centreLine(foot.x, foot.y, top.x, top.y),
  ]
}

/** Centres of the threaded holes around the bore, in x and z. */
const threadCentres = (): Point[] =>
  Array.from({ length: bracket.thread.count }, (_, i) => {
    const a = (i * Math.PI) / 2
    const r = bracket.thread.circle / 2
    return point(bracket.bore.x + r * Math.cos(a), bracket.bore.z + r * Math.sin(a))
  })

/** Front view. */
export function drawFront(): Primitive[] {
  const { width, height, base, topRadius, fillet, bore, thread } = bracket
  const c = inFront(bore.x, bore.z)
  return [
    ...outline('wide', [
      inFront(0, 0),
      inFront(width, 0),
      { ...inFront(width, height), r: topRadius },
      { ...inFront(0, height), r: topRadius },
    ]),
    segment('wide', inFront(0, base), inFront(width, base)),
    segment('narrow', inFront(2, base + fillet), inFront(width - 2, base + fillet)),
    circle('wide', c.x, c.y, bore.diameter / 2),
    circle('wide', c.x, c.y, bore.diameter / 2 + bore.chamfer),
    pitchCircle(c.x, c.y, thread.circle / 2),
    ...centreCross(c.x, c.y, thread.circle / 2 + 4),
    ...threadCentres().flatMap((p, i) => {
      const s = inFront(p.x, p.y)
      const across = i % 2 === 0
      return [
        circle('wide', s.x, s.y, thread.core / 2),
        threadRootArc(s.x, s.y, thread.diameter / 2),
        across
          ? line('narrow', s.x, s.y - 5, s.x, s.y + 5)
          : line('narrow', s.x - 5, s.y, s.x + 5, s.y),
      ]
    }),
    ...screwColumns.flatMap(hiddenScrew),
  ]
}

/** A hole seen along its axis: its diameters, the largest last, and a centre cross. */
const roundHole = ({ x, y }: Point, ...diameters: readonly number[]): Primitive[] => [
  ...diameters.map((diameter) => circle('wide', x, y, diameter / 2)),
  ...centreCross(x, y, (diameters.at(-1) ?? 0) / 2),
]

/** Top view. */
export function drawTop(): Primitive[] {
  const { width, depth, wall, cornerRadius, fillet, bore, screw, dowel } = bracket
  const wallFront = depth - wall
  const top = inTop(bore.x, depth)
  const foot = inTop(bore.x, wallFront)
  return [
    ...outline('wide', [
      inTop(0, depth),
      inTop(width, depth),
      { ...inTop(width, 0), r: cornerRadius },
      { ...inTop(0, 0), r: cornerRadius },
    ]),
    segment('wide', inTop(0, wallFront), inTop(width, wallFront)),
    segment('narrow', inTop(2, wallFront - fillet), inTop(width - 2, wallFront - fillet)),
    ...[-1, 1].map((side) =>
      segment(
        'hidden',
        inTop(bore.x + (side * bore.diameter) / 2, depth),
        inTop(bore.x + (side * bore.diameter) / 2, wallFront),
      ),
    ),
    ...centreLine(top.x, top.y, foot.x, foot.y),
    ...screwColumns.flatMap((x) => [
      ...screwRows.flatMap((y) => roundHole(inTop(x, y), screw.diameter, screw.head)),
      ...roundHole(inTop(x, dowel.y), dowel.diameter),
    ]),
  ]
}

const drillPoint = 118

/** Corners of a threaded blind hole in the section, as it was drilled. */
function drillCorners(z: number): Point[] {
  const { core, drill } = bracket.thread
  const front = bracket.depth - bracket.wall
  const r = core / 2
  const tip = r / Math.tan(radians(drillPoint / 2))
  return [
    inSection(front, z - r),
    inSection(front + drill, z - r),
    inSection(front + drill + tip, z),
    inSection(front + drill, z + r),
    inSection(front, z + r),
  ]
}

function boreCorners(): Point[] {
  const { bore, depth, wall } = bracket
  const front = depth - wall
  const r = bore.diameter / 2
  const c = bore.chamfer
  return [
    inSection(front, bore.z - r - c),
    inSection(front + c, bore.z - r),
    inSection(depth - c, bore.z - r),
    inSection(depth, bore.z - r - c),
    inSection(depth, bore.z + r + c),
    inSection(depth - c, bore.z + r),
    inSection(front + c, bore.z + r),
    inSection(front, bore.z + r + c),
  ]
}

/** Section A-A in the plane x = middle of the bore. */
export function drawSection(): Primitive[] {
  const { depth, height, base, wall, fillet, bore, thread } = bracket
  const front = depth - wall
  const profile = [
    inSection(depth, 0),
    inSection(0, 0),
    inSection(0, base),
    { ...inSection(front, base), r: fillet },
    inSection(front, height),
    inSection(depth, height),
  ]
  const levels = [bore.z - thread.circle / 2, bore.z + thread.circle / 2]
  const holes = levels.map(drillCorners)
  const [back, face] = [inSection(depth, bore.z), inSection(front, bore.z)]
  const r = bore.diameter / 2
  return [
    ...hatch([outlinePoints(profile), boreCorners(), ...holes], 3.5),
    ...outline('wide', profile),
    polygon('wide', boreCorners()),
    ...[front + bore.chamfer, depth - bore.chamfer].map((y) =>
      segment('wide', inSection(y, bore.z - r), inSection(y, bore.z + r)),
    ),
    ...centreLine(back.x, back.y, face.x, face.y),
    ...levels.flatMap((z, i) => {
      const a = inSection(front, z)
      const b = inSection(front + thread.drill + 1.5, z)
      return [
        polygon('wide', holes[i] ?? []),
        ...[-1, 1].map((side) =>
          segment(
            'narrow',
            inSection(front, z + (side * thread.diameter) / 2),
            inSection(front + thread.depth, z + (side * thread.diameter) / 2),
          ),
        ),
        segment(
          'wide',
          inSection(front + thread.depth, z - thread.diameter / 2),
          inSection(front + thread.depth, z + thread.diameter / 2),
        ),
        ...centreLine(a.x, a.y, b.x, b.y, 2),
      ]
    }),
  ]
}

/** Volume in mm³. */
export function bracketVolume(): number {
  const { width, depth, height, base, wall, topRadius, cornerRadius, fillet } = bracket
  const { bore, thread, screw, dowel } = bracket
  const disc = (d: number): number => (Math.PI * d * d) / 4
  const corner = (r: number): number => r * r * (1 - Math.PI / 4)
  const plate = (width * depth - 2 * corner(cornerRadius)) * base
  const upright = (width * (height - base) - 2 * corner(topRadius)) * wall
  const rounding = corner(fillet) * width
  const ring = Math.PI * bore.diameter * bore.chamfer ** 2
  const screwHole =
    disc(screw.diameter) * base + (disc(screw.head) - disc(screw.diameter)) * screw.headDepth
  const holes =
    disc(bore.diameter) * wall +
    ring +
    thread.count * disc(thread.core) * thread.drill +
    screwColumns.length * screwRows.length * screwHole +
    screwColumns.length * disc(dowel.diameter) * base
  return plate + upright + rounding - holes
}
