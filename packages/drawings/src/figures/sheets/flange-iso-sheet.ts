import {
  arrowhead,
  datumFeature,
  edgeSymbol,
  type FigureTools,
  featureControlFrame,
  frameLeader,
  horizontalDimension,
  leaderNote,
  lettering,
  line,
  type Primitive,
  point,
  polar,
  polyline,
  projectionSymbol,
  surfaceTexture,
  textWidth,
  verticalDimension,
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

const labels = ['tolerances', 'edges', 'surface', 'material', 'projection', 'number'] as const
type Tools = FigureTools<(typeof labels)[number]>

/** The bore: too short a dimension line for its words, so they stand on a shelf at its end. */
function boreDimension(text: string): Primitive[] {
  const [high, low] = [1, -1].map((side) => inSection(0, (side * flange.bore) / 2))
  if (!high || !low) return []
  const [at, shelf] = [30, axis + 36]
  return [
    ...[high, low].map(({ x, y }) => line('narrow', x - 0.8, y, at - 2, y)),
    polyline('narrow', [
      point(at, high.y),
      point(at, shelf),
      point(at - textWidth(text, 3.5) - 2, shelf),
    ]),
    arrowhead(at, high.y, -90),
    arrowhead(at, low.y, 90),
    lettering(text, at - 1, shelf - 1.45, { anchor: 'end' }),
  ]
}

function sectionDimensions({ number }: Tools): Primitive[] {
  const { outer, hub, length, bore, plate, chamfer } = flange
  const across = (diameter: number, x: number, at: number, text: string) =>
    verticalDimension(inSection(x, diameter / 2), inSection(x, -diameter / 2), at, text)
  const along = (x: number, r: number, at: number, text: string) =>
    horizontalDimension(inSection(0, -outer / 2), inSection(x, -r), at, text)
  return [
    ...boreDimension(`Ø${bore} H7 Ⓔ`),
    ...across(outer, 0, 18, `Ø${outer}`),
    ...across(hub, length - chamfer, 74, `Ø${hub} h7`),
    ...along(plate, outer / 2, axis + 37, String(plate)),
    ...along(length, hub / 2 - chamfer, axis + 46, String(length)),
    ...leaderNote({
      tip: inSection(length - chamfer / 2, hub / 2 - chamfer / 2),
      knee: point(65.5, axis - 31),
      label: `${number(chamfer)}×45°`,
      side: 'right',
    }),
  ]
}

function sectionSymbols({ number }: Tools): Primitive[] {
  const { hub, bore, plate, outer } = flange
  const fine = `Ra ${number(1.6)}`
  const onHub = point(70, inSection(0, hub / 2).y)
  const onBore = inSection(5, -bore / 2)
  const seat = inSection(plate, 2.5 - outer / 2)
  const texture = { text: fine, removal: 'REQUIRED', height: 2.5 } as const
  return [
    ...surfaceTexture({ ...onHub, ...texture }),
    ...surfaceTexture({ ...onBore, ...texture }),
    ...datumFeature({ ...seat, angle: 0, letter: 'A', stem: 6 }),
    ...datumFeature({ x: 74, y: inSection(0, -hub / 2).y, angle: 90, letter: 'B', stem: 6 }),
    ...featureControlFrame(17, 8, {
      characteristic: 'concentricity',
      tolerance: `Ø${number(0.04)}`,
      datums: ['B'],
    }),
    ...frameLeader([point(30, 15), inSection(0, bore / 2)].map(({ y }) => point(30, y))),
  ]
}

function endDimensions({ number }: Tools): Primitive[] {
  const { holes, thread } = flange
  const tapped = polar(endCentre, pitchRadius, threadAngle('left'))
  const drilled = polar(endCentre, pitchRadius, 90)
  const rim = polar(drilled, (holes.diameter / 2) * scale, 60)
  const tip = polar(tapped, (thread.major / 2) * scale, -105)
  const zone = `Ø${number(0.2)}`
  return [
    ...framedAngle(-45, 0),
    ...leaderNote({ tip, knee: point(131, 11), label: 'M6-6H', side: 'right' }),
    ...featureControlFrame(135, 12.5, {
      characteristic: 'position',
      tolerance: zone,
      datums: ['A', 'B', 'C'],
    }),
    ...pitchDimension(`Ø${holes.pitchCircle}`),
    ...leaderNote({
      tip: rim,
      knee: point(133, axis + 38),
      side: 'right',
      label: `${holes.count}× Ø${number(holes.diameter)}`,
    }),
    // CZ: without it each hole would have its own zone, free to turn about B (ISO 5458).
    ...featureControlFrame(133, axis + 39.5, {
      characteristic: 'position',
      tolerance: `${zone} CZ`,
      datums: ['A', 'B'],
    }),
    ...datumFeature({ x: 147, y: axis + 46.5, angle: 90, letter: 'C', stem: 4 }),
  ]
}

function titleStrip({ words, number }: Tools): Primitive[] {
  const { y } = strip
  return [
    ...stripCell(1, 41, words.tolerances, 'ISO 2768-m\nISO 8015'),
    ...stripCell(42, 25, words.edges),
    ...edgeSymbol({ x: 50, y: y + 13, text: `−${number(0.3)}`, kind: 'external' }),
    ...stripCell(67, 26, words.surface),
    ...surfaceTexture({
      x: 73,
      y: y + 15,
      text: `Ra ${number(3.2)}`,
      removal: 'REQUIRED',
      height: 2.5,
    }),
    ...stripCell(93, 25, words.material, 'C45E+N'),
    ...stripCell(118, 25, words.projection),
    ...projectionSymbol(1, 127.5, y + 11, 5),
    ...stripCell(143, 31, words.number, '48-1073 C'),
    lettering(`${number(flangeMass(), 2)} kg`, 94.2, y + 15.5),
    stripOutline(),
  ]
}

/** The flange on an ISO sheet: method 1, so the end view on the right is seen from the left. */
export const figure = flangeSheet({
  labels,
  from: 'left',
  draw: (tools) => [
    ...sectionDimensions(tools),
    ...sectionSymbols(tools),
    ...endDimensions(tools),
    ...titleStrip(tools),
  ],
  entries: [
    [37.5, 129.5],
    [139, 129.5],
    [3.6, axis + 34.5],
    [79.5, axis],
    [67.5, axis + 46],
    [68.5, axis + 37],
    [154, axis + 36],
    [129, axis + 43],
    [150.5, 8.5],
    [50, 11.5],
    [80.5, axis - 32.5],
    [88.5, axis - 21],
  ],
})
