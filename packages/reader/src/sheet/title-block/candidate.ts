import type { Box } from '../../page.ts'
import type { Doubt, MetadataField } from '../../reading.ts'
import type { TextLine } from '../structure/text-lines.ts'
import { captionOf } from './caption-of.ts'

/** A value that one place of the sheet gives for a field. */
export interface Candidate {
  readonly field: MetadataField
  readonly value: string
  /** As printed, with its caption. */
  readonly label: string
  readonly boxes: readonly Box[]
  /** 0 to 1: how sure the place makes it; 0.97 for a caption with its value in one cell. */
  readonly confidence: number
  readonly doubts: readonly Doubt[]
}

/** Is a line a known caption and nothing else? Its words prove by themselves that they were recognised. */
const isProven = (line: TextLine): boolean => captionOf(line.text)?.rest === ''

/** A candidate from lines of text: their boxes, and their confidence where text was recognised. */
export function candidateOf(
  field: MetadataField,
  value: string,
  lines: readonly TextLine[],
  confidence: number,
  doubts: readonly Doubt[] = [],
): Candidate {
  const read = Math.min(
    1,
    ...lines.filter((line) => !isProven(line)).map((line) => line.confidence),
  )
  // A recognised `1/1` easily comes out as `11` or `171`.
  const sure = field === 'sheet' && read < 1 && /^\d\d+$/.test(value) ? 0.5 * read : read
  // No revision is named O, so that nobody takes it for a zero (ASME Y14.35).
  const isZero = field === 'revision' && read < 1 && value === 'O'
  return {
    field,
    value: isZero ? '0' : value,
    doubts,
    label: lines.map((line) => line.text).join(' '),
    boxes: lines.map((line) => line.box),
    confidence: confidence * sure,
  }
}
