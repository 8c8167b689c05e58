import { leaderWithFrame } from '../annotate/dimension.ts'
import { sectionArrow } from '../annotate/symbols.ts'
import { type Primitive, point, polar } from '../display-list.ts'
import { lettering } from '../lettering/lettering.ts'
import type { PartDrawing } from '../model.ts'
import { FeatureBook } from '../responses/book.ts'
import { buildInsights, type SheetData } from '../responses/metadata.ts'
import { frontDimensions, sectionDimensions, topDimensions } from './bracket-dimensions.ts'
import {
  bracket,
  bracketVolume,
  drawFront,
  drawSection,
  drawTop,
  frontView,
  inFront,
  inSection,
  inTop,
  section,
} from './bracket-geometry.ts'
import { drawPictorial } from './bracket-pictorial.ts'
import { tolerancesAndSurfaces } from './bracket-tolerances.ts'
import { composeSheet, cornerInset, massOf, noteAt } from './compose.ts'

/** g/cm³. */
const density = 2.7

const data: Omit<SheetData, 'mass'> = {
  language: 'ENG',
  title: 'Bearing bracket',
  supplement: 'Linear drive',
  drawingNumber: 'FA-1002-01',
  partNumber: '104 219',
  revision: 'A',
  date: '2026-09-21',
  scale: '1:1',
  format: 'A3',
  material: {
    text: 'EN AW-6082 T6 EN 573-3',
    standard: 'EN 573-3',
    designation: 'EN AW-6082 T6',
    category: ['NONFERROUS_ALLOY', 'ALUMINIUM', 'WROUGHT_ALLOY'],
  },
  generalTolerance: { text: 'ISO 2768-m', standard: 'ISO_2768', toleranceClass: 'm' },
  roughness: { parameter: 'Ra', value: 3.2, removal: 'REQUIRED' },
  edges: { external: '−0.3', internal: '+0.3' },
}

function holes(book: FeatureBook): Primitive[] {
  const { bore, thread, screw, dowel } = bracket
  const centre = inFront(bore.x, bore.z)
  const position = (zone: number) =>
    book.gdnt({ characteristic: 'POSITION', zone, diameter: true, datums: ['A', 'B', 'C'] })
  const mainBore = book.bore(bore)
  const mainFrame = position(0.1)
  const threads = book.thread({
    diameter: thread.diameter,
    pitch: thread.pitch,
    depth: thread.depth,
    quantity: thread.count,
  })
  const threadFrame = position(0.2)
  const circleSize = book.size({ value: thread.circle, type: 'DIAMETER', exact: true })
  const screws = book.bore({
    diameter: screw.diameter,
    quantity: 4,
    counterbore: { diameter: screw.head, depth: screw.headDepth },
  })
  const screwFrame = position(0.2)
  const dowels = book.bore({ ...dowel, quantity: 2 })
  const dowelFrame = position(0.05)
  const right = inFront(bore.x + thread.circle / 2, bore.z)
  return [
    ...leaderWithFrame(
      {
        tip: polar(centre, bore.diameter / 2 + bore.chamfer, -122),
        knee: point(98, 27),
        side: 'left',
        ...mainBore,
      },
      mainFrame,
    ),
    ...leaderWithFrame(
      {
        tip: polar(right, thread.diameter / 2, -55),
        knee: point(198, 27),
        side: 'right',
        ...threads,
      },
      threadFrame,
    ),
    ...noteAt(polar(centre, thread.circle / 2, 140), 97, 114, 'left', circleSize),
    ...leaderWithFrame(
      {
        tip: polar(inTop(screw.x, screw.y), screw.head / 2, -35),
        knee: point(92, 243),
        side: 'right',
        ...screws,
      },
      screwFrame,
    ),
    ...leaderWithFrame(
      {
        tip: polar(inTop(screw.x, dowel.y), dowel.diameter / 2, -35),
        knee: point(92, 221),
        side: 'right',
        ...dowels,
      },
      dowelFrame,
    ),
  ]
}

function edges(book: FeatureBook): Primitive[] {
  const { width, height, depth, wall, base, fillet, topRadius, cornerRadius, bore } = bracket
  /** From a corner to the middle of its rounding along either edge, in radii. */
  const round = book.radius({ size: topRadius, curvature: 'CONVEX', quantity: 2 })
  const corner = book.radius({ size: cornerRadius, curvature: 'CONVEX', quantity: 2 })
  const inner = book.radius({ size: fillet, curvature: 'CONCAVE' })
  const chamfer = book.chamfer({ size: bore.chamfer, quantity: 2 })
  const front = depth - wall
  return [
    ...noteAt(
      inFront(width - topRadius * cornerInset, height - topRadius * cornerInset),
      201,
      60,
      'right',
      round,
    ),
    ...noteAt(
      inTop(width - cornerRadius * cornerInset, cornerRadius * cornerInset),
      199,
      280,
      'right',
      corner,
    ),
    ...noteAt(
      inSection(front - fillet * cornerInset, base + fillet * cornerInset),
      296,
      112,
      'right',
      inner,
    ),
    ...noteAt(inSection(front + 0.5, bore.z + bore.diameter / 2 + 0.5), 290, 58, 'right', chamfer),
  ]
}

const notes = [
  'Anodize ISO 7599, 10–15 µm',
  'Mask bores Ø40 H7 and Ø6 H7',
  'Sizes apply before coating',
]

function marks(): Primitive[] {
  const x = inFront(bracket.bore.x, 0).x
  const top = inFront(0, bracket.height).y
  return [
    ...sectionArrow({ x, y: top - 9, view: 0, stroke: -90, letter: 'A' }),
    ...sectionArrow({ x, y: frontView.bottom + 8, view: 0, stroke: 90, letter: 'A' }),
    ...notes.map((text, i) => lettering(`${i + 1}  ${text}`, 236, 196 + i * 7)),
    lettering('A-A', section.left + 45, 25, { height: 5, anchor: 'middle' }),
  ]
}

/** Milled bracket, A3, 1:1. */
export function drawBracket(): PartDrawing {
  const book = new FeatureBook('bracket', '.', 'm')
  const volume = bracketVolume()
  const views = [
    ...drawFront(),
    ...drawTop(),
    ...drawSection(),
    ...marks(),
    ...drawPictorial(point(371, 192), 0.34),
    ...frontDimensions(book),
    ...sectionDimensions(book),
    ...topDimensions(book),
    ...holes(book),
    ...edges(book),
    ...tolerancesAndSurfaces(book),
  ]
  return composeSheet({
    id: 'bracket',
    book,
    data: { ...data, mass: massOf(volume, density, 3) },
    views,
    insights: buildInsights({
      process: 'MILLING',
      confidence: 0.97,
      secondaryMilling: false,
      secondary: [
        {
          label: 'Thread cutting',
          path: ['SEPARATION', 'CUTTING_WITH_DEFINED_EDGE', 'TAPPING'],
          confidence: 0.95,
        },
        {
          label: 'Reaming',
          path: ['SEPARATION', 'CUTTING_WITH_DEFINED_EDGE', 'REAMING'],
          confidence: 0.92,
        },
        {
          label: 'Anodizing',
          path: ['COATING', 'ELECTROCHEMICAL_COATING', 'ANODIZING'],
          confidence: 0.94,
        },
      ],
      volume,
      volumeConfidence: 0.93,
    }),
  })
}
