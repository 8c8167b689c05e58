import {
  angularDimension,
  area,
  centreLine,
  cornersBetween,
  defineFigure,
  type FigureItem,
  hatch,
  holeSection,
  holeText,
  lettering,
  line,
  linearDimension,
  type Point,
  type Primitive,
  point,
  polar,
  polygon,
  polyline,
  rectangle,
  textBlock,
  toned,
  verticalDimension,
} from '../kit/index.ts'

/** Seats for M8, mm: head of ISO 4762, bore of ISO 273 (medium), counterbore of DIN 974-1. */
const screw = { shank: 8, head: 13, height: 8 }
const bore = 9
const counterbore = { diameter: 15, depth: 8.6 }
const countersink = { diameter: 18, angle: 90 }
const plate = { thickness: 19, width: 21 }
const scale = 1.7
const top = 34

/** Faces, mm on the sheet: underside of the plate, floor of the counterbore, top of the head. */
const bottom = top + plate.thickness * scale
const floor = top + counterbore.depth * scale
const crown = floor - screw.height * scale
/** Half the widths of head, counterbore, shank and bore, mm on the sheet. */
const half = {
  head: (screw.head * scale) / 2,
  wide: (counterbore.diameter * scale) / 2,
  shank: (screw.shank * scale) / 2,
  hole: (bore * scale) / 2,
}

type Tools = { number: (value: number, digits?: number) => string }

/** The corners of a piece of plate around an axis. */
function around(axis: number): Point[] {
  const [left, right] = [axis - (plate.width * scale) / 2, axis + (plate.width * scale) / 2]
  return cornersBetween(left, top, right, bottom)
}

const across = (axis: number, diameter: number, y: number): { from: Point; to: Point } => ({
  from: point(axis - (diameter * scale) / 2, y),
  to: point(axis + (diameter * scale) / 2, y),
})

/** How far the shank goes on below the plate before it is broken off, mm on the sheet. */
const sticking = 5

/** A break: a narrow line drawn free-hand (ISO 128-2). */
const breakLine = (x1: number, x2: number, y: number): Primitive =>
  polyline(
    'narrow',
    Array.from({ length: 25 }, (_, i) =>
      point(x1 + ((x2 - x1) * i) / 24, y + 0.7 * Math.sin((i * Math.PI) / 8)),
    ),
  )

/** The screw in its counterbore; the clearance around the head is tinted. */
function counterbored(axis: number, tools: Tools): FigureItem[] {
  const { head, wide, shank, hole } = half
  const seat = holeSection({
    x: axis,
    y: top,
    end: 'through',
    steps: [
      { diameter: 2 * wide, depth: floor - top },
      { diameter: 2 * hole, depth: bottom - top },
    ],
  })
  const outer = around(axis)
  const visibleSide = (corner: Point | undefined, side: -1 | 1) =>
    polyline('wide', [
      corner ?? point(0, top),
      point(axis + side * wide, top),
      point(axis + side * wide, floor),
      point(axis + side * hole, floor),
      point(axis + side * hole, bottom),
    ])
  return [
    area(
      'action',
      [
        seat.outline,
        cornersBetween(axis - head, crown, axis + head, floor),
        cornersBetween(axis - shank, floor, axis + shank, bottom),
      ],
      0.25,
    ),
    ...hatch([outer, seat.outline], 3),
    // What the screw hides is left out: the floor under the head, the rim behind it.
    visibleSide(outer[0], -1),
    visibleSide(outer[1], 1),
    line('wide', axis - wide, top, axis + wide, top),
    polyline('wide', [
      outer[0] ?? point(0, top),
      outer[3] ?? point(0, bottom),
      outer[2] ?? point(0, bottom),
      outer[1] ?? point(0, top),
    ]),
    ...screwAt(axis),
    ...counterboreDimensions(axis, tools),
  ]
}

/** Head and shank of the screw, and its centre line. */
function screwAt(axis: number): Primitive[] {
  const { head, shank } = half
  return [
    rectangle('wide', axis - head, crown, 2 * head, floor - crown),
    line('wide', axis - shank, floor, axis - shank, bottom + sticking),
    line('wide', axis + shank, floor, axis + shank, bottom + sticking),
    breakLine(axis - shank, axis + shank, bottom + sticking),
    ...centreLine(axis, crown, axis, bottom + sticking),
  ]
}

/** Diameters of counterbore and head, and the depth of the counterbore. */
function counterboreDimensions(axis: number, { number }: Tools): FigureItem[] {
  return [
    ...linearDimension({
      ...across(axis, counterbore.diameter, top),
      axis: 'h',
      at: top - 16,
      label: { text: `Ø${number(counterbore.diameter)}` },
    }),
    toned(
      'action',
      linearDimension({
        ...across(axis, screw.head, crown),
        axis: 'h',
        at: top - 7,
        label: { text: `Ø${number(screw.head)}` },
      }),
    ),
    ...verticalDimension(
      point(axis - (plate.width * scale) / 2, top),
      point(axis - half.wide, floor),
      axis - (plate.width * scale) / 2 - 7,
      number(counterbore.depth),
    ),
  ]
}

/** A countersink with its angle and diameter; the depth follows from them and stands in parentheses. */
function countersunk(axis: number, { number }: Tools): FigureItem[] {
  const cone = holeSection({
    x: axis,
    y: top,
    end: 'through',
    steps: [{ diameter: bore * scale, depth: bottom - top }],
    countersink: { diameter: countersink.diameter * scale, angle: countersink.angle },
  })
  const rim = (countersink.diameter * scale) / 2
  const halfAngle = (countersink.angle * Math.PI) / 360
  const depth = (countersink.diameter - bore) / 2 / Math.tan(halfAngle)
  const apex = point(axis, top + rim / Math.tan(halfAngle))
  const flank = rim / Math.sin(halfAngle)
  const reach = apex.y - top + 14
  const right = axis + (plate.width * scale) / 2
  const outer = around(axis)
  return [
    polygon('wide', outer),
    ...hatch([outer, cone.outline], 3),
    ...cone.edges,
    ...centreLine(axis, top, axis, bottom),
    ...linearDimension({
      ...across(axis, countersink.diameter, top),
      axis: 'h',
      at: top - 6,
      label: { text: `Ø${number(countersink.diameter)}` },
    }),
    ...verticalDimension(
      point(right, top),
      point(axis + (bore * scale) / 2, top + depth * scale),
      right + 8,
      { label: `(${number(depth)})`, place: 'before' },
    ),

    ...[-1, 1].map((side) => {
      const along = (reach: number) => polar(apex, reach, -90 + (side * countersink.angle) / 2)
      const [near, far] = [along(flank + 0.8), along(reach + 2)]
      return line('narrow', near.x, near.y, far.x, far.y)
    }),
    ...angularDimension({
      centre: apex,
      radius: reach,
      text: `${number(countersink.angle)}°`,
      from: -90 - countersink.angle / 2,
      to: -90 + countersink.angle / 2,
    }),
  ]
}

/** A callout of two lines below its plate. */
const stack = (axis: number, rows: readonly string[]): Primitive[] =>
  textBlock(rows.join('\n'), axis - 11, 82, { height: 3.5 })

/** Counterbore with a cap screw of M8, and countersink with the sizes that define it. */
export const figure = defineFigure({
  size: { width: 110, height: 92 },
  labels: ['cap', 'cone'],
  draw: ({ words, number }) => {
    const [first, second] = [33, 79]
    return [
      lettering(words.cap, first, 7, { height: 3, anchor: 'middle' }),
      ...counterbored(first, { number }),
      lettering(words.cone, second, 7, { height: 3, anchor: 'middle' }),
      ...countersunk(second, { number }),
      ...stack(first, [
        `${holeText.hole(number(bore))} H13`,
        holeText.counterbore(number(counterbore.diameter), number(counterbore.depth)),
      ]),
      ...stack(second, [
        holeText.hole(number(bore)),
        holeText.countersink(number(countersink.diameter), number(countersink.angle)),
      ]),
    ]
  },
})
