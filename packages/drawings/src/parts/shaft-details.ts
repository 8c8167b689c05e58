import { degreesOf } from '../angles.ts'
import { centreCross } from '../annotate/centre-line.ts'
import { horizontalDimension, verticalDimension } from '../annotate/dimension.ts'
import {
  arc,
  circle,
  cornersBetween,
  type Point,
  type Primitive,
  point,
  polyline,
} from '../display-list.ts'
import { arcPoints, hatch } from '../hatch.ts'
import { lettering } from '../lettering/lettering.ts'
import { openOutline } from '../outline.ts'
import type { FeatureBook } from '../responses/book.ts'
import { noteAt } from './compose.ts'
import { place, shaft, undercutCorners } from './shaft-geometry.ts'

/** Section A-A through the keyway; the section is seen from the left, so the keyway points right. */
export function sectionView(book: FeatureBook, cx: number, cy: number): Primitive[] {
  const s = place.scale
  const r = (shaft.gear.diameter / 2) * s
  const half = (shaft.key.width / 2) * s
  const floor = cx - r + shaft.key.rest * s
  const angle = degreesOf(Math.asin(half / r))
  const lip = Math.sqrt(r * r - half * half)
  const rim = arcPoints(cx, cy, r, angle, 360 - 2 * angle)
  const region = [...rim, point(floor, cy - half), point(floor, cy + half)]
  const rest = book.size({ value: shaft.key.rest, deviations: [-0.2, 0] })
  const width = book.size({ value: shaft.key.width, fit: 'P9' })
  const gear = book.size({ value: shaft.gear.diameter, type: 'DIAMETER', fit: shaft.gear.fit })
  return [
    ...hatch([region], 3),
    arc('wide', cx, cy, r, angle, 360 - 2 * angle),
    polyline('wide', cornersBetween(cx + lip, cy - half, floor, cy + half)),
    ...centreCross(cx, cy, r),
    lettering('A-A', cx, cy - r - 18, { height: 5, anchor: 'middle' }),
    ...horizontalDimension(point(cx - r, cy), point(floor, cy - half), cy - r - 7, rest),
    ...verticalDimension(point(cx + lip, cy - half), point(cx + lip, cy + half), cx + r + 9, width),
    ...verticalDimension(point(cx, cy - r), point(cx, cy + r), cx - r - 10, gear),
  ]
}

/** Detail Z: undercut DIN 509-F at seat A, 10:1. */
export function detailView(book: FeatureBook, cx: number, cy: number): Primitive[] {
  const scale = 10
  const radius = 24
  const { seatA, undercut } = shaft
  const z0 = seatA.to - 1
  const r0 = seatA.diameter / 2 + 0.5
  const to = (z: number, r: number): Point => point(cx + (z - z0) * scale, cy - (r - r0) * scale)
  const reach = (offset: number): number => Math.sqrt(radius ** 2 - offset ** 2)
  const corners = undercutCorners(seatA.to, seatA.diameter / 2, 1)
  const left = point(cx - reach(0.5 * scale), cy + 0.5 * scale)
  const top = point(cx + scale, cy - reach(scale))
  const path = corners.map((c) => ({ ...to(c.x, c.y), r: c.r ? c.r * scale : undefined }))
  const start = to(seatA.to - undercut.width, seatA.diameter / 2)
  const floor = to(seatA.to - 0.6, seatA.diameter / 2 - undercut.depth)
  const width = book.size({ value: undercut.width, deviations: [0, 0.2] })
  const depth = book.size({ value: undercut.depth, deviations: [0, 0.1] })
  const round = book.radius({ size: undercut.radius, curvature: 'CONCAVE' })
  const c = to(seatA.to + undercut.face - 0.8, seatA.diameter / 2 - undercut.depth + 0.8)
  const tip = point(c.x + 8 * Math.SQRT1_2, c.y + 8 * Math.SQRT1_2)
  return [
    circle('narrow', cx, cy, radius),
    ...openOutline('wide', [left, ...path, top]),
    lettering('Z (10:1)', cx, cy - radius - 5, { height: 5, anchor: 'middle' }),
    ...horizontalDimension(start, to(seatA.to, seatA.diameter / 2 - 0.2), cy + radius + 11, width),
    ...verticalDimension(start, floor, cx - radius - 5, { place: 'after', ...depth }),
    ...noteAt(tip, cx + 27, cy + 24, 'right', round),
  ]
}
