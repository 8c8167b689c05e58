import { longestCallout, longestEcho, type Reading, readingsOf } from '@firstangle/reader'
import type { SheetUnit } from '../../../src/pages/try-callout/try-callout-data.ts'

/**
 * A text that somebody typed as a line of a drawing: line ends separate the lines of a note, other controls and signs
 * without a shape say nothing.
 */
export function calloutLine(text: string): string {
  return (
    text
      // Decomposed letters shrink when they are normalised; what is longer than this is too long in any form.
      .slice(0, 4 * longestEcho)
      .normalize('NFC')
      .trim()
      .replace(/(?:(?<!\s)\s+)?[\r\n]\s*/g, ' / ')
      .replace(/[\p{Cc}\p{Cf}]/gu, '')
      .replace(/\s+/g, ' ')
      .trim()
  )
}

/** The readings of a line; none if it is too long to be a callout. */
export const readingsOfLine = (line: string, unit: SheetUnit): Reading[] =>
  line.length > longestCallout ? [] : readingsOf(line, unit)
