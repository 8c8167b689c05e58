import type { Callout, Unit } from '../callout.ts'

/** What a line of text does not say about itself. */
export interface ParseContext {
  /** Unit of lengths on the sheet where none is printed. */
  readonly unit: Exclude<Unit, 'degree'>
  /** The line stands in a box of its own: theoretically exact. */
  readonly isBoxed?: boolean
}

/**
 * The callouts of one composed line (notation of docs/READER.md), in order; [] for what is not a callout.
 * Never throws; linear in the length of the text.
 */
export function parseCallouts(_text: string, _context: ParseContext): Callout[] {
  return []
}
