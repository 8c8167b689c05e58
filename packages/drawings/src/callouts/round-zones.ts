import { centreLine } from '../annotate/centre-line.ts'
import { circle, line, point, polygon, polyline } from '../display-list.ts'
import { area, type FigureItem, toned } from '../figures/kit/figure.ts'
import { arcPoints } from '../hatch.ts'
import { waved } from './sheet.ts'
import { datumPlane, type GeometricSpec, letterOf, outlined, widthOf, zone } from './zone-marks.ts'

/** A cylinder from the side and from its end, and the axis in it. */
export function axisZone({ characteristic, datums, value }: GeometricSpec): FigureItem[] {
  const { top, height } = zone
  const datum = letterOf(datums)
  const middle = top + height / 2
  const [left, right] = [0, 34]
  const end = { x: right + 14, radius: height / 2 }
  const isAlong = characteristic === 'parallelism'
  return [
    ...outlined(left, top, right - left, height),
    line('wide', left, middle + height * 0.3, right, middle - height * 0.34),
    ...centreLine(left, middle, right, middle),
    area('action', arcPoints(end.x, middle, end.radius, 0, 360)),
    toned('action', [circle('wide', end.x, middle, end.radius)]),
    circle('fill', end.x + 0.9, middle - 1.1, 0.7),
    ...centreLine(end.x - end.radius, middle, end.x + end.radius, middle, 2),
    ...centreLine(end.x, middle - end.radius, end.x, middle + end.radius, 2),
    widthOf(`Ø${value}`, end.x + end.radius, top, top + height),
    ...(datum && isAlong ? datumPlane(datum, top + height + 10) : []),
  ]
}

/** An upright cylinder from the side and from its end, and the axis in it. */
export function standingZone({ datums, value }: GeometricSpec): FigureItem[] {
  const { top } = zone
  const [radius, long] = [5, 26]
  const [x, bottom] = [12, top + long]
  const end = { x: 36, y: top + 10 }
  const datum = letterOf(datums)
  return [
    ...outlined(x - radius, top, 2 * radius, long),
    line('wide', x - radius * 0.5, top, x + radius * 0.6, bottom),
    ...centreLine(x, top, x, bottom),
    area('action', arcPoints(end.x, end.y, radius, 0, 360)),
    toned('action', [circle('wide', end.x, end.y, radius)]),
    circle('fill', end.x - 1.4, end.y + 1.2, 0.7),
    ...centreLine(end.x - radius, end.y, end.x + radius, end.y, 2),
    ...centreLine(end.x, end.y - radius, end.x, end.y + radius, 2),
    widthOf(`Ø${value}`, end.x + radius, end.y - radius, end.y + radius),
    ...(datum ? datumPlane(datum, bottom) : []),
  ]
}

/** A sphere about the true point. */
export function sphereZone({ value }: GeometricSpec): FigureItem[] {
  const radius = 9
  const [x, y] = [18, zone.top + radius]
  return [
    area('action', arcPoints(x, y, radius, 0, 360)),
    toned('action', [circle('wide', x, y, radius)]),
    ...centreLine(x - radius, y, x + radius, y),
    ...centreLine(x, y - radius, x, y + radius),
    circle('fill', x + 2.5, y - 3, 0.8),
    widthOf(`SØ${value}`, x + radius, y - radius, y + radius),
  ]
}

/** Two circles or cylinders about one axis, and the real outline between them. */
export function ringZone({ characteristic, value }: GeometricSpec): FigureItem[] {
  const [outer, inner] = [15, 10.5]
  const [x, y] = [18, zone.top + outer - 2]
  const real = Array.from({ length: 49 }, (_, i) => {
    const t = (i / 48) * 2 * Math.PI
    const r = (outer + inner) / 2 + 1.6 * (0.6 * Math.sin(3 * t) + 0.4 * Math.sin(5 * t + 1))
    return point(x + r * Math.cos(t), y + r * Math.sin(t))
  })
  const side = characteristic === 'cylindricity' ? cylinderSide(y, inner, outer) : []
  const right = side.length > 0 ? 74 : x + outer
  return [
    area('action', [arcPoints(x, y, outer, 0, 360, 40), arcPoints(x, y, inner, 0, 360, 40)]),
    toned('action', [circle('wide', x, y, outer), circle('wide', x, y, inner)]),
    polygon('wide', real),
    ...centreLine(x - outer, y, x + outer, y),
    ...centreLine(x, y - outer, x, y + outer),
    ...side,
    widthOf(value, right, y - outer, y - inner),
  ]
}

function cylinderSide(y: number, inner: number, outer: number): FigureItem[] {
  const [left, right] = [42, 74]
  const band = outer - inner
  return [
    ...outlined(left, y - outer, right - left, band),
    ...outlined(left, y + inner, right - left, band),
    polyline('wide', waved(left, right, y - outer + band / 2, band * 0.36)),
    polyline('wide', waved(left, right, y + inner + band / 2, band * 0.36)),
    ...centreLine(left, y, right, y),
  ]
}
