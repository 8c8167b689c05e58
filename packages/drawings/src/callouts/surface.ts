import { corners, line, type Point, point, polyline } from '../display-list.ts'
import { area, type FigureDrawing, type FigureItem, toned } from '../figures/kit/figure.ts'
import { surfaceTexture } from '../figures/kit/surface.ts'
import { lettering } from '../lettering/lettering.ts'
import { trimmed } from './sheet.ts'

export interface SurfaceSpec {
  /** What stands at the symbol, as written; empty for the bare symbol. */
  readonly text: string
  readonly removal: 'REQUIRED' | 'PROHIBITED' | 'UNSPECIFIED'
  readonly isAllAround: boolean
  /** What the value measures: the mean distance from the mean line, or the height of the profile. */
  readonly measures: 'mean' | 'height' | 'none'
  /** The value with its unit. */
  readonly value: string
}

/** Millimetres: width of the profile, place of its mean line, height. It is as long as five sampling lengths. */
const [width, axis, tall] = [92, 30, 8]
const lengths = 5

/** A profile as an instrument traces it: 23 marks of the feed, of four points each, under a longer wave. */
const trace = Array.from({ length: 93 }, (_, i) => {
  const t = i / 92
  const feed = 1 - 2 * Math.abs(((t * 23) % 1) - 0.5) * 2
  return 0.62 * feed + 0.24 * Math.sin(t * 47 + 1) + 0.14 * Math.sin(t * 11)
})

const mean = trace.reduce((sum, value) => sum + value, 0) / trace.length
const heights = trace.map((value) => value - mean)

/** The symbol, and below it a trace with what its value bounds. */
export function surfaceFigure(spec: SurfaceSpec): FigureDrawing {
  const { text, removal, isAllAround, value } = spec
  const points = heights.map((each, i) =>
    point((i / (heights.length - 1)) * width, axis - each * tall),
  )
  return trimmed([
    ...bounds(spec, points),
    polyline('wide', points),
    line('chain', -4, axis, width + 4, axis),
    ...surfaceTexture({ x: 6, y: 12, text, removal, allAround: isAllAround, height: 4 }),
    ...(value ? [toned('action', [lettering(value, width, 6, { anchor: 'end', height: 4 })])] : []),
  ])
}

/** A band of the mean distance about the mean line, or the highest and lowest point of each sampling length. */
function bounds({ measures }: SurfaceSpec, points: readonly Point[]): FigureItem[] {
  if (measures === 'none') return []
  if (measures === 'mean') {
    const distance = heights.reduce((sum, each) => sum + Math.abs(each), 0) / heights.length
    const half = distance * tall
    return [
      area('action', corners(0, axis - half, width, 2 * half), 0.22),
      toned('action', [
        line('narrow', 0, axis - half, width, axis - half),
        line('narrow', 0, axis + half, width, axis + half),
      ]),
    ]
  }
  const step = width / lengths
  return Array.from({ length: lengths }, (_, i) => {
    const ys = points.filter(({ x }) => x >= i * step && x <= (i + 1) * step).map(({ y }) => y)
    const top = Math.min(...ys)
    return area('action', corners(i * step + 0.4, top, step - 0.8, Math.max(...ys) - top), 0.22)
  })
}
