import type { TextLine } from '../structure/text-lines.ts'
import type { CaptionField } from '../words/captions.ts'
import { captionOf } from './caption-of.ts'

const bracketed = /^\(([^()]{3,40})\)\s*(?!\s)(.*)$/

/**
 * A line below a caption without that caption in a second language: `Aluminium` of `(Material) Aluminium`, which stands
 * below `Matériau :`. Null where nothing else stands in the line.
 */
export function withoutTranslation(line: TextLine, field: CaptionField): TextLine | null {
  const [, words = '', rest = ''] = bracketed.exec(line.text) ?? []
  const match = words === '' ? null : captionOf(words)
  const isTranslation = match?.field === field && match.rest === ''
  if (!isTranslation) return line
  return rest === '' ? null : { ...line, text: rest }
}
