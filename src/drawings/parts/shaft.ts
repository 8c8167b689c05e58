import { centreCross, centreLine } from '../annotate/centre-line.ts'
import { leaderNote, linearDimension } from '../annotate/dimension.ts'
import {
  datumFeature,
  frameLeader,
  sectionArrow,
  surfaceSymbol,
  toleranceFrame,
} from '../annotate/symbols.ts'
import type { Point, Primitive } from '../display-list.ts'
import { arc, circle, line, point, polyline } from '../display-list.ts'
import { arcPoints, hatch } from '../hatch.ts'
import { lettering } from '../lettering/lettering.ts'
import type { PartDrawing } from '../model.ts'
import { outline, slot } from '../outline.ts'
import { FeatureBook } from '../responses/book.ts'
import type { SheetData } from '../responses/metadata.ts'
import { buildInsights } from '../responses/metadata.ts'
import { fitTable } from '../sheet/fit-table.ts'
import { composeSheet, massOf } from './compose.ts'
import { onSheet, shaft, shaftView, shaftVolume, undercutCorners } from './shaft-geometry.ts'

const place = { x0: 55, axis: 92, scale: 2 }
const at = onSheet(place)
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

function diameters(book: FeatureBook): Primitive[] {
  const inside = (
    z: number,
    part: { diameter: number; fit?: string },
    share: number,
  ): Primitive[] => {
    const { ref, label } = book.size({ value: part.diameter, type: 'DIAMETER', fit: part.fit })
    const r = part.diameter / 2
    const x = at(z, 0).x
    return linearDimension({
      from: point(x, at(z, r).y),
      to: point(x, at(z, -r).y),
      axis: 'v',
      at: x,
      label,
      ref,
      shift: r * place.scale * share,
    })
  }
  const thread = book.thread({ diameter: 20, pitch: 1.5, fine: true, tolerance: '6g' })
  const r = shaft.thread.diameter / 2
  return [
    ...linearDimension({
      from: at(shaft.endChamfer, r),
      to: at(shaft.endChamfer, -r),
      axis: 'v',
      at: place.x0 - 12,
      ...thread,
    }),
    ...inside(32, shaft.seatA, 0.52),
    ...inside(59, { diameter: shaft.collar.diameter }, 0.5),
    ...inside(121, shaft.seatB, 0.52),
    ...inside(149, shaft.journal, 0.42),
  ]
}

function lengths(book: FeatureBook): Primitive[] {
  const { thread, collar, gear, seatB, journal, key } = shaft
  const row = (
    z1: number,
    z2: number,
    y: number,
    options: { deviations?: readonly [number, number]; reference?: boolean } = {},
    from = at(z1, -radiusAt(z1)),
    to = at(z2, -radiusAt(z2)),
  ): Primitive[] => {
    const { ref, label } = book.size({ value: z2 - z1, ...options })
    return linearDimension({ from, to, axis: 'h', at: y, label, ref })
  }
  const slotStart = at(key.from, 0)
  const slotEnd = at(key.from + key.length, 0)
  return [
    ...row(0, thread.end, place.axis + 57),
    ...row(collar.from, collar.to, place.axis + 57, { deviations: [-0.1, 0] }),
    ...row(gear.from, gear.to, place.axis + 57, { deviations: [-0.1, 0] }),
    ...row(seatB.from, seatB.to, place.axis + 57),
    ...row(journal.from, journal.to, place.axis + 57, { reference: true }),
    ...row(0, collar.from, place.axis + 67),
    ...row(0, shaft.length, place.axis + 77),
    ...row(collar.to, key.from, place.axis + 47, {}, at(collar.to, -19), slotStart),
    ...row(
      key.from,
      key.from + key.length,
      place.axis + 24,
      { deviations: [0, 0.2] },
      slotStart,
      slotEnd,
    ),
  ]
}

const radiusAt = (z: number): number => {
  if (z === 0) return shaft.thread.diameter / 2 - shaft.endChamfer
  if (z <= shaft.thread.end) return shaft.seatA.diameter / 2 - shaft.seatChamfer
  if (z <= shaft.collar.to) return shaft.collar.diameter / 2
  if (z <= shaft.gear.to) return shaft.gear.diameter / 2 - shaft.seatChamfer
  if (z <= shaft.seatB.to) return shaft.seatB.diameter / 2 - shaft.seatChamfer
  return shaft.journal.diameter / 2 - shaft.endChamfer
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
    depth: 2.2,
    text: '2x ISO 6411-A 2,5/5,3',
  })
  const endTip = at(159.25, -9.25)
  const seatTip = at(20.5, 12)
  const filletTip = at(130.29, 10.29)
  const axisEnd = at(160, 0)
  const relief = at(18, -8.85)
  return [
    ...leaderNote({ tip: endTip, knee: point(381, 124), side: 'right', ...end }),
    ...leaderNote({ tip: seatTip, knee: point(88, 56), side: 'left', ...seat }),
    ...leaderNote({ tip: filletTip, knee: point(322, 56), side: 'right', ...fillet }),
    ...leaderNote({ tip: axisEnd, knee: point(386, 42), side: 'left', head: 'none', ...centre }),
    polyline(
      'symbol',
      [point(axisEnd.x + 4.2, axisEnd.y - 3), axisEnd, point(axisEnd.x + 4.2, axisEnd.y + 3)],
      false,
    ),
    ...leaderNote({
      tip: relief,
      knee: point(85, 129),
      side: 'left',
      label: { text: 'DIN 76-A' },
    }),
  ]
}

/** Section A-A through the keyway; the section is seen from the left, so the keyway points right. */
function sectionView(book: FeatureBook, cx: number, cy: number): Primitive[] {
  const s = place.scale
  const r = (shaft.gear.diameter / 2) * s
  const half = (shaft.key.width / 2) * s
  const floor = cx - r + shaft.key.rest * s
  const angle = (Math.asin(half / r) * 180) / Math.PI
  const lip = Math.sqrt(r * r - half * half)
  const rim = arcPoints(cx, cy, r, angle, 360 - 2 * angle)
  const region = [...rim, point(floor, cy - half), point(floor, cy + half)]
  const rest = book.size({ value: shaft.key.rest, deviations: [-0.2, 0] })
  const width = book.size({ value: shaft.key.width, fit: 'P9' })
  const gear = book.size({ value: shaft.gear.diameter, type: 'DIAMETER', fit: shaft.gear.fit })
  return [
    ...hatch([region], 3),
    arc('wide', cx, cy, r, angle, 360 - 2 * angle),
    polyline('wide', [
      point(cx + lip, cy - half),
      point(floor, cy - half),
      point(floor, cy + half),
      point(cx + lip, cy + half),
    ]),
    ...centreCross(cx, cy, r),
    lettering('A-A', cx, cy - r - 18, { height: 5, anchor: 'middle' }),
    ...linearDimension({
      from: point(cx - r, cy),
      to: point(floor, cy - half),
      axis: 'h',
      at: cy - r - 7,
      ...rest,
    }),
    ...linearDimension({
      from: point(cx + lip, cy - half),
      to: point(cx + lip, cy + half),
      axis: 'v',
      at: cx + r + 9,
      ...width,
    }),
    ...linearDimension({
      from: point(cx - r, cy),
      to: point(cx + r, cy),
      axis: 'h',
      at: cy + r + 9,
      ...gear,
    }),
  ]
}

/** Detail Z: undercut DIN 509-F at seat A, 10:1. */
function detailView(book: FeatureBook, cx: number, cy: number): Primitive[] {
  const scale = 10
  const radius = 24
  const { seatA, undercut } = shaft
  const z0 = seatA.to - 1
  const r0 = seatA.diameter / 2 + 0.5
  const to = (z: number, r: number): Point => point(cx + (z - z0) * scale, cy - (r - r0) * scale)
  const reach = (offset: number): number => Math.sqrt(radius ** 2 - offset ** 2)
  const corners = undercutCorners(seatA.to, seatA.diameter / 2, 1)
  const left = point(cx - reach(0.5 * scale), cy + 0.5 * scale)
  const top = point(cx + scale, cy - reach(scale))
  const path = corners.map((c) => ({ ...to(c.x, c.y), r: c.r ? c.r * scale : undefined }))
  const start = to(seatA.to - undercut.width, seatA.diameter / 2)
  const floor = to(seatA.to - 0.6, seatA.diameter / 2 - undercut.depth)
  const width = book.size({ value: undercut.width, deviations: [0, 0.2] })
  const depth = book.size({ value: undercut.depth, deviations: [0, 0.1] })
  const round = book.radius({ size: undercut.radius, curvature: 'CONCAVE' })
  const c = to(seatA.to + undercut.face - 0.8, seatA.diameter / 2 - undercut.depth + 0.8)
  const tip = point(c.x + 8 * Math.SQRT1_2, c.y + 8 * Math.SQRT1_2)
  return [
    circle('narrow', cx, cy, radius),
    ...outline('wide', [left, ...path, top], false),
    lettering('Z (10:1)', cx, cy - radius - 5, { height: 5, anchor: 'middle' }),
    ...linearDimension({
      from: start,
      to: to(seatA.to, seatA.diameter / 2 - 0.2),
      axis: 'h',
      at: cy + radius + 11,
      ...width,
    }),
    ...linearDimension({
      from: start,
      to: floor,
      axis: 'v',
      at: cx - radius - 5,
      place: 'after',
      ...depth,
    }),
    ...leaderNote({ tip, knee: point(cx + 27, cy + 24), side: 'right', ...round }),
  ]
}

function marks(): Primitive[] {
  const plane = at(84, 0).x
  const top = at(0, 16).y
  const bottom = at(0, -16).y
  const z = at(43.4, -12.6)
  const notes = ['Vergütet auf Rm = 900–1100 MPa', 'Freistiche DIN 509-F 0,8×0,3 (3x)']
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
    ...shaftView(place),
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
