import type { FigureDrawing, FigureItem } from '../figures/kit/figure.ts'
import { centredBlock } from '../figures/kit/text.ts'
import { toleranceZone, zeroLine } from '../figures/kit/zones.ts'
import { trimmed } from './sheet.ts'

/** A tolerance zone with its deviations, in the unit of the size. */
export interface ZoneSpec {
  /** Tolerance class; empty where deviations are printed. */
  readonly name: string
  readonly lower: number
  readonly upper: number
  /** The deviations as written. */
  readonly texts: { readonly lower: string; readonly upper: string }
}

/** Millimetres: height of the diagram, width of a zone, and from one zone to the next. */
const height = 34
const width = 10
const pitch = 26
/** Thinner zones could not be seen (mm). */
const thinnest = 0.8

/** Tolerance zones about a nominal size, true to scale, as textbooks of fits draw them. */
export function zoneDiagram(nominal: string, zones: readonly ZoneSpec[]): FigureDrawing {
  const ends = [0, ...zones.flatMap(({ lower, upper }) => [lower, upper])]
  const range = Math.max(...ends) - Math.min(...ends) || 1
  const top = -(Math.max(...ends) * height) / range - 5
  const least = (thinnest * range) / height
  const items = zones.flatMap(({ name, lower, upper, texts }, index): FigureItem[] => [
    ...centredBlock(name, 4 + index * pitch + width / 2, top),
    ...toleranceZone({
      x: 4 + index * pitch,
      width,
      zero: 0,
      upper: Math.max(upper, lower + least),
      lower,
      // The kit counts in micrometres; here a unit is whatever the size is printed in.
      scale: height / range / 1000,
      texts,
      tone: index === 0 ? 'action' : 'ink',
    }),
  ])
  return trimmed([...zeroLine(0, zones.length * pitch + 2, 0, nominal), ...items])
}
