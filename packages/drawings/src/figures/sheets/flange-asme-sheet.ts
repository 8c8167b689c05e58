import {
  arrowhead,
  datumFeature,
  directionOf,
  featureControlFrame,
  frameLeader,
  lettering,
  line,
  type Point,
  type Primitive,
  point,
  polar,
  polyline,
  projectionSymbol,
  surfaceTexture,
  textWidth,
} from '../kit/index.ts'
import { flange, flangeMass } from '../parts/flange/model.ts'
import {
  flangeSheet,
  framedAngle,
  pitchDimension,
  strip,
  stripCell,
  stripOutline,
} from '../parts/flange/sheet.ts'
import {
  axis,
  endCentre,
  inSection,
  pitchRadius,
  scale,
  threadAngle,
} from '../parts/flange/views.ts'

/*
 * What a US sheet prints stays English in every language. Sizes are in inches, with the decimals that carry the tolerance.
 */

/** The international pound is 0.45359237 kg. */
const poundsPerKilogram = 1 / 0.45359237

/** A diameter as ASME draws it: words upright in a gap of the dimension line, larger limit above. */
function across(diameter: number, from: Point, at: number, words: readonly string[]): Primitive[] {
  const [high, low] = [axis - (diameter / 2) * scale, axis + (diameter / 2) * scale]
  const side = Math.sign(at - from.x)
  const gap = words.length === 2 ? 5.2 : 2.6
  return [
    ...[high, low].map((y) => line('narrow', from.x + side * 0.8, y, at + side * 2, y)),
    line('narrow', at, high, at, axis - gap),
    line('narrow', at, axis + gap, at, low),
    arrowhead(at, high, -90),
    arrowhead(at, low, 90),
    ...words.map((text, index) =>
      lettering(text, at, axis + 1.75 + (index - (words.length - 1) / 2) * 5, { anchor: 'middle' }),
    ),
  ]
}

/** Words at the end of a leader with a short shoulder, on its level. */
function note(tip: Point, knee: Point, text: string, side: 1 | -1): Primitive[] {
  const angle = directionOf(knee, tip)
  const shoulder = knee.x + side * 3
  const anchor = side > 0 ? 'start' : 'end'
  return [
    polyline('narrow', [tip, knee, point(shoulder, knee.y)]),
    arrowhead(tip.x, tip.y, angle),
    lettering(text, shoulder + side, knee.y + 1.75, { anchor }),
  ]
}

function lengths(): Primitive[] {
  const { outer, hub, chamfer } = flange
  const [left, plate, length] = [0, flange.plate, flange.length].map((x) => inSection(x, 0).x)
  if (left === undefined || plate === undefined || length === undefined) return []
  const [first, second] = [axis + 37, axis + 46]
  const middle = (left + length) / 2
  const half = textWidth('1.18', 3.5) / 2 + 1
  const foot = inSection(0, -outer / 2).y + 0.8
  return [
    line('narrow', left, foot, left, second + 2),
    line('narrow', plate, foot, plate, first + 2),
    line('narrow', length, inSection(0, chamfer - hub / 2).y + 0.8, length, second + 2),
    line('narrow', left - 7, first, left, first),
    line('narrow', plate, first, plate + 7, first),
    arrowhead(left, first, 0),
    arrowhead(plate, first, 180),
    lettering('.472', left - 8, first + 1.75, { anchor: 'end' }),
    line('narrow', left, second, middle - half, second),
    line('narrow', middle + half, second, length, second),
    arrowhead(left, second, 180),
    arrowhead(length, second, 0),
    lettering('1.18', middle, second + 1.75, { anchor: 'middle' }),
  ]
}

/** Roughness in microinches, the bare number above the short leg. */
const roughness = ({ x, y }: Point): Primitive[] => [
  ...surfaceTexture({ x, y, removal: 'REQUIRED', height: 2.5 }),
  lettering('63', x + 1, y - 4.6, { height: 2.5, anchor: 'end' }),
]

function section(): Primitive[] {
  const { outer, hub, bore, length, plate, chamfer } = flange
  const face = inSection(0, 0)
  const edge = inSection(length - chamfer / 2, hub / 2 - chamfer / 2)
  return [
    ...across(bore, face, 28, ['Ø.9850', '.9843']),
    ...across(outer, face, 11, ['Ø3.15']),
    ...across(hub, inSection(length - chamfer, 0), 78, ['Ø1.7716', '1.7707']),
    ...lengths(),
    ...note(edge, point(66, axis - 29), '.04 X 45°', 1),
    ...roughness(point(70, inSection(0, hub / 2).y)),
    ...roughness(inSection(10, -bore / 2)),
    ...datumFeature({ ...inSection(plate, 2.5 - outer / 2), angle: 0, letter: 'A', stem: 6 }),
    ...datumFeature({ x: 78, y: inSection(0, -hub / 2).y, angle: 90, letter: 'B', stem: 6 }),
    ...featureControlFrame(14, 8, {
      characteristic: 'position',
      tolerance: 'Ø.0015',
      datums: ['B'],
    }),
    ...frameLeader([point(28, 15), point(28, inSection(0, bore / 2).y)]),
  ]
}

function callouts(): Primitive[] {
  const { holes, thread } = flange
  const tapped = polar(endCentre, pitchRadius, threadAngle('right'))
  const drilled = polar(endCentre, pitchRadius, 90)
  const rim = polar(drilled, (holes.diameter / 2) * scale, 60)
  return [
    ...framedAngle(-135, -90),
    ...note(polar(tapped, (thread.major / 2) * scale, -115), point(97, 9), 'M6X1-6H THRU', -1),
    ...featureControlFrame(54.5, 13, {
      characteristic: 'position',
      tolerance: 'Ø.008',
      datums: ['A', 'B', 'C'],
    }),
    ...pitchDimension('Ø2.441'),
    ...note(rim, point(127, axis + 35), `${holes.count}X Ø.260 THRU`, 1),
    ...featureControlFrame(131, axis + 39, {
      characteristic: 'position',
      tolerance: 'Ø.008 Ⓜ',
      datums: ['A', 'B'],
    }),
    ...datumFeature({ x: 147, y: axis + 46, angle: 90, letter: 'C', stem: 4 }),
  ]
}

function titleStrip(): Primitive[] {
  const { y } = strip
  const pounds = (flangeMass() * poundsPerKilogram).toFixed(2)
  const rules = 'INCHES\n.XX ±.01   .XXX ±.005\nASME Y14.5-2018'
  return [
    ...stripCell(1, 47, 'UNLESS OTHERWISE SPECIFIED', rules, 2.5),
    ...stripCell(48, 31, 'EDGES', 'BREAK SHARP\nEDGES .01 MAX', 2.5),
    ...stripCell(79, 19, 'SURFACES'),
    ...surfaceTexture({ x: 89, y: y + 15, removal: 'REQUIRED', height: 2.5 }),
    lettering('125', 90, y + 10.4, { height: 2.5, anchor: 'end' }),
    ...stripCell(98, 24, 'MATERIAL', `AISI 1045\n${pounds} LB`, 3),
    ...stripCell(122, 24, 'PROJECTION'),
    ...projectionSymbol(3, 131, y + 11, 5),
    ...stripCell(146, 28, 'DWG NO., REV', '48-1073-U\nA', 3.5),
    stripOutline(),
  ]
}

/** The same flange on an ASME sheet: method 3, so the end view on the right is seen from the right. */
export const figure = flangeSheet({
  labels: [],
  from: 'right',
  draw: () => [...section(), ...callouts(), ...titleStrip()],
  entries: [
    [43.5, 130],
    [142.5, 130],
    [19.5, axis + 9],
    [86, axis + 9],
    [67.5, axis + 46],
    [68.5, axis + 37],
    [167, axis + 35],
    [127, axis + 42.5],
    [60, 9],
    [48.5, 11.5],
    [92.5, axis - 30],
    [77, axis - 22],
  ],
})
