import { leaderNote } from '../annotate/dimension.ts'
import { datumFeature, frameLeader, surfaceSymbol, toleranceFrame } from '../annotate/symbols.ts'
import { type Primitive, point } from '../display-list.ts'
import type { FeatureBook } from '../responses/book.ts'
import { bracket, inSection, inTop, section } from './bracket-geometry.ts'

/** Datums, form and orientation frames, surface symbols. */
export function tolerancesAndSurfaces(book: FeatureBook): Primitive[] {
  const { depth, bore } = bracket
  const bottom = section.bottom
  const flat = book.gdnt({ characteristic: 'FLATNESS', zone: 0.05 })
  const flatFrame = toleranceFrame(256, 151, flat.cells, flat.ref)
  const square = book.gdnt({ characteristic: 'PERPENDICULARITY', zone: 0.05, datums: ['A'] })
  const squareFrame = toleranceFrame(205, 90, square.cells, square.ref)
  const a = book.datum('A')
  const b = book.datum('B')
  const c = book.datum('C')
  const boreSurface = book.roughness({ parameter: 'Ra', value: 1.6 })
  const back = book.roughness({ parameter: 'Ra', value: 1.6 })
  const base = book.roughness({ parameter: 'Ra', value: 1.6 })
  const lowBore = inSection(depth - 12, bore.z - bore.diameter / 2)
  const side = inTop(0, 26)
  return [
    ...flatFrame.primitives,
    ...frameLeader(
      [
        point(256 + flatFrame.width, 154.5),
        point(256 + flatFrame.width + 7, 154.5),
        point(256 + flatFrame.width + 7, bottom),
      ],
      flat.ref,
    ),
    ...squareFrame.primitives,
    ...frameLeader([point(205 + squareFrame.width, 93.5), point(section.left, 93.5)], square.ref),
    ...datumFeature({ x: 312, y: bottom, angle: 90, ...a }),
    ...datumFeature({ x: section.left, y: 70, angle: 180, ...b }),
    ...datumFeature({ x: side.x, y: side.y, angle: 180, stem: 9, ...c }),
    ...leaderNote({
      tip: lowBore,
      knee: point(288, 96),
      side: 'right',
      label: '',
      ref: boreSurface.ref,
    }).filter((item) => item.kind !== 'text'),
    ...surfaceSymbol({ x: 289, y: 96, text: boreSurface.label.text, ref: boreSurface.ref }),
    ...surfaceSymbol({
      x: section.left,
      y: 134,
      rotation: -90,
      text: back.label.text,
      ref: back.ref,
    }),
    ...leaderNote({
      tip: point(332, bottom),
      knee: point(352, 154),
      side: 'right',
      label: '',
      ref: base.ref,
    }).filter((item) => item.kind !== 'text'),
    ...surfaceSymbol({ x: 353, y: 154, text: base.label.text, ref: base.ref }),
  ]
}
