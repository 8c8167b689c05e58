import { verticalDimension } from '../annotate/dimension.ts'
import { datumFeature } from '../annotate/symbols.ts'
import { corners, point } from '../display-list.ts'
import { area, type FigureItem, toned } from '../figures/kit/figure.ts'
import type { Characteristic } from '../figures/kit/frames.ts'
import { lettering } from '../lettering/lettering.ts'
import { block, ground } from './sheet.ts'

export interface GeometricSpec {
  readonly characteristic: Characteristic
  /** The second cell of the frame, and those of the datums. */
  readonly tolerance: string
  readonly datums: readonly string[]
  readonly shape: 'flat' | 'diameter' | 'sphere'
  /** The width of the zone as written. */
  readonly value: string
}

/** Height of the zone on the sheet, and where it lies. */
export const zone = { top: 22, height: 7, left: 0, right: 46 }

/** The width of the zone, beside it. */
export const widthOf = (value: string, x: number, top: number, bottom: number): FigureItem =>
  toned('action', [
    ...verticalDimension(point(x, bottom), point(x, top), x + 6, {
      label: '',
      arrowsOutside: true,
    }),
    lettering(value, x + 9, (top + bottom) / 2 + 1.75),
  ])

/** A zone with upright edges. */
export const outlined = (x: number, y: number, width: number, height: number): FigureItem[] => [
  area('action', corners(x, y, width, height)),
  toned('action', [block(x, y, width, height)]),
]

/** The datum plane below a zone, with its letter. */
export const datumPlane = (letter: string, y: number): FigureItem[] => [
  ...ground(zone.left - 14, zone.right + 2, y),
  ...datumFeature({ x: zone.left - 8, y, angle: -90, letter, stem: 4 }),
]

/** The letter of the primary datum, the first of a common one, without modifiers. */
export const letterOf = ([datum]: readonly string[]): string | undefined =>
  /^[A-Z]+/.exec(datum ?? '')?.[0]
