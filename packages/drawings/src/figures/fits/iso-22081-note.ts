import {
  arc,
  area,
  arrowhead,
  centreLine,
  datumFeature,
  defineFigure,
  directionOf,
  drawLabel,
  type FigureItem,
  type FigureTools,
  featureControlFrame,
  frameLeader,
  horizontalDimension,
  lettering,
  line,
  type Point,
  type Primitive,
  point,
  polar,
  polygon,
  radians,
  rectangle,
  toned,
  verticalDimension,
} from '../kit/index.ts'

/** The note of the example, mm: width of the profile zone, and ± for linear sizes. */
const allowed = { profile: 0.4, size: 0.2 }
/** The zones are drawn this many times too wide, to be visible. */
const exaggeration = 5

/** A turned part, mm, axis to the right; lengths from the shoulder, which is datum B. */
const part = {
  flange: { diameter: 44, length: 10 },
  pin: { diameter: 20, length: 30 },
  cone: { angle: 30, end: 40 },
}
const axis = 42
const shoulder = 34
const left = shoulder - part.flange.length
const pinTop = axis - part.pin.diameter / 2
const flangeTop = axis - part.flange.diameter / 2
const coneStart = shoulder + part.pin.length
const coneEnd = shoulder + part.cone.end
const coneTop = pinTop + (coneEnd - coneStart) * Math.tan(radians(part.cone.angle))

const below = (p: Point): Point => point(p.x, 2 * axis - p.y)

function shape(): Primitive[] {
  const upper = [
    point(left, flangeTop),
    point(shoulder, flangeTop),
    point(shoulder, pinTop),
    point(coneStart, pinTop),
    point(coneEnd, coneTop),
  ]
  return [
    polygon('wide', [...upper, ...upper.map(below).toReversed()]),
    line('wide', shoulder, pinTop, shoulder, below(point(0, pinTop)).y),
    line('wide', coneStart, pinTop, coneStart, below(point(0, pinTop)).y),
    ...centreLine(left, axis, coneEnd, axis),
  ]
}

/** The surfaces that only the note limits, each with its zone, half outside and half inside the true shape. */
function zones(): FigureItem[] {
  const half = (allowed.profile * exaggeration) / 2
  const band = (a: Point, b: Point): Point[] => {
    const along = directionOf(a, b)
    const turns = [along - 90, along + 90] as const
    return [
      ...[a, b].map((p) => polar(p, half, turns[0])),
      ...[b, a].map((p) => polar(p, half, turns[1])),
    ]
  }
  const cone = [point(coneStart, pinTop), point(coneEnd, coneTop)] as const
  const bands = [
    band(point(left, flangeTop), below(point(left, flangeTop))),
    band(...cone),
    band(below(cone[0]), below(cone[1])),
    band(point(coneEnd, coneTop), below(point(coneEnd, coneTop))),
  ]
  return [
    ...bands.map((points) => area('action', points, 0.3)),
    toned(
      'action',
      bands.map((points) => polygon('narrow', points)),
    ),
  ]
}

/** Sizes with their own or the general ±, theoretically exact lengths, datums with tolerances of their own. */
function callouts(number: FigureTools['number']): Primitive[] {
  const { flange, pin, cone } = part
  const exact = (value: number) => ({ text: number(value), framed: true })
  const face = point(shoulder, 2 * axis - flangeTop)
  const column = 102
  const origin = point(coneStart, pinTop)
  const [start, end] = [polar(origin, 15, 0), polar(origin, 15, cone.angle)]
  const [near, past] = [polar(origin, 13.5, cone.angle), polar(origin, 17, cone.angle)]
  const angleLabel = { text: `${cone.angle}°`, framed: true }
  return [
    ...verticalDimension(point(left, flangeTop), point(left, face.y), 13, `Ø${flange.diameter}`),
    ...verticalDimension(origin, below(origin), column, `Ø${pin.diameter} h6`),
    ...datumFeature({ x: column, y: pinTop, angle: -90, letter: 'A', stem: 7 }),
    ...horizontalDimension(point(left, face.y), face, 74, {
      place: 'before',
      label: exact(flange.length),
    }),
    ...horizontalDimension(face, below(origin), 74, { label: exact(pin.length), bare: 'from' }),
    ...horizontalDimension(face, below(point(coneEnd, coneTop)), 84, exact(cone.end)),
    line('narrow', near.x, near.y, past.x, past.y),
    arc('narrow', origin.x, origin.y, 15, 0, cone.angle),
    arrowhead(start.x, start.y, -90),
    arrowhead(end.x, end.y, cone.angle + 90),
    ...drawLabel(angleLabel, polar(origin, 23.5, cone.angle / 2).x, axis - 4),
    ...datumFeature({ x: shoulder, y: 26, angle: 0, letter: 'B', stem: 7 }),
    line('narrow', shoulder, flangeTop - 0.8, shoulder, 8),
    ...featureControlFrame(shoulder + 9, 7, {
      characteristic: 'perpendicularity',
      tolerance: number(0.03),
      datums: ['A'],
    }),
    ...frameLeader([point(shoulder + 9, 10.5), point(shoulder, 10.5)]),
    ...featureControlFrame(6.5, 4, {
      characteristic: 'circularRunOut',
      tolerance: number(0.1),
      datums: ['A'],
    }),
    ...frameLeader([point(left + 3.5, 11), point(left + 3.5, flangeTop)]),
  ]
}

/** A sheet that uses ISO 22081: the note at the title block, the datums it needs, and what is left to it. */
export const figure = defineFigure({
  size: { width: 110, height: 118 },
  labels: ['general', 'linear'],
  draw: ({ words, number }) => [
    ...zones(),
    ...shape(),
    ...callouts(number),
    rectangle('narrow', 8, 93, 94, 24),
    lettering(words.general, 11, 99.5),
    toned('action', [
      ...featureControlFrame(11, 102, {
        characteristic: 'surfaceProfile',
        tolerance: number(allowed.profile),
        datums: ['A', 'B'],
      }),
      lettering(`${words.linear} ±${number(allowed.size)}`, 11, 114.5),
    ]),
  ],
})
