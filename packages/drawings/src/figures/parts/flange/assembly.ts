import {
  centreLine,
  hatch,
  line,
  type Point,
  type Primitive,
  point,
  polygon,
  polyline,
  rectangle,
} from '../../kit/index.ts'
import { flange } from './model.ts'

/**
 * The flange in its housing, upper half, mm: `x` from the left face of the plate, `r` from the axis. A screw ISO 4762
 * M6x25 with a washer ISO 7089 holds it; a bush sits in its bore.
 */
const bush = { inner: 20 }
const housing = { thickness: 24, edge: 49, threadDepth: 16, coreDepth: 20 }
const washer = { diameter: 12, thickness: 1.6 }
const screw = { length: 25, head: 10, headHeight: 6, key: 5, major: 6, root: 6 - 1.2269 }
const core = flange.thread.core

/** Draws with the left face of the plate at `left` and the axis at `axis`; `scale` millimetres on paper for one of the part. */
export function assemblyView(left: number, axis: number, scale: number) {
  const at = (x: number, r: number): Point => point(left + x * scale, axis - r * scale)
  const box = (x1: number, x2: number, r1: number, r2: number): Point[] => [
    at(x1, r1),
    at(x1, r2),
    at(x2, r2),
    at(x2, r1),
  ]
  return {
    at,
    items: [
      ...flangeSection(at, box),
      ...housingSection(at),
      ...screwView(at),
      ...axisOf(at(-9, 0), at(flange.plate + housing.thickness + 4, 0)),
    ],
  }
}

type At = (x: number, r: number) => Point

const wide = (at: At, x1: number, r1: number, x2: number, r2: number): Primitive =>
  polyline('wide', [at(x1, r1), at(x2, r2)])

/** Flange and bush, hatched against each other; the flange has a gap where the screw goes through. */
function flangeSection(
  at: At,
  box: (x1: number, x2: number, r1: number, r2: number) => Point[],
): Primitive[] {
  const { outer, plate, hub, length, bore, chamfer, holes } = flange
  const middle = holes.pitchCircle / 2
  const [low, high] = [middle - holes.diameter / 2, middle + holes.diameter / 2]
  const rim = box(0, plate, high, outer / 2)
  const body = [
    at(0, bore / 2),
    at(0, low),
    at(plate, low),
    at(plate, hub / 2),
    at(length - chamfer, hub / 2),
    at(length, hub / 2 - chamfer),
    at(length, bore / 2),
  ]
  const sleeve = box(0, length, bush.inner / 2, bore / 2)
  return [
    ...[rim, body, sleeve].map((region) => polygon('wide', region)),
    ...hatch([rim], 2.5),
    ...hatch([body], 2.5),
    ...hatch([sleeve], 1.5, -1),
    wide(at, 0, 0, 0, bush.inner / 2),
    wide(at, length, 0, length, bush.inner / 2),
  ]
}

/** Housing wall with its tapped hole, hatched the other way and broken off above. */
function housingSection(at: At): Primitive[] {
  const { plate, hub, holes } = flange
  const { thickness, edge, threadDepth, coreDepth } = housing
  const middle = holes.pitchCircle / 2
  const end = plate + thickness
  const outside = [at(plate, hub / 2), at(plate, edge), at(end, edge), at(end, hub / 2)]
  const tip = plate + coreDepth + core / 2 / Math.sqrt(3)
  const tapped = screw.length - washer.thickness
  const hole = [
    at(plate, middle - 3),
    at(plate, middle + 3),
    at(tapped, middle + 3),
    at(tapped, middle + core / 2),
    at(plate + coreDepth, middle + core / 2),
    at(tip, middle),
    at(plate + coreDepth, middle - core / 2),
    at(tapped, middle - core / 2),
    at(tapped, middle - 3),
  ]
  const upper = flange.outer / 2
  const wave = [0, 0.25, 0.5, 0.75, 1].map((part, index) =>
    at(plate + part * thickness, edge + (index % 2 === 0 ? 0 : 0.8)),
  )
  const bottom = plate + coreDepth
  return [
    ...hatch([outside, hole], 3.2, -1),
    wide(at, plate, upper, plate, edge),
    wide(at, plate, hub / 2, end, hub / 2),
    wide(at, end, 0, end, edge),
    polyline('narrow', wave),
    wide(at, tapped, middle + core / 2, bottom, middle + core / 2),
    wide(at, tapped, middle - core / 2, bottom, middle - core / 2),
    wide(at, bottom, middle + core / 2, bottom, middle - core / 2),
    polyline('wide', [
      at(bottom, middle + core / 2),
      at(tip, middle),
      at(bottom, middle - core / 2),
    ]),
    ...[3, -3].map((r) =>
      polyline('narrow', [at(tapped, middle + r), at(plate + threadDepth, middle + r)]),
    ),
    wide(at, plate + threadDepth, middle + 3, plate + threadDepth, middle - 3),
  ]
}

/** Screw and washer: not sectioned along their axis. */
function screwView(at: At): Primitive[] {
  const middle = flange.holes.pitchCircle / 2
  const seat = -washer.thickness
  const top = seat - screw.headHeight
  const end = seat + screw.length
  const [half, root] = [screw.major / 2, screw.root / 2]
  const bevel = half - root
  const rect = (x1: number, x2: number, radius: number): Primitive => {
    const [a, b] = [at(x1, middle + radius), at(x2, middle - radius)]
    return rectangle('wide', a.x, a.y, b.x - a.x, b.y - a.y)
  }
  const [from, to] = [at(top, middle), at(end, middle)]
  const socket = [screw.key / 2, -screw.key / 2].map((r) => [
    at(top, middle + r),
    at(top + 3, middle + r),
  ])
  const floor = [at(top + 3, middle + screw.key / 2), at(top + 3, middle - screw.key / 2)]
  const both = [1, -1] as const
  return [
    rect(top, seat, screw.head / 2),
    rect(seat, 0, washer.diameter / 2),
    ...both.map((side) =>
      polyline('wide', [
        at(0, middle + side * half),
        at(end - bevel, middle + side * half),
        at(end, middle + side * root),
      ]),
    ),
    wide(at, end - bevel, middle + half, end - bevel, middle - half),
    wide(at, end, middle + root, end, middle - root),
    ...both.map((side) =>
      polyline('narrow', [at(0, middle + side * root), at(end, middle + side * root)]),
    ),
    ...[...socket, floor].map((points) => polyline('hidden', points)),
    ...centreLine(from.x, from.y, to.x, to.y, 2),
  ]
}

/** Axis of a half view, with the two short strokes that say so at both ends (ISO 128-3). */
function axisOf(from: Point, to: Point): Primitive[] {
  const strokes = (x: number) =>
    [x - 0.6, x + 0.6].map((place) => line('narrow', place, from.y - 2, place, from.y + 2))
  return [
    ...centreLine(from.x, from.y, to.x, to.y, 3),
    ...strokes(from.x - 1),
    ...strokes(to.x + 1),
  ]
}
