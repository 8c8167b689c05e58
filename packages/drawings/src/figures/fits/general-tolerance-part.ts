import {
  angularDimension,
  angularLimit,
  brokenEdgeLimit,
  type Corner,
  centreCross,
  circle,
  defineFigure,
  type FigureTools,
  leaderNote,
  lettering,
  line,
  linearDimension,
  linearLimit,
  outline,
  type Primitive,
  point,
  polar,
  radians,
  titleCell,
  toned,
} from '../kit/index.ts'

/** A flat part, mm: x to the right and y up from its lower left corner. */
const part = {
  length: 60,
  height: 30,
  thickness: 8,
  side: 18,
  slope: 30,
  radius: 5,
  chamfer: 2,
  hole: { x: 15, y: 12, diameter: 6 },
}
const corner = { x: 27, y: 49 }
const at = (x: number, y: number) => point(corner.x + x, corner.y - y)
/** Where the slope leaves the upper edge, and how long it is. */
const rise = part.height - part.side
const bend = part.length - rise / Math.tan(radians(part.slope))
const slopeLength = rise / Math.sin(radians(part.slope))
const hole = at(part.hole.x, part.hole.y)

function shape(): Primitive[] {
  const { length, height, side, radius, chamfer } = part
  const corners: Corner[] = [
    at(0, 0),
    { ...at(length, 0), r: radius },
    at(length, side),
    at(bend, height),
    at(chamfer, height),
    at(0, height - chamfer),
  ]
  const holeRadius = part.hole.diameter / 2
  return [
    ...outline('wide', corners),
    circle('wide', hole.x, hole.y, holeRadius),
    ...centreCross(hole.x, hole.y, holeRadius),
  ]
}

/** The dimension lines: where they stand, from where to where. */
const rows = { length: 67, hole: 58 }
const columns = { height: 9, hole: 19, side: 96 }

function dimensions(number: FigureTools['number']): Primitive[] {
  const { length, height, side, radius, chamfer, slope, thickness } = part
  const past = part.hole.diameter / 2 + 2
  const top = at(bend, height)
  const round = at(length - radius, radius)
  const origin = at(0, 0)
  const lines = [
    { size: length, from: origin, to: at(length, radius), axis: 'h', at: rows.length },
    { size: part.hole.x, from: origin, to: point(hole.x, hole.y + past), axis: 'h', at: rows.hole },
    { size: height, from: origin, to: at(chamfer, height), axis: 'v', at: columns.height },
    {
      size: part.hole.y,
      from: origin,
      to: point(hole.x - past, hole.y),
      axis: 'v',
      at: columns.hole,
    },
    { size: side, from: at(length - radius, 0), to: at(length, side), axis: 'v', at: columns.side },
  ] as const
  const drill = polar(hole, part.hole.diameter / 2, -50)
  return [
    ...lines.flatMap(({ size, ...place }) =>
      linearDimension({ ...place, label: { text: number(size) } }),
    ),
    ...leaderNote({
      tip: drill,
      knee: at(20, 18.5),
      side: 'right',
      label: `Ø${number(part.hole.diameter)}`,
    }),
    line('narrow', top.x + 0.8, top.y, top.x + 19, top.y),
    ...angularDimension({ centre: top, radius: 16, from: 0, to: slope, text: `${slope}°` }),
    ...leaderNote({
      tip: polar(round, radius, 45),
      knee: polar(round, 1.5, 225),
      side: 'left',
      label: `R${radius}`,
    }),
    ...leaderNote({
      tip: at(chamfer / 2, height - chamfer / 2),
      knee: at(7, 37),
      side: 'right',
      label: `${chamfer}×45°`,
    }),
    lettering(`t=${number(thickness)}`, at(27, 0).x, at(0, 3.5).y),
  ]
}

/** What the note adds, beside each dimension. */
function limits(number: FigureTools['number']): Primitive[] {
  const { length, height, side, radius, chamfer, thickness } = part
  const write = (limit: number, x: number, y: number, rotation = 0) =>
    lettering(`±${number(limit)}`, x, y, { height: 2.5, rotation, anchor: 'middle' })
  const size = (value: number) => linearLimit(value, 'm')
  return [
    write(size(length), at(length / 2, 0).x, rows.length + 3.7),
    write(size(part.hole.x), at(part.hole.x / 2, 0).x, rows.hole + 3.7),
    write(size(height), columns.height + 3.7, at(0, height / 2).y, -90),
    write(size(part.hole.y), columns.hole + 3.7, at(0, part.hole.y / 2).y, -90),
    write(size(side), columns.side + 3.7, at(0, side / 2).y, -90),
    write(size(part.hole.diameter), at(24.5, 0).x, at(0, 14.6).y),
    write(size(thickness), at(39, 0).x, at(0, 3.5).y),
    write(brokenEdgeLimit(radius, 'm'), at(50.5, 0).x, at(0, 3).y),
    write(brokenEdgeLimit(chamfer, 'm'), at(13, 0).x, at(0, 33.2).y),
    lettering(`±${number(angularLimit(slopeLength, 'm'))}°`, 92, 26.8, { height: 2.5 }),
  ]
}

/** A flat part whose dimensions carry no tolerance of their own, and the note that gives them one (ISO 2768-1). */
export const figure = defineFigure({
  size: { width: 110, height: 88 },
  labels: ['general', 'scale'],
  draw: ({ words, number }) => [
    ...shape(),
    ...dimensions(number),
    ...titleCell({
      x: 2,
      y: 75,
      width: 76,
      height: 12,
      caption: words.general,
      value: 'ISO 2768-m',
    }),
    ...titleCell({ x: 78, y: 75, width: 30, height: 12, caption: words.scale, value: '1:1' }),
    toned('action', limits(number)),
  ],
})
