import type { TextLine } from '../structure/text-lines.ts'
import type { CaptionField } from '../words/captions.ts'
import { withColonOfScale } from './misread-captions.ts'

/** What some lines say for a field, with what recognition loses where only the field tells what was meant. */
export const printedFor = (
  field: CaptionField,
  text: string,
  lines: readonly TextLine[],
): string =>
  field === 'scale' && lines.some(({ confidence }) => confidence < 1)
    ? withColonOfScale(text)
    : text
