import { centreLine } from '../annotate/centre-line.ts'
import { horizontalDimension, verticalDimension } from '../annotate/dimension.ts'
import { corners, line, type Primitive, point } from '../display-list.ts'
import { type FigureDrawing, toned } from '../figures/kit/figure.ts'
import { holeSection } from '../figures/kit/holes.ts'
import { internalThreadSection } from '../figures/kit/threads.ts'
import { hatch } from '../hatch.ts'
import { broken, trimmed } from './sheet.ts'

/** A measured length: its value in any unit, and as written. */
export interface Measure {
  readonly value: number
  readonly text: string
}

/** A hole as a callout gives it; depths it does not give are drawn as they usually are. */
export interface HoleSpec {
  readonly diameter: Measure
  /** Null where it goes through. */
  readonly depth: Measure | null
  /** The hole, without the counterbore or drill above it. */
  readonly seat?: { readonly diameter: Measure; readonly depth: Measure | null }
  readonly sink?: { readonly diameter: Measure; readonly angle: Measure }
  /** Diameter of the core hole, where the diameter is that of a thread. */
  readonly core?: number
}

/** Millimetres: how wide and deep a hole is drawn at most, and the material beside it. */
const [widest, deepest] = [26, 30]
const wall = 12

/** A hole in section with its diameters and depths, as large as the sheet allows. */
export function holeFigure(spec: HoleSpec): FigureDrawing {
  const { diameter, depth, seat, sink, core } = spec
  const across = Math.max(diameter.value, seat?.diameter.value ?? 0, sink?.diameter.value ?? 0)
  const seatDepth = seat ? (seat.depth?.value ?? seat.diameter.value * 0.3) : 0
  const down = depth ? depth.value : Math.max(across * 1.1, seatDepth * 2)
  const scale = Math.min(widest / across, deepest / (down + (depth ? diameter.value * 0.3 : 0)))
  const to = (value: number) => value * scale
  const floor = depth ? to(down) + to(diameter.value) * 0.3 + 6 : to(down)
  const half = to(across) / 2 + wall
  const hole = holeSection({
    x: 0,
    y: 0,
    steps: [
      ...(seat ? [{ diameter: to(seat.diameter.value), depth: to(seatDepth) }] : []),
      { diameter: to(core ?? diameter.value), depth: to(down) },
    ],
    ...(sink && { countersink: { diameter: to(sink.diameter.value), angle: sink.angle.value } }),
    end: depth ? 'tip' : 'through',
  })
  const part = corners(-half, 0, 2 * half, floor)
  return trimmed([
    ...hatch([part, hole.outline], 2.4),
    line('wide', -half, 0, hole.outline.at(-1)?.x ?? 0, 0),
    line('wide', hole.outline[0]?.x ?? 0, 0, half, 0),
    ...(depth
      ? [line('wide', -half, floor, half, floor)]
      : [
          line('wide', -half, floor, -to(core ?? diameter.value) / 2, floor),
          line('wide', to(core ?? diameter.value) / 2, floor, half, floor),
        ]),
    broken(-half, 0, floor),
    broken(half, 0, floor),
    ...hole.edges,
    ...(core === undefined
      ? []
      : internalThreadSection({
          x: 0,
          y: 0,
          major: to(diameter.value),
          core: to(core),
          depth: to(down),
          isThrough: !depth,
        })),
    ...centreLine(0, 0, 0, floor),
    toned('action', dimensions(spec, { to, half, down, seatDepth, floor })),
  ])
}

interface Layout {
  to: (value: number) => number
  half: number
  down: number
  seatDepth: number
  floor: number
}

/** The hole's own size below the part, that of its seat above it, depths at the right. */
function dimensions(
  { diameter, depth, seat, sink }: HoleSpec,
  { to, half, down, seatDepth, floor }: Layout,
): Primitive[] {
  const across = (measure: Measure, y: number, at: number) => {
    if (measure.text === '') return []
    const reach = to(measure.value) / 2
    return horizontalDimension(point(-reach, y), point(reach, y), at, {
      label: measure.text,
      place: 2 * reach < 16 ? 'after' : 'centre',
      arrowsOutside: 2 * reach < 8,
      shift: 0,
    })
  }
  const deep = (measure: Measure, value: number, x: number, at: number) =>
    verticalDimension(point(x, 0), point(x, to(value)), at, {
      label: measure.text,
      place: to(value) < 14 ? 'after' : 'centre',
    })
  const wide = seat?.diameter ?? sink?.diameter
  return [
    ...across(diameter, depth ? to(down) * 0.8 : floor, floor + 9),
    ...(wide ? across(wide, 0, -9) : []),
    ...(seat?.depth ? deep(seat.depth, seatDepth, half - 4, half + 8) : []),
    ...(depth ? deep(depth, down, to(diameter.value) / 2, half + (seat?.depth ? 18 : 8)) : []),
  ]
}
