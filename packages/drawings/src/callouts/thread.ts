import { radians } from '../angles.ts'
import { horizontalDimension } from '../annotate/dimension.ts'
import { line, type Point, point, polyline } from '../display-list.ts'
import { angularDimension } from '../figures/kit/dimensions.ts'
import { area, type FigureDrawing, toned } from '../figures/kit/figure.ts'
import { hatch } from '../hatch.ts'
import { lettering, textWidth } from '../lettering/lettering.ts'
import { trimmed } from './sheet.ts'

export interface ThreadSpec {
  readonly form: 'metric' | 'whitworth' | 'pipe' | 'trapezoidal' | 'acme' | 'knuckle'
  /** Pipe threads that seal on the thread: 1:16. */
  readonly isTapered: boolean
  /** Pitch and major diameter as written. */
  readonly pitch: string | null
  readonly major: string
}

interface Form {
  /** Angle of the flanks, degree. */
  readonly angle: number
  /** Height of the basic profile, and the flat of its crest, in pitches. */
  readonly height: number
  readonly crest: number
  /** Rounding of crest and root, in pitches. */
  readonly radius?: number
}

/** ISO 68-1, ISO 228-1, ASME B1.20.1, ISO 2901, ASME B1.5, DIN 405-1. */
const forms: Readonly<Record<ThreadSpec['form'], Form>> = {
  metric: { angle: 60, height: 0.5413, crest: 0.125 },
  whitworth: { angle: 55, height: 0.6403, crest: 0.1667, radius: 0.1373 },
  pipe: { angle: 60, height: 0.8, crest: 0.038 },
  trapezoidal: { angle: 30, height: 0.5, crest: 0.366 },
  acme: { angle: 29, height: 0.5, crest: 0.3707 },
  knuckle: { angle: 30, height: 0.5, crest: 0.366, radius: 0.2385 },
}

/** The pitch as it is drawn (mm), and how many are drawn. */
const pitch = 20
const teeth = 3

/** The profile of a thread along its axis, one pitch 20 mm wide: the screw below, the nut above it. */
export function threadFigure({ form, isTapered, ...text }: ThreadSpec): FigureDrawing {
  const { angle, height } = forms[form]
  const deep = height * pitch
  const width = teeth * pitch
  const tilt = isTapered ? 1 / 32 : 0
  const lean = ({ x, y }: Point): Point => point(x, y + x * tilt)
  const profile = profileOf(forms[form]).map(lean)
  const [above, below] = [-12, deep + 10]
  const screw = [...profile, point(width, below), point(0, below)]
  const nut = [...profile, point(width, above), point(0, above)]
  const crests = [pitch / 2, 1.5 * pitch].map((x) => lean(point(x, 0)))
  const root = lean(point(pitch * 2, deep))
  const apex = point(root.x, root.y + apexBelow(forms[form]))
  const reach = apex.y - above + 2
  const aside = reach * Math.tan(radians(angle / 2))
  const flank = (side: -1 | 1) =>
    line('narrow', apex.x, apex.y, apex.x + side * aside, apex.y - reach)
  const [left, right] = [-90 - angle / 2, -90 + angle / 2]
  return trimmed([
    area('action', screw, 0.12),
    ...hatch([screw], 2.4),
    ...hatch([nut], 4.8, -1),
    polyline('wide', profile),
    line('chain', 0, root.y - 2 * tilt * pitch, width, root.y + tilt * pitch),
    toned('action', [
      ...(text.pitch
        ? horizontalDimension(crests[0] ?? apex, crests[1] ?? apex, above - 8, {
            label: text.pitch,
            place: textWidth(text.pitch, 3.5) > pitch - 2 ? 'after' : 'centre',
          })
        : []),
      flank(-1),
      flank(1),
      ...angularDimension({
        centre: apex,
        radius: reach,
        from: left,
        to: right,
        text: `${angle}°`,
      }),
      line('narrow', -12, 0, 0, 0),
      lettering(text.major, -2, -1.2, { anchor: 'end' }),
    ]),
  ])
}

/** How far the flanks of a groove would meet below its root. */
function apexBelow({ angle, height, crest }: Form): number {
  const slope = Math.tan(radians(angle / 2))
  const flank = height * slope
  const root = 1 - crest - 2 * flank
  return (root / 2 / slope) * pitch
}

/** Crests at half a pitch, roots at whole ones; y downwards from the crest. */
function profileOf({ angle, height, crest, radius }: Form): Point[] {
  const flank = height * Math.tan(radians(angle / 2))
  const shape = radius ? rounded(angle, height, radius) : []
  return Array.from({ length: teeth }, (_, tooth) => {
    const middle = tooth + 0.5
    const points = radius
      ? shape.map(([x, y]) => point(middle + x, y))
      : [
          point(middle - crest / 2 - flank, height),
          point(middle - crest / 2, 0),
          point(middle + crest / 2, 0),
          point(middle + crest / 2 + flank, height),
        ]
    return [point(tooth, height), ...points, point(tooth + 1, height)]
  })
    .flat()
    .map(({ x, y }) => point(x * pitch, y * pitch))
}

/** A crest between two roots, of arcs that touch the flanks. */
function rounded(angle: number, height: number, radius: number): [number, number][] {
  const span = 90 - angle / 2
  const turns = Array.from({ length: 13 }, (_, i) => radians(-span + (2 * span * i) / 12))
  const crest = turns.map((t): [number, number] => [
    radius * Math.sin(t),
    radius * (1 - Math.cos(t)),
  ])
  const root = (from: number, part: readonly number[]) =>
    part.map((t): [number, number] => [
      from + radius * Math.sin(t),
      height - radius * (1 - Math.cos(t)),
    ])
  return [...root(-0.5, turns.slice(6)), ...crest, ...root(0.5, turns.slice(0, 7))].sort(
    ([a], [b]) => a - b,
  )
}
