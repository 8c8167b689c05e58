import type { TextLine } from '../structure/text-lines.ts'

/** A note of one or more lines as one text, without its number. */
export interface Note {
  readonly text: string
  readonly lines: readonly TextLine[]
}
