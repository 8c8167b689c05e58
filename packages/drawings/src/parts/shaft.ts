import { centreLine } from '../annotate/centre-line.ts'
import { leaderNote } from '../annotate/dimension.ts'
import {
  datumFeature,
  frameLeader,
  sectionArrow,
  surfaceSymbol,
  toleranceFrame,
} from '../annotate/symbols.ts'
import { circle, line, type Point, type Primitive, point, polyline } from '../display-list.ts'
import { lettering } from '../lettering/lettering.ts'
import type { PartDrawing } from '../model.ts'
import { slot } from '../outline.ts'
import { FeatureBook } from '../responses/book.ts'
import { buildInsights, type SheetData } from '../responses/metadata.ts'
import { fitTable } from '../sheet/fit-table.ts'
import { composeSheet, massOf, noteAt } from './compose.ts'
import { detailView, sectionView } from './shaft-details.ts'
import { diameters, lengths } from './shaft-dimensions.ts'
import { at, place, shaft, shaftView, shaftVolume } from './shaft-geometry.ts'

/** g/cm³. */
const density = 7.85

const data: Omit<SheetData, 'mass'> = {
  language: 'DEU',
  title: 'Lagerwelle',
  supplement: 'Antriebseinheit',
  drawingNumber: 'FA-1001-01',
  partNumber: '104 218',
  revision: 'B',
  date: '2026-09-14',
  scale: '2:1 (10:1)',
  format: 'A3',
  material: {
    text: '42CrMo4+QT EN ISO 683-2',
    standard: 'EN ISO 683-2',
    designation: '42CrMo4+QT',
    category: ['FERROUS_ALLOY', 'STEEL', 'QUENCHED_AND_TEMPERED_STEEL'],
  },
  generalTolerance: { text: 'ISO 2768-m', standard: 'ISO_2768', toleranceClass: 'm' },
  roughness: { parameter: 'Ra', value: 3.2, removal: 'REQUIRED' },
  edges: { external: '−0,3', internal: '+0,3' },
}

function surfaces(book: FeatureBook): Primitive[] {
  const on = (z: number, r: number, parameter: 'Ra' | 'Rz', value: number): Primitive[] => {
    const { ref, label } = book.roughness({ parameter, value })
    const p = at(z, r)
    return surfaceSymbol({ x: p.x, y: p.y, text: label.text, ref })
  }
  return [
    ...on(26, 12.5, 'Ra', 0.8),
    ...on(89.5, 16, 'Ra', 1.6),
    ...on(113, 12.5, 'Ra', 0.8),
    ...on(144, 10, 'Rz', 4),
  ]
}

function geometricTolerances(book: FeatureBook): Primitive[] {
  const frame = (
    x: number,
    y: number,
    spec: Parameters<FeatureBook['gdnt']>[0],
    leader: (right: Point, left: Point) => readonly Point[],
  ): Primitive[] => {
    const { ref, cells } = book.gdnt(spec)
    const { primitives, width } = toleranceFrame(x, y, cells, ref)
    const points = leader(point(x + width, y + 3.5), point(x, y + 3.5))
    return [...primitives, ...frameLeader(points, ref)]
  }
  const down = (z: number, r: number) => (right: Point) => {
    const tip = at(z, r)
    return [right, point(tip.x, right.y), tip]
  }
  const face = at(shaft.collar.from, 19)
  const a = book.datum('A')
  const b = book.datum('B')
  const datum = (z: number, r: number, item: { ref: number; letter: string }): Primitive[] => {
    const p = at(z, -r)
    return datumFeature({ x: p.x, y: p.y, angle: 90, stem: 8, ...item })
  }
  return [
    ...frame(97, 34, { characteristic: 'CYLINDRICITY', zone: 0.005 }, down(39.5, 12.5)),
    line('narrow', face.x, face.y - 0.8, face.x, face.y - 20),
    ...frame(
      152,
      34,
      { characteristic: 'CIRCULAR_RUNOUT', zone: 0.02, datums: ['A-B'] },
      (_, left) => [left, point(face.x, left.y)],
    ),
    ...frame(
      212,
      27,
      { characteristic: 'CIRCULAR_RUNOUT', zone: 0.015, datums: ['A-B'] },
      down(104, 16),
    ),
    ...frame(276, 34, { characteristic: 'CYLINDRICITY', zone: 0.005 }, down(127, 12.5)),
    ...datum(32, 12.5, a),
    ...datum(121, 12.5, b),
  ]
}

function notesOnEdges(book: FeatureBook): Primitive[] {
  const end = book.chamfer({ size: shaft.endChamfer, quantity: 2 })
  const seat = book.chamfer({ size: shaft.seatChamfer, quantity: 3 })
  const fillet = book.radius({ size: shaft.shoulderRadius, curvature: 'CONCAVE' })
  const centre = book.bore({
    diameter: 2.5,
    quantity: 2,
    countersink: { diameter: 5.3, angle: 60 },
    depth: 'blind',
    text: '2x ISO 6411-A 2,5/5,3',
  })
  const endTip = at(159.25, -9.25)
  const seatTip = at(20.5, 12)
  const filletTip = at(130.29, 10.29)
  const axisEnd = at(160, 0)
  const relief = at(18, -8.85)
  return [
    ...noteAt(endTip, 381, 124, 'right', end),
    ...noteAt(seatTip, 88, 56, 'left', seat),
    ...noteAt(filletTip, 322, 56, 'right', fillet),
    ...leaderNote({ tip: axisEnd, knee: point(386, 42), side: 'left', head: 'none', ...centre }),
    polyline('symbol', [
      point(axisEnd.x + 4.2, axisEnd.y - 3),
      axisEnd,
      point(axisEnd.x + 4.2, axisEnd.y + 3),
    ]),
    ...leaderNote({ tip: relief, knee: point(85, 129), side: 'left', label: 'DIN 76-A' }),
  ]
}

function marks(): Primitive[] {
  const plane = at(84, 0).x
  const top = at(0, 16).y
  const bottom = at(0, -16).y
  const z = at(43.4, -12.6)
  const notes = ['Vergütet auf Rm = 1000–1200 MPa', 'Freistiche DIN 509-F 0,8×0,3 (3x)']
  return [
    ...centreLine(at(0, 0).x, place.axis, at(shaft.length, 0).x, place.axis, 4),
    ...sectionArrow({ x: plane, y: top - 10, view: 0, stroke: -90, letter: 'A' }),
    ...sectionArrow({ x: plane, y: bottom + 10, view: 0, stroke: 90, letter: 'A' }),
    circle('narrow', z.x, z.y, 5),
    lettering('Z', z.x - 9.5, z.y + 11, { height: 5 }),
    ...fitTable(
      410,
      229,
      [
        { ...shaft.gear, sign: 'Ø' },
        { ...shaft.seatA, sign: 'Ø' },
        { ...shaft.journal, sign: 'Ø' },
        { diameter: shaft.key.width, fit: 'P9', sign: '' },
      ].map(({ diameter, fit, sign }) => ({ value: diameter, fit, sign: sign as 'Ø' | '' })),
      ',',
      ['Passmaß', 'Oberes Abmaß', 'Unteres Abmaß'],
    ),
    ...notes.map((text, i) => lettering(text, 233, 196 + i * 7)),
  ]
}

/** Turned shaft, German sheet, A3, 2:1. */
export function drawShaft(): PartDrawing {
  const book = new FeatureBook('shaft', ',', 'm')
  const volume = shaftVolume()
  const { key } = shaft
  const middle = at(key.from + key.length / 2, 0)
  const s = place.scale
  const views = [
    ...shaftView(),
    ...slot('wide', middle.x, middle.y, key.length * s, key.width * s),
    ...marks(),
    ...diameters(book),
    ...lengths(book),
    ...notesOnEdges(book),
    ...surfaces(book),
    ...geometricTolerances(book),
    ...sectionView(book, 78, 237),
    ...detailView(book, 174, 236),
  ]
  return composeSheet({
    id: 'shaft',
    book,
    data: { ...data, mass: massOf(volume, density) },
    views,
    insights: buildInsights({
      process: 'TURNING',
      confidence: 0.98,
      secondaryMilling: true,
      secondary: [
        {
          label: 'Quenching and tempering',
          path: ['CHANGING_MATERIAL_PROPERTIES', 'HEAT_TREATMENT', 'QUENCHING_AND_TEMPERING'],
          confidence: 0.96,
        },
        {
          label: 'Cylindrical grinding',
          path: ['SEPARATION', 'CUTTING_WITH_UNDEFINED_EDGE', 'GRINDING'],
          confidence: 0.91,
        },
        {
          label: 'Keyway milling',
          path: ['SEPARATION', 'CUTTING_WITH_DEFINED_EDGE', 'MILLING'],
          confidence: 0.95,
        },
      ],
      volume,
      volumeConfidence: 0.94,
    }),
  })
}
