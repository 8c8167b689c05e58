import {
  datumFeature,
  frameLeader,
  sectionArrow,
  surfaceSymbol,
  toleranceFrame,
} from '../annotate/symbols.ts'
import { circle, type Primitive, point, polar } from '../display-list.ts'
import { lettering } from '../lettering/lettering.ts'
import type { PartDrawing } from '../model.ts'
import { FeatureBook } from '../responses/book.ts'
import { buildInsights, type SheetData } from '../responses/metadata.ts'
import { composeSheet, cornerInset, massOf, noteAt } from './compose.ts'
import { detailCentre, drawDetail } from './cover-detail.ts'
import { sectionDimensions, topDimensions } from './cover-dimensions.ts'
import {
  cover,
  coverVolume,
  drawSectionA,
  drawSectionB,
  drawTop,
  inA,
  inTop,
  scale,
  sectionA,
  sectionB,
  topView,
} from './cover-geometry.ts'

/** g/cm³. */
const density = 1.36

const data: Omit<SheetData, 'mass'> = {
  language: 'ENG',
  title: 'Housing cover',
  supplement: 'Control unit',
  drawingNumber: 'FA-1004-01',
  partNumber: '104 221',
  revision: 'A',
  date: '2026-10-19',
  scale: '2:1 (10:1)',
  format: 'A3',
  material: {
    text: 'PA6-GF30 ISO 16396-1',
    standard: 'ISO 16396-1',
    designation: 'PA6-GF30',
    category: ['POLYMER', 'THERMOPLASTIC', 'POLYAMIDE'],
  },
  generalTolerance: {
    text: 'ISO 20457-TG6',
    standard: 'TOLERANCE_NOTE',
    toleranceClass: 'TG6',
  },
  roughness: { parameter: 'Ra', value: 1.6, removal: 'PROHIBITED' },
  edges: { external: '+0.1', internal: '+0.5' },
}

function holesAndRadii(book: FeatureBook): Primitive[] {
  const { gland, boss, window, cornerRadius, width } = cover
  const hole = book.bore({ diameter: gland.diameter })
  const core = book.bore({ diameter: boss.core, depth: boss.depth, quantity: 4 })
  const outer = book.size({ value: boss.diameter, type: 'DIAMETER', quantity: 4 })
  const corner = book.radius({ size: cornerRadius, curvature: 'CONVEX', quantity: 4 })
  const inner = book.radius({ size: window.radius, curvature: 'CONCAVE', quantity: 4 })
  const right = topView.left + width * scale
  const bossAt = inTop(boss.x[1], boss.y[0])
  return [
    ...noteAt(
      polar(inTop(gland.x, gland.y), (gland.diameter / 2) * scale, -50),
      right + 18,
      128,
      'right',
      hole,
    ),
    ...noteAt(polar(bossAt, (boss.core / 2) * scale, -25), right + 20, 193, 'right', core),
    ...noteAt(polar(bossAt, (boss.diameter / 2) * scale, 20), right + 20, 208, 'right', outer),
    ...noteAt(
      inTop(width - cornerRadius * cornerInset, cover.depth - cornerRadius * cornerInset),
      right + 8,
      topView.top - 4,
      'right',
      corner,
    ),
    ...noteAt(
      inTop(
        window.x + window.width / 2 - window.radius * cornerInset,
        window.y + window.height / 2 - window.radius * cornerInset,
      ),
      inTop(54, 0).x,
      inTop(0, 36.5).y,
      'left',
      inner,
    ),
  ]
}

function tolerancesAndSurfaces(book: FeatureBook): Primitive[] {
  const flat = book.gdnt({ characteristic: 'FLATNESS', zone: 0.3 })
  const flatFrame = toleranceFrame(sectionA.left + 96, sectionA.bottom + 9, flat.cells, flat.ref)
  const profile = book.gdnt({
    characteristic: 'PROFILE_OF_A_SURFACE',
    zone: 0.4,
    datums: ['A'],
  })
  const profileFrame = toleranceFrame(264, 145, profile.cells, profile.ref)
  const a = book.datum('A')
  const outer = book.roughness({ parameter: 'Ra', value: 3.2, removal: 'PROHIBITED' })
  const top = sectionA.bottom - cover.height * scale
  const end = point(sectionA.left + 96 + flatFrame.width, sectionA.bottom + 12.5)
  return [
    ...flatFrame.primitives,
    ...frameLeader([end, point(end.x + 7, end.y), point(end.x + 7, sectionA.bottom)], flat.ref),
    ...profileFrame.primitives,
    ...frameLeader(
      [point(264, 148.5), point(topView.left + cover.width * scale, 148.5)],
      profile.ref,
    ),
    ...datumFeature({ x: sectionA.left + 62, y: sectionA.bottom, angle: 90, stem: 7, ...a }),
    ...surfaceSymbol({
      x: inA(6, 0).x,
      y: top,
      text: outer.label.text,
      removal: 'PROHIBITED',
      ref: outer.ref,
    }),
  ]
}

const notes = [
  'Draft 1° per side, adding no material at the parting line',
  'Nominal wall thickness 2.5, undimensioned radii R0.5',
  'Outer surfaces textured VDI 3400 Ref. 30',
  'Gate and ejector marks on the inside only, sunk max. 0.2',
]

function marks(): Primitive[] {
  const y = inTop(0, 30).y
  const x = inTop(10, 0).x
  const left = topView.left
  const right = topView.left + cover.width * scale
  const top = topView.top
  const bottom = topView.top + cover.depth * scale
  return [
    ...sectionArrow({ x: left - 22, y, view: -90, stroke: 180, letter: 'A' }),
    ...sectionArrow({ x: right + 24, y, view: -90, stroke: 0, letter: 'A' }),
    ...sectionArrow({ x, y: top - 8, view: 0, stroke: -90, letter: 'B' }),
    ...sectionArrow({ x, y: bottom + 26, view: 0, stroke: 90, letter: 'B' }),
    lettering('A-A', sectionA.left + 60, 20, { height: 5, anchor: 'middle' }),
    lettering('B-B', sectionB.left + 30, 20, { height: 5, anchor: 'middle' }),
    circle('narrow', inA(95, 18.5).x, inA(95, 18.5).y, 8),
    lettering('Z', inA(96, 0).x + 9, inA(0, 22).y, { height: 5 }),
    ...notes.map((text, i) => lettering(`${i + 1}  ${text}`, 84, 263 + i * 6.5)),
  ]
}

/** Injection-moulded cover, A3, 2:1. */
export function drawCover(): PartDrawing {
  const book = new FeatureBook('cover', '.', null)
  const volume = coverVolume()
  const views = [
    ...drawSectionA(),
    ...drawSectionB(),
    ...drawTop(),
    ...marks(),
    ...sectionDimensions(book),
    ...topDimensions(book),
    ...holesAndRadii(book),
    ...tolerancesAndSurfaces(book),
    ...drawDetail(book, detailCentre),
  ]
  return composeSheet({
    id: 'cover',
    book,
    data: { ...data, mass: massOf(volume, density) },
    views,
    insights: buildInsights({
      process: 'INJECTION_MOULDING',
      confidence: 0.95,
      secondaryMilling: false,
      secondary: [
        {
          label: 'Injection moulding',
          path: ['PRIMARY_SHAPING', 'FROM_PLASTIC_STATE', 'INJECTION_MOULDING'],
          confidence: 0.96,
        },
      ],
      volume,
      volumeConfidence: 0.9,
    }),
  })
}
