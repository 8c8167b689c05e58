import { centreLine } from '../annotate/centre-line.ts'
import { horizontalDimension } from '../annotate/dimension.ts'
import { datumFeature } from '../annotate/symbols.ts'
import { line, point, polygon, polyline } from '../display-list.ts'
import { area, type FigureDrawing, type FigureItem, toned } from '../figures/kit/figure.ts'
import { type Characteristic, featureControlFrame } from '../figures/kit/frames.ts'
import { axisZone, ringZone, sphereZone, standingZone } from './round-zones.ts'
import { block, broken, ground, trimmed, waved } from './sheet.ts'
import { datumPlane, type GeometricSpec, letterOf, outlined, widthOf, zone } from './zone-marks.ts'

const round: readonly Characteristic[] = ['roundness', 'cylindricity']
const profiles: readonly Characteristic[] = ['lineProfile', 'surfaceProfile']
const runOuts: readonly Characteristic[] = ['circularRunOut', 'totalRunOut']

/** Axes that stand on their primary datum. */
const standing: readonly Characteristic[] = ['perpendicularity', 'position']

/** A tolerance frame, and below it the zone that it gives. */
export function geometricFigure(spec: GeometricSpec): FigureDrawing {
  const { characteristic, tolerance, datums } = spec
  return trimmed([
    ...featureControlFrame(0, 0, { characteristic, tolerance, datums, height: 4 }),
    ...zoneOf(spec),
  ])
}

function zoneOf(spec: GeometricSpec): FigureItem[] {
  const { characteristic, shape } = spec
  if (shape === 'sphere') return sphereZone(spec)
  if (round.includes(characteristic)) return ringZone(spec)
  if (profiles.includes(characteristic)) return profileZone(spec)
  if (runOuts.includes(characteristic)) return runOutZone(spec)
  if (shape === 'flat' || isAngular(characteristic)) return planeZone(spec)
  return standing.includes(characteristic) ? standingZone(spec) : axisZone(spec)
}

const isAngular = (characteristic: Characteristic) => characteristic === 'angularity'

/** Two planes or lines, and the real surface between them. */
function planeZone({ characteristic, datums, value }: GeometricSpec): FigureItem[] {
  const { left, right, top, height } = zone
  const datum = letterOf(datums)
  const isUpright = characteristic === 'perpendicularity'
  if (isUpright && datum) return uprightZone(value, datum)
  // Symmetry is about the middle of its datum, which lies in the zone.
  const isMiddle = characteristic === 'symmetry'
  const isTilted = isAngular(characteristic)
  const band = isTilted
    ? slantedBand()
    : [
        ...outlined(left, top, right - left, height),
        polyline('wide', waved(left, right, top + height / 2, height * 0.36)),
        widthOf(value, right, top, top + height),
      ]
  return [
    ...band,
    ...(isMiddle ? centreLine(left, top + height / 2, right, top + height / 2) : []),
    ...(datum && !isMiddle ? datumPlane(datum, top + height + (isTilted ? 22 : 10)) : []),
  ]
}

/** The zone of an inclination: a band at an angle to its datum. */
function slantedBand(): FigureItem[] {
  const { left, right, top, height } = zone
  const rise = 14
  const at = (x: number, y: number) => point(x, y + ((right - x) / (right - left)) * rise)
  const band = [at(left, top), at(right, top), at(right, top + height), at(left, top + height)]
  const surface = waved(left, right, top + height / 2, height * 0.36).map(({ x, y }) => at(x, y))
  return [area('action', band), toned('action', [polygon('wide', band)]), polyline('wide', surface)]
}

/** Two planes that stand on the datum. */
function uprightZone(value: string, datum: string): FigureItem[] {
  const { top, height } = zone
  const [x, long] = [20, 24]
  const surface = waved(0, long, 0, height * 0.36).map((p) =>
    point(x + height / 2 + p.y, top + p.x),
  )
  return [
    ...outlined(x, top, height, long),
    polyline('wide', surface),
    toned(
      'action',
      horizontalDimension(point(x, top), point(x + height, top), top - 5, {
        label: value,
        place: 'after',
        arrowsOutside: true,
      }),
    ),
    ...datumPlane(datum, top + long),
  ]
}

/** The nominal outline, the band about it, and the real one. */
function profileZone({ datums, value }: GeometricSpec): FigureItem[] {
  const { left, right, top, height } = zone
  const datum = letterOf(datums)
  const nominal = (x: number) => top + 9 - 7 * Math.sin(((x - left) / (right - left)) * Math.PI)
  const xs = Array.from({ length: 41 }, (_, i) => left + ((right - left) * i) / 40)
  const shifted = (dy: number) => xs.map((x) => point(x, nominal(x) + dy))
  const [upper, lower] = [shifted(-height / 2), shifted(height / 2)]
  const real = waved(left, right, 0, height * 0.36).map(({ x, y }) => point(x, nominal(x) + y))
  const band = [...upper, ...lower.toReversed()]
  const end = nominal(right)
  return [
    area('action', band),
    toned('action', [polyline('wide', upper), polyline('wide', lower)]),
    polyline('chain', shifted(0)),
    polyline('wide', real),
    widthOf(value, right, end - height / 2, end + height / 2),
    ...(datum ? datumPlane(datum, top + 24) : []),
  ]
}

/** A part that turns about its datum, and how far the surface may move under the gauge. */
function runOutZone({ characteristic, datums, value }: GeometricSpec): FigureItem[] {
  const datum = letterOf(datums)
  const [left, right] = [12, 40]
  const [top, half] = [zone.top + 6, 11]
  const axis = top + half
  const band = 4
  const from = characteristic === 'totalRunOut' ? left : 24
  const to = characteristic === 'totalRunOut' ? right : 28
  return [
    block(left, top, right - left, 2 * half),
    line('wide', 0, axis - 5, left, axis - 5),
    line('wide', 0, axis + 5, left, axis + 5),
    line('wide', right, axis - 5, right + 10, axis - 5),
    line('wide', right, axis + 5, right + 10, axis + 5),
    broken(0, axis - 5, axis + 5),
    line('wide', right + 10, axis - 5, right + 10, axis + 5),
    ...centreLine(0, axis, right + 10, axis),
    ...outlined(from, top - band, to - from, band),
    widthOf(value, right, top - band, top),
    ...(datum ? datumFeature({ x: 5, y: axis + 5, angle: 90, letter: datum, stem: 9 }) : []),
  ]
}

/** A datum letter on its surface. */
export const datumFigure = (letter: string): FigureDrawing =>
  trimmed([
    ...ground(0, 46, 0, 8),
    toned('action', datumFeature({ x: 14, y: 0, angle: -90, letter, stem: 8 })),
  ])
