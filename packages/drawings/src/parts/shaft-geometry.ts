import { radians } from '../angles.ts'
import { line, type Point, type Primitive, point } from '../display-list.ts'
import { type Corner, openOutline } from '../outline.ts'

/** The shaft, mm. z = distance from the left end face. */
export const shaft = {
  length: 160,
  thread: {
    diameter: 20,
    pitch: 1.5,
    end: 20,
    relief: { width: 5.2, diameter: 17.7, radius: 0.8 },
  },
  seatA: { diameter: 25, fit: 'k6', from: 20, to: 44 },
  collar: { diameter: 38, from: 44, to: 72 },
  gear: { diameter: 32, fit: 'h6', from: 72, to: 106 },
  seatB: { diameter: 25, fit: 'k6', from: 106, to: 130 },
  journal: { diameter: 20, fit: 'g6', from: 130, to: 160 },
  /** DIN 6885 keyway for Ø32: 10 x 8, depth 5 */
  key: { from: 78.5, length: 25, width: 10, rest: 27 },
  endChamfer: 1.5,
  seatChamfer: 1,
  shoulderRadius: 1,
  /** DIN 509 form F 0.8x0.3: radius, depth, width, depth in the face, height of the face part */
  undercut: { radius: 0.8, depth: 0.3, width: 2.5, face: 0.2, height: 2.1 },
} as const

const tan = (degrees: number): number => Math.tan(radians(degrees))

/** Undercut DIN 509-F at a shoulder: corners from the cylinder to the face; side 1 = shoulder right of the seat. */
export function undercutCorners(z: number, radius: number, side: 1 | -1): Corner[] {
  const { depth, width, face, height, radius: r } = shaft.undercut
  const floor = radius - depth
  const corners: Corner[] = [
    { x: z - side * width, y: radius },
    { x: z - side * (width - depth / tan(15)), y: floor },
    { x: z + side * face, y: floor, r },
    { x: z, y: floor + height },
  ]
  return side === 1 ? corners : corners.reverse()
}

/** Upper half of the shaft's profile, left to right: x = z, y = radius, in mm. */
function shaftProfile(): Corner[] {
  const { thread, seatA, collar, gear, seatB, journal, endChamfer, seatChamfer } = shaft
  const r = (d: number): number => d / 2
  const relief = r(thread.relief.diameter)
  const reliefStart = thread.end - thread.relief.width
  const slope = (r(thread.diameter) - relief) / tan(30)
  return [
    { x: 0, y: r(thread.diameter) - endChamfer },
    { x: endChamfer, y: r(thread.diameter) },
    { x: reliefStart, y: r(thread.diameter) },
    { x: reliefStart + slope, y: relief },
    { x: thread.end, y: relief, r: thread.relief.radius },
    { x: thread.end, y: r(seatA.diameter) - seatChamfer },
    { x: thread.end + seatChamfer, y: r(seatA.diameter) },
    ...undercutCorners(seatA.to, r(seatA.diameter), 1),
    { x: collar.from, y: r(collar.diameter) },
    { x: collar.to, y: r(collar.diameter) },
    ...undercutCorners(gear.from, r(gear.diameter), -1),
    { x: gear.to - seatChamfer, y: r(gear.diameter) },
    { x: gear.to, y: r(gear.diameter) - seatChamfer },
    ...undercutCorners(seatB.from, r(seatB.diameter), -1),
    { x: seatB.to - seatChamfer, y: r(seatB.diameter) },
    { x: seatB.to, y: r(seatB.diameter) - seatChamfer },
    { x: seatB.to, y: r(journal.diameter), r: shaft.shoulderRadius },
    { x: shaft.length - endChamfer, y: r(journal.diameter) },
    { x: shaft.length, y: r(journal.diameter) - endChamfer },
  ]
}

/** Volume in mm³: the profile as truncated cones, less the keyway. */
export function shaftVolume(): number {
  const profile = shaftProfile()
  const turned = profile.slice(1).reduce((sum, b, i) => {
    const a = profile[i] ?? b
    return sum + ((Math.PI * (b.x - a.x)) / 3) * (a.y * a.y + a.y * b.y + b.y * b.y)
  }, 0)
  const { key, gear } = shaft
  const radius = gear.diameter / 2
  const depth = gear.diameter - key.rest
  const plan = (key.length - key.width) * key.width + (Math.PI * key.width ** 2) / 4
  const half = key.width / 2
  const sagitta = radius - Math.sqrt(radius ** 2 - half ** 2)
  return turned - plan * (depth - sagitta / 3)
}

export interface Place {
  readonly x0: number
  readonly axis: number
  readonly scale: number
}

/** Sheet coordinates of a point of the shaft (z, signed radius; positive = up). */
const onSheet =
  ({ x0, axis, scale }: Place) =>
  (z: number, radius: number): Point =>
    point(x0 + z * scale, axis - radius * scale)

/** Where the main view stands: left end, axis and scale on the A3 sheet. */
export const place: Place = { x0: 55, axis: 92, scale: 2 }

/** Sheet coordinates in the main view. */
export const at = onSheet(place)

const visibleEdges = (): [z: number, radius: number][] => {
  const { thread, seatA, collar, gear, seatB, journal, endChamfer, seatChamfer, undercut } = shaft
  return [
    [0, thread.diameter / 2 - endChamfer],
    [endChamfer, thread.diameter / 2],
    [thread.end - thread.relief.width, thread.diameter / 2],
    [thread.end, seatA.diameter / 2 - seatChamfer],
    [thread.end + seatChamfer, seatA.diameter / 2],
    [seatA.to - undercut.width, seatA.diameter / 2],
    [collar.from, collar.diameter / 2],
    [collar.to, collar.diameter / 2],
    [gear.from + undercut.width, gear.diameter / 2],
    [gear.to - seatChamfer, gear.diameter / 2],
    [gear.to, gear.diameter / 2 - seatChamfer],
    [seatB.from + undercut.width, seatB.diameter / 2],
    [seatB.to - seatChamfer, seatB.diameter / 2],
    [seatB.to, seatB.diameter / 2 - seatChamfer],
    [shaft.length - endChamfer, journal.diameter / 2],
    [shaft.length, journal.diameter / 2 - endChamfer],
  ]
}

/** Outline, visible edges and thread root of the main view. */
export function shaftView(): Primitive[] {
  const profile = shaftProfile()
  const half = (sign: 1 | -1): Primitive[] =>
    openOutline(
      'wide',
      profile.map((c) => ({ ...at(c.x, sign * c.y), r: c.r ? c.r * place.scale : undefined })),
    )
  const edges = visibleEdges().map(([z, radius]) => {
    const a = at(z, radius)
    const b = at(z, -radius)
    return line('wide', a.x, a.y, b.x, b.y)
  })
  const { thread, endChamfer } = shaft
  const root = thread.diameter / 2 - 0.6134 * thread.pitch
  const rootStart = root - (thread.diameter / 2 - endChamfer)
  const roots = ([1, -1] as const).map((sign) => {
    const a = at(rootStart, sign * root)
    const b = at(thread.end - thread.relief.width, sign * root)
    return line('narrow', a.x, a.y, b.x, b.y)
  })
  return [...half(1), ...half(-1), ...edges, ...roots]
}
