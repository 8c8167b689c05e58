import { readingsOf } from '../readings.ts'
import { recognise } from '../recognised.ts'

/** The statement that names a line without callouts; `callout` for a line that has some, null for one that nothing names. */
export const nameOf = (line: string): string | null =>
  readingsOf(line, 'mm').length > 0 ? 'callout' : (recognise(line)?.statement ?? null)
