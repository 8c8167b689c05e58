import type { Box } from '../page.ts'
import type { TextLine } from './text-lines.ts'

/** A closed cell of lines and the lines of text in it. */
export interface SheetCell {
  readonly box: Box
  readonly lines: readonly TextLine[]
}
