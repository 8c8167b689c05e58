import {
  angularDimension,
  centreLine,
  defineFigure,
  type FigureItem,
  horizontalDimension,
  leaderNote,
  lettering,
  line,
  type Primitive,
  point,
  polar,
  polyline,
  radians,
  toned,
  verticalDimension,
} from '../kit/index.ts'

/** The end of a shaft, mm; the chamfer is always 4 long. */
const shaft = { diameter: 30, length: 15, chamfer: 4 }
const scale = 1.25
const axis = 45
const high = (shaft.diameter * scale) / 2
const leg = shaft.chamfer * scale

/** Diameter left on the face by a chamfer that makes `angle` (degree) with the axis. */
const faceDiameter = (angle: number): number =>
  shaft.diameter - 2 * shaft.chamfer * Math.tan(radians(angle))

/** The shaft from the side, its face on the left at `x`, broken off at the right. */
function shaftEnd(x: number, angle: number): Primitive[] {
  const low = (faceDiameter(angle) * scale) / 2
  const end = x + shaft.length * scale
  const upper = [point(x, axis - low), point(x + leg, axis - high), point(end, axis - high)]
  const lower = upper.map((p) => point(p.x, 2 * axis - p.y))
  const wave = Array.from({ length: 41 }, (_, i) =>
    point(end + 0.6 * Math.sin((i * Math.PI) / 10), axis - high + (high * i) / 20),
  )
  return [
    polyline('wide', upper),
    polyline('wide', lower),
    line('wide', x, axis - low, x, axis + low),
    line('wide', x + leg, axis - high, x + leg, axis + high),
    polyline('narrow', wave),
    ...centreLine(x, axis, end, axis, 2),
  ]
}

/** The length of the chamfer, below the shaft. */
const length = (x: number, low: number, text: string): Primitive[] =>
  horizontalDimension(point(x, axis + low), point(x + leg, axis + high), axis + high + 7, text)

/** The angle between the chamfer and the surface of the shaft, on lines beyond their corner. */
function angleToAxis(x: number, angle: number, text: string): Primitive[] {
  const corner = point(x + leg, axis - high)
  const radius = 13
  const [near, far] = [polar(corner, 0.8, -angle), polar(corner, radius + 2, -angle)]
  return [
    line('narrow', near.x, near.y, far.x, far.y),
    ...angularDimension({ centre: corner, radius, from: -angle, to: 0, text }),
  ]
}

/** The angle between the chamfer and the face. */
function angleToFace(x: number, low: number, angle: number, text: string): Primitive[] {
  const corner = point(x, axis - low)
  const slope = angle - 90
  const radius = 17
  const outer = leg / Math.cos(radians(slope))
  const [near, far] = [polar(corner, outer + 0.8, slope), polar(corner, radius + 2, slope)]
  return [
    line('narrow', near.x, near.y, far.x, far.y),
    line('narrow', x, corner.y - 0.8, x, corner.y - radius - 2),
    ...angularDimension({ centre: corner, radius, from: -90, to: slope, text }),
  ]
}

/** 45°, 30° to the axis and 30° to the face: the same length leaves three different faces. */
export const figure = defineFigure({
  size: { width: 110, height: 88 },
  labels: ['equal', 'axis', 'face'],
  draw: ({ words, number }): FigureItem[] => {
    const columns = [
      { x: 14, angle: 45, name: words.equal },
      { x: 51, angle: 30, name: words.axis },
      { x: 88, angle: 60, name: words.face },
    ]
    const text = number(shaft.chamfer)
    const half = (angle: number) => (faceDiameter(angle) * scale) / 2
    const [first, second, third] = columns.map(({ x }) => x)
    return [
      ...columns.flatMap(({ x, angle, name }) => [
        ...shaftEnd(x, angle),
        lettering(name, x - 8, axis + high + 20, { height: 2.5 }),
        toned(
          'action',
          verticalDimension(
            point(x, axis + half(angle)),
            point(x, axis - half(angle)),
            x - 6,
            `Ø${number(faceDiameter(angle), 1)}`,
          ),
        ),
      ]),
      ...leaderNote({
        tip: point((first ?? 0) + leg / 2, axis - high + leg / 2),
        knee: point((first ?? 0) - 4, axis - high - 7),
        label: `${text} × 45°`,
        side: 'right',
      }),
      ...angleToAxis(second ?? 0, 30, '30°'),
      ...length(second ?? 0, half(30), text),
      ...angleToFace(third ?? 0, half(60), 30, '30°'),
      ...length(third ?? 0, half(60), text),
    ]
  },
})
