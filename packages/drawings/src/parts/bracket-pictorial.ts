import { type Point, type Primitive, point, polyline } from '../display-list.ts'
import { bracket } from './bracket-geometry.ts'
import { cornerInset } from './compose.ts'

type Spot = readonly [x: number, y: number, z: number]

const cos30 = Math.cos(Math.PI / 6)

/** Isometric projection (ISO 5456-3) seen from the front, right and above; the part's middle at `centre`. */
function projection(centre: Point, scale: number): (spot: Spot) => Point {
  const { width, depth, height } = bracket
  const raw = ([x, y, z]: Spot): Point => point((x + y) * cos30, (x - y) / 2 - z)
  const middle = raw([width / 2, depth / 2, height / 2])
  return (spot) => {
    const p = raw(spot)
    return point(centre.x + (p.x - middle.x) * scale, centre.y + (p.y - middle.y) * scale)
  }
}

/** Arc as spots: `at` turns an angle (radian) into a spot. */
const curve = (at: (angle: number) => Spot, from: number, to: number, steps = 16): Spot[] =>
  Array.from({ length: steps + 1 }, (_, i) => at(from + ((to - from) * i) / steps))

function baseLines(): Spot[][] {
  const { width, depth, base, wall, cornerRadius: r } = bracket
  const foot = depth - wall
  const corner = (x: number, z: number, from: number): Spot[] =>
    curve((a) => [x + r * Math.cos(a), r + r * Math.sin(a), z], from, from + Math.PI / 2, 6)
  const rim = (z: number): Spot[] => [
    ...corner(r, z, Math.PI),
    ...corner(width - r, z, 1.5 * Math.PI),
    [width, z === 0 ? depth : foot, z],
  ]
  const left = r * cornerInset
  return [
    [[0, foot, base] as Spot, ...rim(base)],
    rim(0).filter(([x, y]) => !(x < left && y > left)),
    // outermost line of the left rounded corner
    [
      [left, left, 0],
      [left, left, base],
    ],
    [
      [width, depth, 0],
      [width, depth, bracket.height - bracket.topRadius],
    ],
  ]
}

function wallLines(): Spot[][] {
  const { width, depth, height, base, wall, topRadius: r } = bracket
  const foot = depth - wall
  const upper = (y: number): Spot[] => [
    ...curve((a) => [r - r * Math.cos(a), y, height - r + r * Math.sin(a)], 0, Math.PI / 2, 8),
    ...curve(
      (a) => [width - r + r * Math.sin(a), y, height - r + r * Math.cos(a)],
      0,
      Math.PI / 2,
      8,
    ),
  ]
  const lean = Math.PI / 4
  const tangent = (y: number): Spot => [r - r * Math.cos(lean), y, height - r + r * Math.sin(lean)]
  const back = upper(depth).filter(([x]) => x >= tangent(depth)[0])
  return [
    [[0, foot, base] as Spot, ...upper(foot), [width, foot, base] as Spot],
    [[0, foot, base] as Spot, [width, foot, base] as Spot],
    [tangent(foot), ...back],
  ]
}

function holes(): Spot[][] {
  const { bore, thread, screw, dowel, base, depth, wall } = bracket
  const foot = depth - wall
  const full = 2 * Math.PI
  const onWall = (x: number, z: number, r: number): Spot[] =>
    curve((a) => [x + r * Math.cos(a), foot, z + r * Math.sin(a)], 0, full, 32)
  const onBase = (x: number, y: number, r: number): Spot[] =>
    curve((a) => [x + r * Math.cos(a), y + r * Math.sin(a), base], 0, full, 20)
  const radius = bore.diameter / 2
  // far edge of the bore as far as it is seen through its mouth
  const far = curve(
    (a) => [bore.x + radius * Math.cos(a), depth, bore.z + radius * Math.sin(a)],
    0,
    full,
    64,
  ).map((spot) => [spot, inMouth(spot, wall)] as const)
  const start = far.findIndex(([, seen], i) => seen && !far[(i + far.length - 1) % far.length]?.[1])
  const turned = [...far.slice(start), ...far.slice(0, start)]
  const end = turned.findIndex(([, seen]) => !seen)
  const columns = [screw.x, screw.x + screw.pitchX]
  return [
    onWall(bore.x, bore.z, radius),
    turned.slice(0, end).map(([spot]) => spot),
    ...[0, 1, 2, 3].map((i) => {
      const a = (i * Math.PI) / 2
      const r = thread.circle / 2
      return onWall(bore.x + r * Math.cos(a), bore.z + r * Math.sin(a), thread.diameter / 2)
    }),
    ...columns.flatMap((x) => [
      onBase(x, screw.y, screw.head / 2),
      onBase(x, screw.y + screw.pitchY, screw.head / 2),
      onBase(x, dowel.y, dowel.diameter / 2),
    ]),
  ]
}

/** Is a spot on the far edge of the bore seen through the near edge? The view runs along (-1, 1, -1). */
function inMouth([x, , z]: Spot, wall: number): boolean {
  const { bore } = bracket
  return Math.hypot(x + wall - bore.x, z + wall - bore.z) < bore.diameter / 2
}

/** Pictorial view of the bracket, without dimensions. */
export function drawPictorial(centre: Point, scale: number): Primitive[] {
  const to = projection(centre, scale)
  return [...baseLines(), ...wallLines(), ...holes()].map((spots) =>
    polyline('wide', spots.map(to)),
  )
}
