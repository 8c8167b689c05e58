import {
  balloon,
  centreLine,
  circle,
  datumFeature,
  defineFigure,
  diameterDimension,
  type FigureItem,
  featureControlFrame,
  hatch,
  horizontalDimension,
  leaderNote,
  lettering,
  line,
  type Point,
  type Primitive,
  pitchCircle,
  point,
  polar,
  polygon,
  projectionSymbol,
  surfaceTexture,
  titleCell,
  toned,
  verticalDimension,
} from '../kit/index.ts'

/** A flange with a centring spigot, mm; one model for both views. The article lists the limits of its sizes. */
const part = {
  flange: { diameter: 60, thickness: 10 },
  spigot: { diameter: 34, length: 12, chamfer: 1 },
  bore: 20,
  pitch: 44,
  hole: { diameter: 5.5, counterbore: 10, depth: 5.4 },
}
const length = part.flange.thickness + part.spigot.length

const axis = 56
const face = 34
const seat = face + part.flange.thickness
const end = face + length
const centre = point(118, axis)

/** The upper half of the section and its hole, outlines at distances from the axis; `side` -1 above, 1 below. */
function halfSection(side: 1 | -1): { body: Point[]; hole: Point[] } {
  const { flange, spigot, bore, pitch, hole } = part
  const at = (x: number, radius: number) => point(x, axis + side * radius)
  const [far, near] = [(pitch + hole.counterbore) / 2, (pitch - hole.counterbore) / 2]
  const [outer, inner] = [(pitch + hole.diameter) / 2, (pitch - hole.diameter) / 2]
  const bottom = face + hole.depth
  return {
    body: [
      at(face, flange.diameter / 2),
      at(seat, flange.diameter / 2),
      at(seat, spigot.diameter / 2),
      at(end - spigot.chamfer, spigot.diameter / 2),
      at(end, spigot.diameter / 2 - spigot.chamfer),
      at(end, bore / 2),
      at(face, bore / 2),
    ],
    hole: [
      at(face, far),
      at(bottom, far),
      at(bottom, outer),
      at(seat, outer),
      at(seat, inner),
      at(bottom, inner),
      at(bottom, near),
      at(face, near),
    ],
  }
}

/** Section through two of the holes, with the edges behind it. */
function section(): Primitive[] {
  const { bore, pitch } = part
  const halves = [halfSection(-1), halfSection(1)]
  const edge = (x: number, radius: number) => line('wide', x, axis - radius, x, axis + radius)
  return [
    ...halves.flatMap(({ body, hole }) => [
      ...hatch([body, hole], 2.5),
      polygon('wide', body),
      polygon('wide', hole),
      line('wide', hole[2]?.x ?? 0, hole[2]?.y ?? 0, hole[5]?.x ?? 0, hole[5]?.y ?? 0),
    ]),
    edge(face, bore / 2),
    edge(end, bore / 2),
    ...centreLine(face, axis, end, axis),
    ...[-1, 1].flatMap((side) => {
      const y = axis + (side * pitch) / 2
      return centreLine(face, y, seat, y, 2)
    }),
  ]
}

/** Seen from the left: the counterbores are in front. */
function leftView(): Primitive[] {
  const { flange, bore, pitch, hole } = part
  const { x, y } = centre
  return [
    circle('wide', x, y, flange.diameter / 2),
    circle('wide', x, y, bore / 2),
    pitchCircle(x, y, pitch / 2),
    ...centreLine(x - flange.diameter / 2, y, x + flange.diameter / 2, y),
    ...centreLine(x, y - flange.diameter / 2, x, y + flange.diameter / 2),
    ...[0, 1, 2, 3].flatMap((quarter) => {
      const at = polar(centre, pitch / 2, quarter * 90)
      return [
        circle('wide', at.x, at.y, hole.diameter / 2),
        circle('wide', at.x, at.y, hole.counterbore / 2),
      ]
    }),
  ]
}

const text = (value: string) => ({ label: { text: value } })

/** Sizes, datums and roughness of the section. */
function sectionCallouts(number: (value: number) => string): Primitive[] {
  const { flange, spigot } = part
  const [flangeRadius, spigotRadius] = [flange.diameter / 2, spigot.diameter / 2]
  const [upper, lower] = [point(face, axis - flangeRadius), point(face, axis + flangeRadius)]
  const lowerSeat = point(seat, axis + flangeRadius)
  const low = point(end, axis + spigotRadius - spigot.chamfer)
  return [
    ...verticalDimension(upper, lower, 12, text(`Ø${flange.diameter}`)),
    ...horizontalDimension(lower, lowerSeat, 95, {
      place: 'before',
      ...text(String(flange.thickness)),
    }),
    ...horizontalDimension(lowerSeat, low, 95, { ...text(`(${spigot.length})`), bare: 'from' }),
    ...horizontalDimension(lower, low, 104.5, text(String(length))),
    ...verticalDimension(
      point(end - spigot.chamfer, axis - spigotRadius),
      point(end - spigot.chamfer, axis + spigotRadius),
      68,
      text(`Ø${spigot.diameter} g6`),
    ),
    ...datumFeature({ x: 68, y: axis + spigotRadius, angle: 90, letter: 'B', stem: 6 }),
    line('narrow', seat, axis - flangeRadius - 0.8, seat, 14),
    ...datumFeature({ x: seat, y: 18, angle: 0, letter: 'A', stem: 6 }),
    ...leaderNote({
      tip: point(end - 0.5, axis - spigotRadius + 0.5),
      knee: point(end + 6, 33),
      side: 'right',
      ...text(`${number(spigot.chamfer)}×45°`),
    }),
    ...surfaceTexture({
      x: face,
      y: axis + 14,
      text: `Ra ${number(1.6)}`,
      removal: 'REQUIRED',
      rotation: -90,
    }),
  ]
}

/** Bore, pitch circle and holes, called out in the view from the left. */
function viewCallouts(number: (value: number) => string): Primitive[] {
  const { bore, pitch, hole } = part
  const knee = point(130, 106)
  return [
    ...diameterDimension({ centre, radius: bore / 2, angle: -60, reach: 34, label: `Ø${bore} H7` }),
    ...featureControlFrame(140, 19.5, {
      characteristic: 'concentricity',
      tolerance: `Ø${number(0.03)}`,
      datums: ['B'],
    }),
    ...diameterDimension({
      centre,
      radius: pitch / 2,
      angle: 135,
      reach: 22,
      label: { text: `Ø${pitch}`, framed: true },
    }),
    ...leaderNote({
      tip: point(120.2, axis + pitch / 2 + 4.5),
      knee,
      side: 'right',
      ...text(`4× Ø${number(hole.diameter)} H13`),
    }),
    lettering(`⌴ Ø${hole.counterbore} ↧${number(hole.depth)}`, knee.x + 1, knee.y + 5.5),
    ...featureControlFrame(knee.x, knee.y + 8.5, {
      characteristic: 'position',
      tolerance: `Ø${number(0.2)} Ⓜ`,
      datums: ['A', 'B'],
    }),
  ]
}

/** Where the cells of the title block stand. */
const cells = { y: 124, height: 12 }

/** A ballooned drawing: each requirement has a number, and nothing else has one. */
export const figure = defineFigure({
  size: { width: 176, height: 140 },
  labels: ['general', 'material'],
  draw: ({ words, number }): FigureItem[] => [
    ...section(),
    ...leftView(),
    ...sectionCallouts(number),
    ...viewCallouts(number),
    ...titleCell({ ...cells, x: 6, width: 50, caption: words.general, value: 'ISO 2768-m' }),
    ...titleCell({ ...cells, x: 56, width: 40, caption: words.material, value: 'EN AW-6082' }),
    ...projectionSymbol(1, 126, 130, 7),
    toned('action', [
      ...balloon(point(72, 17), 1, point(70, 27)),
      ...balloon(point(80, 56), 2, point(68, 56)),
      ...balloon(point(62, 111), 3, point(56.5, 105)),
      ...balloon(point(12, 97), 4, point(22, 94)),
      ...balloon(point(20, 40), 5, point(25, 50)),
      ...balloon(point(5, 40), 6, point(12, 48)),
      ...balloon(point(130, 9), 7, point(139, 13)),
      ...balloon(point(170, 34), 8, point(166, 26.5)),
      ...balloon(point(166, 94), 9, point(155.5, 101.5)),
      ...balloon(point(104, 130), 10, point(96, 130)),
    ]),
  ],
})
