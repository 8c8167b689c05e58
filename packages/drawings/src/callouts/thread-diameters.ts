import { radians } from '../angles.ts'
import { horizontalDimension } from '../annotate/dimension.ts'
import { arrowhead } from '../annotate/label.ts'
import { line, type Point, point, polyline } from '../display-list.ts'
import { area, type FigureDrawing, toned } from '../figures/kit/figure.ts'
import { hatch } from '../hatch.ts'
import { lettering, textWidth } from '../lettering/lettering.ts'
import { trimmed } from './sheet.ts'

/** The pitch as it is drawn (mm), and how many are drawn. */
const pitch = 20
const teeth = 3
const width = teeth * pitch

/** Depths below the crest of the screw in pitches (ISO 68-1, ISO 724): half of what is taken off the diameter. */
const depths = { d: 0, d2: 0.32476, D1: 0.54127, d3: 0.61343 } as const

/** Above the profile and below it, mm: the nut, the screw, the axis. */
const [above, below, axis] = [-12, 20, 27]

/** Half the flat of a crest and of a root, and the radius in the root of the screw, in pitches. */
const [crest, root, rounding] = [1 / 16, 1 / 8, 0.14434]

/** The diameters that tables of metric threads name, on one profile: the screw below, the nut above it. */
export function threadDiametersFigure(): FigureDrawing {
  const screw = profile((middle) => [
    ...roundedRoot(middle - 0.5).slice(7),
    [middle - crest, depths.d],
    [middle + crest, depths.d],
    ...roundedRoot(middle + 0.5).slice(0, 7),
  ])
  const nut = profile((middle) => [
    [middle - 0.5, depths.D1],
    [middle - 0.5 + root, depths.D1],
    [middle - crest, depths.d],
    [middle + crest, depths.d],
    [middle + 0.5 - root, depths.D1],
    [middle + 0.5, depths.D1],
  ])
  const body = [...screw, point(width, below), point(0, below)]
  const around = [...nut, point(width, above), point(0, above)]
  return trimmed([
    area('action', body, 0.12),
    ...hatch([body], 2.4),
    ...hatch([around], 4.8, -1),
    polyline('wide', nut),
    polyline('wide', screw),
    line('chain', -4, axis, width + 52, axis),
    toned('action', [
      ...horizontalDimension(point(pitch / 2, 0), point(1.5 * pitch, 0), above - 5, 'P'),
      line('chain', 0, depths.d2 * pitch, width, depths.d2 * pitch),
      ...diameter('d3', depths.d3, 8),
      ...diameter('D1', depths.D1, 20),
      ...diameter('d2, D2', depths.d2, 32),
      ...diameter('d, D', depths.d, 44),
    ]),
  ])
}

function profile(tooth: (middle: number) => (readonly [number, number])[]): Point[] {
  return Array.from({ length: teeth }, (_, each) => tooth(each + 0.5))
    .flat()
    .map(([x, y]) => point(x * pitch, y * pitch))
}

/** An arc that touches both flanks, from the left one to the right one. */
function roundedRoot(middle: number): (readonly [number, number])[] {
  return Array.from({ length: 13 }, (_, step) => {
    const turn = radians(-60 + step * 10)
    const y = depths.d3 - rounding * (1 - Math.cos(turn))
    return [middle + rounding * Math.sin(turn), y] as const
  })
}

/** Half of a diameter: its line goes on behind the axis, and has one arrow. */
function diameter(label: string, depth: number, beside: number) {
  const [x, y] = [width + beside, depth * pitch]
  const middle = (y + axis) / 2 + textWidth(label, 3.5) / 2
  return [
    line('narrow', width + 1, y, x + 2, y),
    line('narrow', x, y, x, axis + 4),
    arrowhead(x, y, -90),
    lettering(label, x - 1.4, middle, { rotation: -90 }),
  ]
}
