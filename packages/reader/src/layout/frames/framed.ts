import type { Box } from '../../page.ts'
import type { Mark } from '../marks.ts'

/** Text in one box or in a row of cells. */
export interface Framed {
  readonly kind: 'tolerance' | 'boxed' | 'datum'
  /** In the notation of docs/notation.md. */
  readonly text: string
  /** Boxes on the page and in the upright view. */
  readonly box: Box
  readonly upright: Box
  readonly size: number
  readonly confidence: number
  readonly marks: readonly Mark[]
}
