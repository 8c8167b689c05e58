import { centreLine } from '../annotate/centre-line.ts'
import { linearDimension } from '../annotate/dimension.ts'
import { datumFeature } from '../annotate/symbols.ts'
import { circle, line, point, polyline } from '../display-list.ts'
import type { FigureDrawing, FigureItem } from '../figures/kit/figure.ts'
import { area, toned } from '../figures/kit/figure.ts'
import { type Characteristic, featureControlFrame } from '../figures/kit/frames.ts'
import { arcPoints } from '../hatch.ts'
import { lettering } from '../lettering/lettering.ts'
import { block, broken, corners, ground, trimmed, waved } from './sheet.ts'

export interface GeometricSpec {
  readonly characteristic: Characteristic
  /** The second cell of the frame, and those of the datums. */
  readonly tolerance: string
  readonly datums: readonly string[]
  readonly shape: 'flat' | 'diameter' | 'sphere'
  /** The width of the zone as written. */
  readonly value: string
}

const round: readonly Characteristic[] = ['roundness', 'cylindricity']
const profiles: readonly Characteristic[] = ['lineProfile', 'surfaceProfile']
const runOuts: readonly Characteristic[] = ['circularRunOut', 'totalRunOut']

/** Axes that stand on their primary datum. */
const standing: readonly Characteristic[] = ['perpendicularity', 'position']

/** Height of the zone on the sheet, and where it lies. */
const zone = { top: 22, height: 7, left: 0, right: 46 }

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
  if (shape === 'sphere') return roundZone(spec, true)
  if (round.includes(characteristic)) return ringZone(spec)
  if (profiles.includes(characteristic)) return profileZone(spec)
  if (runOuts.includes(characteristic)) return runOutZone(spec)
  if (shape === 'flat' || isAngular(characteristic)) return planeZone(spec)
  return standing.includes(characteristic) ? standingZone(spec) : axisZone(spec)
}

/** The width of the zone, beside it. */
const widthOf = (value: string, x: number, top: number, bottom: number): FigureItem =>
  toned('action', [
    ...linearDimension({
      from: point(x, bottom),
      to: point(x, top),
      axis: 'v',
      at: x + 6,
      label: { text: '' },
      arrowsOutside: true,
    }),
    lettering(value, x + 9, (top + bottom) / 2 + 1.75),
  ])

const outlined = (x: number, y: number, width: number, height: number): FigureItem[] => [
  area('action', corners(x, y, width, height)),
  toned('action', [block(x, y, width, height)]),
]

const isAngular = (characteristic: Characteristic) => characteristic === 'angularity'

/** The datum plane below a zone, with its letter. */
const datumPlane = (letter: string, y: number): FigureItem[] => [
  ...ground(zone.left - 14, zone.right + 2, y),
  ...datumFeature({ x: zone.left - 8, y, angle: -90, letter, stem: 4 }),
]

/** The letter of the primary datum, the first of a common one, without modifiers. */
const letterOf = ([datum]: readonly string[]): string | undefined =>
  /^[A-Z]+/.exec(datum ?? '')?.[0]

/** Two planes or lines, and the real surface between them. */
function planeZone({ characteristic, datums, value }: GeometricSpec): FigureItem[] {
  const { left, right, top, height } = zone
  const datum = letterOf(datums)
  const isUpright = characteristic === 'perpendicularity'
  if (isUpright && datum) return uprightZone(value, datum)
  const surface = polyline('wide', waved(left, right, top + height / 2, height * 0.36))
  // Symmetry is about the middle of its datum, which lies in the zone.
  const isMiddle = characteristic === 'symmetry'
  const tilted = isAngular(characteristic) ? 20 : 0
  const lean = tilted ? slanted : (items: FigureItem[]) => items
  return [
    ...lean([...outlined(left, top, right - left, height), surface]),
    ...(tilted ? [] : [widthOf(value, right, top, top + height)]),
    ...(isMiddle ? centreLine(left, top + height / 2, right, top + height / 2) : []),
    ...(datum && !isMiddle ? datumPlane(datum, top + height + (tilted ? 22 : 10)) : []),
  ]
}

/** The zone of an inclination: a band at an angle to its datum. */
function slanted(): FigureItem[] {
  const { left, right, top, height } = zone
  const rise = 14
  const at = (x: number, y: number) => point(x, y + ((right - x) / (right - left)) * rise)
  const band = [at(left, top), at(right, top), at(right, top + height), at(left, top + height)]
  const surface = waved(left, right, top + height / 2, height * 0.36).map(({ x, y }) => at(x, y))
  return [
    area('action', band),
    toned('action', [polyline('wide', band, true)]),
    polyline('wide', surface),
  ]
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
      linearDimension({
        from: point(x, top),
        to: point(x + height, top),
        axis: 'h',
        at: top - 5,
        label: { text: value },
        place: 'after',
        arrowsOutside: true,
      }),
    ),
    ...datumPlane(datum, top + long),
  ]
}

/** A cylinder from the side and from its end, and the axis in it. */
function axisZone({ characteristic, datums, value }: GeometricSpec): FigureItem[] {
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
function standingZone({ datums, value }: GeometricSpec): FigureItem[] {
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
function roundZone({ value }: GeometricSpec, isSphere: boolean): FigureItem[] {
  const radius = 9
  const [x, y] = [18, zone.top + radius]
  return [
    area('action', arcPoints(x, y, radius, 0, 360)),
    toned('action', [circle('wide', x, y, radius)]),
    ...centreLine(x - radius, y, x + radius, y),
    ...centreLine(x, y - radius, x, y + radius),
    circle('fill', x + 2.5, y - 3, 0.8),
    widthOf(`${isSphere ? 'SØ' : 'Ø'}${value}`, x + radius, y - radius, y + radius),
  ]
}

/** Two circles or cylinders about one axis, and the real outline between them. */
function ringZone({ characteristic, value }: GeometricSpec): FigureItem[] {
  const [outer, inner] = [15, 10.5]
  const [x, y] = [18, zone.top + outer - 2]
  const real = Array.from({ length: 73 }, (_, i) => {
    const t = (i / 72) * 2 * Math.PI
    const r = (outer + inner) / 2 + 1.6 * (0.6 * Math.sin(3 * t) + 0.4 * Math.sin(5 * t + 1))
    return point(x + r * Math.cos(t), y + r * Math.sin(t))
  })
  const side = characteristic === 'cylindricity' ? cylinderSide(y, inner, outer) : []
  const right = side.length > 0 ? 74 : x + outer
  return [
    area('action', [arcPoints(x, y, outer, 0, 360), arcPoints(x, y, inner, 0, 360)]),
    toned('action', [circle('wide', x, y, outer), circle('wide', x, y, inner)]),
    polyline('wide', real, true),
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
