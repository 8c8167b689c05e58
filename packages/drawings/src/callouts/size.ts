import { degreesOf } from '../angles.ts'
import { centreLine } from '../annotate/centre-line.ts'
import { horizontalDimension, verticalDimension } from '../annotate/dimension.ts'
import { type Label, labelWidth } from '../annotate/label.ts'
import {
  arc,
  circle,
  corners,
  line,
  type Primitive,
  point,
  polar,
  polygon,
  polyline,
} from '../display-list.ts'
import { angularDimension, diameterDimension } from '../figures/kit/dimensions.ts'
import { area, type FigureDrawing, toned } from '../figures/kit/figure.ts'
import { arcPoints } from '../hatch.ts'
import { block, broken, material, trimmed } from './sheet.ts'

/** What a size is measured on. */
export type SizeShape =
  | 'length'
  | 'diameter'
  | 'sphere'
  | 'angle'
  | 'arc'
  | 'square'
  | 'hexagon'
  | 'pitchCircle'

export interface SizeSpec {
  readonly shape: SizeShape
  /** The size as the sheet has it, with its deviations. */
  readonly label: Label
  /** What the tolerance belongs to: a bore or groove, a shaft or tongue, or both of a fit. */
  readonly sides: 'hole' | 'shaft' | 'both' | 'none'
  /** In degree, of an angle. */
  readonly degrees?: number
}

/** The part that a size is measured on. */
export function sizeFigure(spec: SizeSpec): FigureDrawing {
  const { shape, label, degrees = 60 } = spec
  if (shape === 'angle' || shape === 'arc') return angle(label, degrees, shape === 'arc')
  if (shape === 'sphere') return sphere(label)
  if (shape === 'square' || shape === 'hexagon') return acrossFlats(label, shape)
  if (shape === 'pitchCircle') return pitchCircle(label)
  return shape === 'length' && spec.sides === 'none' ? length(label) : mated(spec)
}

/** Half of the size as it is drawn (mm). */
const half = 14

/** A label that is longer than its dimension line stands beyond it. */
const placeOf = (label: Label, room: number) => (labelWidth(label) > room - 8 ? 'after' : 'centre')

/** Bore and shaft, or groove and tongue, in section along the axis. */
function mated({ shape, label, sides }: SizeSpec): FigureDrawing {
  const hasHole = sides === 'hole' || sides === 'both'
  const hasShaft = sides !== 'hole'
  const wall = 9
  const [left, right] = hasHole ? [6, 32] : [0, 40]
  const upper = corners(left, -half - wall, right - left, wall)
  const lower = corners(left, half, right - left, wall)
  const reach = hasHole ? [0, 40] : [left, right]
  const [from = 0, to = 0] = reach
  const shaft: Primitive[] = [
    line('wide', from, -half, to, -half),
    line('wide', from, half, to, half),
    line('wide', to, -half, to, half),
    broken(from, -half, half),
  ]
  return trimmed([
    ...(hasShaft
      ? [area('action', corners(from, -half, to - from, 2 * half), 0.08), ...shaft]
      : []),
    ...(hasHole ? [...material(upper), ...material(lower)] : []),
    ...(hasHole && !hasShaft
      ? [line('wide', left, -half, left, half), line('wide', right, -half, right, half)]
      : []),
    ...(shape === 'diameter' ? centreLine(from, 0, to, 0) : []),
    toned(
      'action',
      verticalDimension(point(from, half), point(from, -half), from - 8, {
        label,
        place: placeOf(label, 2 * half),
      }),
    ),
  ])
}

const length = (label: Label): FigureDrawing =>
  trimmed([
    area('action', corners(0, 0, 44, 16), 0.08),
    block(0, 0, 44, 16),
    toned(
      'action',
      horizontalDimension(point(0, 0), point(44, 0), -9, { label, place: placeOf(label, 44) }),
    ),
  ])

/** Two legs and the angle or the arc between them. */
function angle(label: Label, degrees: number, isArc: boolean): FigureDrawing {
  const apex = point(0, 0)
  const open = Math.min(Math.max(degrees, 8), 350)
  const [reach, radius] = [40, 26]
  const end = polar(apex, reach, -open)
  const [from, to] = [-open, 0]
  return trimmed([
    area('action', [apex, ...arcPoints(0, 0, radius, from, to - from)], 0.08),
    polyline('wide', [point(reach, 0), apex, end]),
    ...(isArc ? [arc('wide', 0, 0, reach, from, to - from)] : []),
    toned(
      'action',
      angularDimension({
        centre: apex,
        radius,
        from,
        to,
        text: [label.text, ...(label.stack ?? [])].join(' '),
      }),
    ),
  ])
}

function sphere(label: Label): FigureDrawing {
  const radius = 14
  const neck = 6
  const span = degreesOf(Math.asin(neck / radius))
  const join = Math.sqrt(radius ** 2 - neck ** 2)
  return trimmed([
    area('action', arcPoints(0, 0, radius, 0, 360), 0.08),
    arc('wide', 0, 0, radius, 180 + span, 360 - 2 * span),
    line('wide', -join, -neck, -30, -neck),
    line('wide', -join, neck, -30, neck),
    broken(-30, -neck, neck),
    ...centreLine(-30, 0, radius, 0),
    toned(
      'action',
      diameterDimension({ centre: point(0, 0), radius, angle: -50, label, reach: 6 }),
    ),
  ])
}

/** A square or a hexagon from the end, and the distance of its flats. */
function acrossFlats(label: Label, shape: 'square' | 'hexagon'): FigureDrawing {
  const flat = 13
  const [count, turn] = shape === 'square' ? [4, 45] : [6, 0]
  const radius = flat / Math.cos(Math.PI / count)
  const points = Array.from({ length: count }, (_, i) =>
    polar(point(0, 0), radius, turn + (i * 360) / count),
  )
  const top = shape === 'square' ? flat : radius / 2
  return trimmed([
    area('action', points, 0.08),
    polygon('wide', points),
    circle('narrow', 0, 0, flat),
    ...centreLine(-radius, 0, radius, 0),
    ...centreLine(0, -flat, 0, flat),
    toned(
      'action',
      verticalDimension(point(-top, flat), point(-top, -flat), -radius - 9, {
        label,
        place: placeOf(label, 2 * flat),
      }),
    ),
  ])
}

/** Holes on a circle. */
function pitchCircle(label: Label): FigureDrawing {
  const radius = 14
  const centre = point(0, 0)
  const holes = Array.from({ length: 6 }, (_, i) => polar(centre, radius, 30 + i * 60))
  return trimmed([
    circle('wide', 0, 0, 20),
    circle('chain', 0, 0, radius),
    ...holes.map(({ x, y }) => circle('wide', x, y, 2.4)),
    toned('action', diameterDimension({ centre, radius, angle: -58, label, reach: 10 })),
  ])
}
