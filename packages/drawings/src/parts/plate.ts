import { dot, leaderNote } from '../annotate/dimension.ts'
import { frameLeader, surfaceSymbol, toleranceFrame } from '../annotate/symbols.ts'
import { type Primitive, point, polar } from '../display-list.ts'
import { lettering } from '../lettering/lettering.ts'
import type { PartDrawing } from '../model.ts'
import { FeatureBook } from '../responses/book.ts'
import { buildInsights, type SheetData } from '../responses/metadata.ts'
import { composeSheet, cornerInset, massOf, noteAt } from './compose.ts'
import { cutouts, positions } from './plate-dimensions.ts'
import { drawPlateViews, edgeView, onPlate, plate, plateArea, plateView } from './plate-geometry.ts'

/** g/cm³. */
const density = 7.85

const data: Omit<SheetData, 'mass'> = {
  language: 'ENG',
  title: 'Mounting plate',
  supplement: 'Drive frame',
  drawingNumber: 'FA-1003-01',
  partNumber: '104 220',
  revision: 'C',
  date: '2026-10-05',
  scale: '1:1',
  format: 'A3',
  material: {
    text: 'DC01-A-m EN 10130',
    standard: 'EN 10130',
    designation: 'DC01-A-m',
    category: ['FERROUS_ALLOY', 'STEEL', 'COLD_FORMING_STEEL'],
  },
  generalTolerance: { text: 'ISO 2768-m', standard: 'ISO_2768', toleranceClass: 'm' },
  roughness: { parameter: 'Rz', value: 50, removal: 'UNSPECIFIED' },
  edges: { external: '±0.1', internal: '±0.1' },
}

function holes(book: FeatureBook): Primitive[] {
  const { opening, ring, mount, thread, window, notch, cornerRadius, width, height } = plate
  const centre = onPlate(opening.x, opening.y)
  const top = plateView.bottom - height
  const main = book.size({ value: opening.diameter, type: 'DIAMETER', deviations: [0, 0.3] })
  const circleSize = book.size({ value: ring.circle, type: 'DIAMETER' })
  const ringHoles = book.bore({ diameter: ring.diameter, quantity: ring.count })
  const mounts = book.bore({ diameter: mount.diameter, quantity: 4 })
  const threads = book.thread({
    diameter: thread.diameter,
    pitch: thread.pitch,
    quantity: thread.y.length,
    through: true,
  })
  const corner = book.radius({ size: cornerRadius, curvature: 'CONVEX', quantity: 4 })
  const inner = book.radius({ size: window.radius, curvature: 'CONCAVE', quantity: 4 })
  const round = book.radius({ size: notch.radius, curvature: 'CONCAVE' })
  const hole = onPlate(opening.x + 22.5, opening.y + 38.97)
  return [
    ...noteAt(polar(centre, opening.diameter / 2, -140), 122, plateView.bottom - 85, 'right', main),
    ...noteAt(polar(centre, ring.circle / 2, 146), 98, plateView.bottom - 22, 'left', circleSize),
    ...noteAt(polar(hole, ring.diameter / 2, -50), 176, top - 9, 'left', ringHoles),
    ...noteAt(polar(onPlate(15, 135), mount.diameter / 2, -60), 92, top - 9, 'right', mounts),
    ...noteAt(polar(onPlate(thread.x, 100), 2.5, -70), 204, top + 24, 'left', threads),
    ...noteAt(
      onPlate(width - cornerRadius * cornerInset, height - cornerRadius * cornerInset),
      313,
      top - 7,
      'right',
      corner,
    ),
    ...noteAt(
      onPlate(
        window.x + 30 - window.radius * cornerInset,
        window.y + 20 - window.radius * cornerInset,
      ),
      272,
      onPlate(0, 84).y,
      'left',
      inner,
    ),
    ...noteAt(
      polar(onPlate(notch.x, notch.depth - 6), 6, -130),
      183,
      plateView.bottom - 32,
      'left',
      round,
    ),
  ]
}

function edgeAnnotations(book: FeatureBook): Primitive[] {
  const { thickness, height } = plate
  const right = edgeView.left + thickness
  const top = plateView.bottom - height
  const size = book.size({ value: thickness, prefix: 't = ' })
  const flat = book.gdnt({ characteristic: 'FLATNESS', zone: 0.5 })
  const frame = toleranceFrame(378, 130, flat.cells, flat.ref)
  const face = book.roughness({ parameter: 'Ra', value: 1.9, removal: 'PROHIBITED' })
  const spot = onPlate(226, 78)
  const note = leaderNote({
    tip: spot,
    knee: point(spot.x + 28, spot.y + 9),
    side: 'right',
    head: 'none',
    ...size,
  })
  return [
    ...note,
    dot(spot, size.ref),
    ...frame.primitives,
    ...frameLeader([point(378, 133.5), point(right, 133.5)], flat.ref),
    ...surfaceSymbol({
      x: edgeView.left,
      y: top + 40,
      rotation: -90,
      text: face.label.text,
      removal: 'PROHIBITED',
      ref: face.ref,
    }),
  ]
}

const notes = [
  'Laser cut ISO 9013-231, cut edges Rz 50',
  'Remove burrs and dross on both sides',
  'Slot and hole positions from the lower left corner',
  'Surface free of oil, scale and spatter',
]

/** Laser-cut plate, A3, 1:1. */
export function drawPlate(): PartDrawing {
  const book = new FeatureBook('plate', '.', 'm')
  const volume = plateArea() * plate.thickness
  const views = [
    ...drawPlateViews(),
    ...positions(book),
    ...cutouts(book),
    ...holes(book),
    ...edgeAnnotations(book),
    lettering('Notes', 28, 248, { height: 5 }),
    ...notes.map((text, i) => lettering(`${i + 1}  ${text}`, 28, 257 + i * 7)),
  ]
  return composeSheet({
    id: 'plate',
    book,
    data: { ...data, mass: massOf(volume, density) },
    views,
    insights: buildInsights({
      process: 'CUTTING',
      confidence: 0.98,
      secondaryMilling: false,
      secondary: [
        {
          label: 'Laser cutting',
          path: ['SEPARATION', 'REMOVAL', 'LASER_CUTTING'],
          confidence: 0.97,
        },
        {
          label: 'Thread cutting',
          path: ['SEPARATION', 'CUTTING_WITH_DEFINED_EDGE', 'TAPPING'],
          confidence: 0.94,
        },
      ],
      volume,
      volumeConfidence: 0.97,
    }),
  })
}
