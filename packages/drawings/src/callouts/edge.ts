import { degreesOf, radians } from '../angles.ts'
import { centreLine } from '../annotate/centre-line.ts'
import { horizontalDimension, leaderNote, verticalDimension } from '../annotate/dimension.ts'
import { line, point, polar, polyline } from '../display-list.ts'
import { angularDimension, radiusDimension } from '../figures/kit/dimensions.ts'
import { area, type FigureDrawing, toned } from '../figures/kit/figure.ts'
import { arcPoints, hatch } from '../hatch.ts'
import { breakPoints, broken, trimmed } from './sheet.ts'

export interface ChamferSpec {
  /** The leg along the part, and the angle or the second leg, as written. */
  readonly size: string
  readonly angle?: string
  readonly second?: string
  /** Against the axis, in degree. */
  readonly degrees: number
}

/** The chamfer along the axis (mm). */
const leg = 12

/** The chamfered end of a turned part, enlarged. */
export function chamferFigure({ size, angle, second, degrees }: ChamferSpec): FigureDrawing {
  const rise = Math.min(leg * Math.tan(radians(degrees)), 18)
  const [top, axis, end] = [0, 26, 40]
  const corner = point(leg, top)
  const outline = [point(0, axis), point(0, top + rise), corner, point(end, top)]
  const slope = degreesOf(Math.atan2(rise, leg))
  const reach = 19
  return trimmed([
    area('action', [...outline, point(end, axis)], 0.08),
    polyline('wide', outline),
    line('wide', leg, top, leg, axis),
    broken(end, top, axis),
    ...centreLine(0, axis, end, axis),
    toned('action', [
      ...horizontalDimension(point(0, top + rise), corner, -9, { label: size, place: 'before' }),
      ...(second ? verticalDimension(point(0, top + rise), corner, -9, second) : []),
      ...(angle
        ? [
            line(
              'narrow',
              leg,
              top,
              leg + 24 * Math.cos(radians(slope)),
              top - 24 * Math.sin(radians(slope)),
            ),
            ...angularDimension({
              centre: corner,
              radius: reach,
              from: -slope,
              to: 0,
              text: angle,
            }),
          ]
        : []),
    ]),
  ])
}

export interface RadiusSpec {
  readonly label: string
  readonly isSpherical: boolean
}

/** A rounded edge in section, or the spherical end of a part. */
export function radiusFigure({ label, isSpherical }: RadiusSpec): FigureDrawing {
  return isSpherical ? ballEnd(label) : roundedEdge(label)
}

function roundedEdge(label: string): FigureDrawing {
  const radius = 15
  const [width, height] = [40, 30]
  const centre = point(width - radius, radius)
  const edge = [
    point(0, 0),
    ...arcPoints(centre.x, centre.y, radius, -90, 90),
    point(width, height),
  ]
  return trimmed([
    ...hatch([[...edge, ...breakPoints(0, 0, height).reverse()]], 2.4),
    polyline('wide', edge),
    broken(0, 0, height),
    toned('action', [
      ...radiusDimension({ centre, radius, angle: -45, text: label, reach: 7 }),
      line('narrow', centre.x - 2, centre.y, centre.x + 2, centre.y),
      line('narrow', centre.x, centre.y - 2, centre.x, centre.y + 2),
    ]),
  ])
}

function ballEnd(label: string): FigureDrawing {
  const radius = 14
  const dome = arcPoints(0, 0, radius, -90, 180)
  const outline = [point(-26, -radius), ...dome, point(-26, radius)]
  const tip = polar(point(0, 0), radius, -45)
  return trimmed([
    area('action', outline, 0.08),
    polyline('wide', outline),
    broken(-26, -radius, radius),
    ...centreLine(-26, 0, radius, 0),
    toned(
      'action',
      leaderNote({ tip, knee: polar(point(0, 0), radius + 7, -45), label, side: 'right' }),
    ),
  ])
}
