import {
  balloon,
  defineFigure,
  lettering,
  line,
  type Primitive,
  point,
  projectionSymbol,
  rectangle,
  table,
  titleCell,
  toned,
} from '../kit/index.ts'
import { flangeMass } from '../parts/flange/model.ts'

/** What a US sheet prints stays English in every language. */
const small = { height: 2.5 }
const right = 172
const left = 2
/** Top of the revision block, of the title block, and the lower edge of the frame. */
const [revisions, top, bottom] = [2, 42, 104]
const poundsPerKilogram = 1 / 0.45359237

/** The corner of the frame both blocks hang in, cut off towards the views. */
const frame = (): Primitive[] => [
  line('frame', 20, revisions, right, revisions),
  line('frame', right, revisions, right, bottom),
  line('frame', left, bottom, right, bottom),
]

const revisionBlock = (): Primitive[] => [
  ...table({
    x: 68,
    y: revisions,
    widths: [14, 13, 42, 22, 13],
    rowHeight: 6.5,
    height: 2.5,
    rows: [
      ['ZONE', 'REV', 'DESCRIPTION', 'DATE', 'APPD'],
      ['–', '–', 'INITIAL RELEASE', '2024-02-19', 'TB'],
      ['B3', 'A', 'HUB WAS Ø1.75', '2025-01-14', 'TB'],
    ],
  }),
]

const tolerances = (): Primitive[] => [
  rectangle('narrow', 44, top, 50, 38),
  ...[
    'UNLESS OTHERWISE SPECIFIED:',
    'DIMENSIONS ARE IN INCHES',
    '.XX ±.01   .XXX ±.005',
    'ANGLES ±0.5°',
    'INTERPRET PER',
    'ASME Y14.5-2018',
    'DO NOT SCALE DRAWING',
  ].map((text, index) => lettering(text, 45.5, top + 4.5 + index * 5, small)),
]

function nextAssembly(): Primitive[] {
  const y = top + 17
  return [
    rectangle('narrow', left, y, 42, 21),
    line('narrow', left, y + 7, 44, y + 7),
    line('narrow', left, y + 14, 44, y + 14),
    line('narrow', 23, y, 23, y + 14),
    lettering('48-1100', 3.5, y + 4.8, small),
    lettering('GB-40', 24.5, y + 4.8, small),
    lettering('NEXT ASSY', 3.5, y + 11.8, small),
    lettering('USED ON', 24.5, y + 11.8, small),
    lettering('APPLICATION', 3.5, y + 18.8, small),
  ]
}

const cells = (mass: string): Primitive[] =>
  [
    { x: left, y: 80, width: 42, height: 12, caption: 'MATERIAL', value: 'AISI 1045' },
    { x: left, y: 92, width: 42, height: 12, caption: 'FINISH', value: 'NONE' },
    { x: 94, y: top, width: 78, height: 13, caption: '', value: 'SAMPLE INC.' },
    { x: 94, y: 55, width: 78, height: 13, caption: 'TITLE', value: 'FLANGE, BEARING' },
    { x: 94, y: 68, width: 11, height: 12, caption: 'SIZE', value: 'B' },
    { x: 105, y: 68, width: 31, height: 12, caption: 'CAGE CODE', value: '0A0A0' },
    { x: 136, y: 68, width: 36, height: 12, caption: 'DWG NO.', value: '48-1073-U' },
    { x: 94, y: 80, width: 42, height: 12, caption: 'SCALE', value: '1:1' },
    { x: 136, y: 80, width: 36, height: 12, caption: 'REV', value: 'A' },
    { x: 94, y: 92, width: 42, height: 12, caption: 'WEIGHT', value: `${mass} LB` },
    { x: 136, y: 92, width: 36, height: 12, caption: 'SHEET', value: '1 OF 2' },
    { x: 44, y: 80, width: 50, height: 24, caption: 'PROJECTION' },
  ].flatMap(titleCell)

/** Numbers the article explains: in the free end of their cells, or beside the block with a leader. */
const balloons = (): Primitive[] =>
  [
    balloon(point(55, 12), 1, point(68, 12)),
    balloon(point(89, 57), 2),
    balloon(point(12, 51), 3, point(12, top + 17)),
    balloon(point(39, 98), 4),
    balloon(point(131, 74), 5),
    balloon(point(167, 74), 6),
    balloon(point(167, 86), 7),
    balloon(point(131, 98), 8),
    balloon(point(167, 98), 9),
  ].flat()

/** Title block and revision block as US sheets carry them (ASME Y14.1, Y14.35). */
export const figure = defineFigure({
  size: { width: 174, height: 107 },
  labels: [],
  draw: () => [
    ...frame(),
    ...revisionBlock(),
    ...tolerances(),
    ...nextAssembly(),
    ...cells((flangeMass() * poundsPerKilogram).toFixed(2)),
    ...projectionSymbol(3, 69, 94, 8),
    toned('action', balloons()),
  ],
})
