import { drawCells } from '../../annotate/label.ts'
import type { Primitive } from '../../display-list.ts'
import { lettering } from '../../lettering/lettering.ts'

/** The symbols of ISO 1101, by the name of the characteristic. */
export const characteristics = {
  straightness: '⏤',
  flatness: '⏥',
  roundness: '○',
  cylindricity: '⌭',
  lineProfile: '⌒',
  surfaceProfile: '⌓',
  parallelism: '∥',
  perpendicularity: '⟂',
  angularity: '∠',
  position: '⌖',
  concentricity: '◎',
  symmetry: '⌯',
  circularRunOut: '↗',
  totalRunOut: '⌰',
} as const

export type Characteristic = keyof typeof characteristics

/**
 * Modifiers as characters: Ⓔ envelope, Ⓜ maximum and Ⓛ least material, Ⓡ reciprocity, Ⓟ projected zone, Ⓕ free state,
 * Ⓤ unequal profile zone, Ⓣ tangent plane. They stand behind the value or the datum: `Ø0,1 Ⓜ`, `A Ⓜ`.
 */
export interface FeatureControlFrame {
  readonly characteristic: Characteristic
  /** zone, value and modifiers as written */
  readonly tolerance: string
  /** `A`, `A-B`, `A Ⓜ`, in their order */
  readonly datums?: readonly string[]
  /** number and size of the features, above the frame: `4× Ø9 H13` */
  readonly above?: string
  /** what stands below: `CZ`, a note */
  readonly below?: string
  /** height of capitals, 3.5 by default; the frame is twice as high */
  readonly height?: number
}

const cellsOf = ({ characteristic, tolerance, datums = [] }: FeatureControlFrame) => [
  characteristics[characteristic],
  tolerance,
  ...datums,
]

/** A feature control frame (ISO 1101); (x, y) = its top left corner in mm. */
export function featureControlFrame(x: number, y: number, frame: FeatureControlFrame): Primitive[] {
  const { height = 3.5, above, below } = frame
  return [
    ...drawCells(cellsOf(frame), x, y, { height }).primitives,
    ...(above ? [lettering(above, x, y - height * 0.5, { height })] : []),
    ...(below ? [lettering(below, x, y + height * 3.5, { height })] : []),
  ]
}

/** Width in mm of the cells of a frame. */
export const frameWidth = (frame: FeatureControlFrame): number =>
  drawCells(cellsOf(frame), 0, 0, { height: frame.height ?? 3.5 }).width
