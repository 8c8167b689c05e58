import { bottomOf, centreOf, rightOf } from '../../boxes.ts'
import type { Box } from '../../page.ts'
import type { MetadataField } from '../../reading.ts'
import type { TextLine } from '../structure/text-lines.ts'
import { type Candidate, candidateOf } from './candidate.ts'
import { captionOf } from './caption-of.ts'
import { isReported } from './cell-entries.ts'
import { fieldValue } from './field-values.ts'

/** Height of the strip above a title block in which templates put what ISO 7200 does not ask for (mm). */
const strip = 22

/** That strip. */
export const stripOver = ({ x, y, width }: Box): Box => ({
  x,
  y: y - strip,
  width,
  height: strip,
})

/** What such a strip says; names and numbers stand in the block itself. */
const fields: readonly MetadataField[] = [
  'material',
  'scale',
  'generalTolerances',
  'generalRoughness',
  'surfaceTreatment',
  'weight',
  'units',
]

/** How far below its caption a value stands, and how much larger it may be, in heights of the caption's font. */
const below = { nearest: 0.8, farthest: 3, largest: 3 }

/** A caption that stands alone, and says so with a colon: without lines around it, its words prove little. */
const captionAlone = ({ text }: TextLine): MetadataField | null => {
  const words = text.trim().replace(/^part (?=material\b)/i, '')
  const match = /[:：]$/.test(words) ? captionOf(words) : null
  const isField = match !== null && match.rest === '' && isReported(match.field)
  return isField && fields.includes(match.field as MetadataField)
    ? (match.field as MetadataField)
    : null
}

/** Values below captions in the strip above a title block that no lines part: FreeCAD's templates after ISO 7200. */
export function readOverBlock(lines: readonly TextLine[], block: Box): Candidate[] {
  const area = stripOver(block)
  const within = lines.filter(({ box }) => {
    const { x, y } = centreOf(box)
    return x > area.x && x < rightOf(area) && y > area.y && y < bottomOf(area)
  })
  const captions = within.filter((line) => captionAlone(line) !== null)
  return captions.flatMap((caption) => {
    const field = captionAlone(caption)
    const next = captions
      .filter((one) => one.box.x > caption.box.x && isLevel(one, caption))
      .map(({ box }) => box.x)
    const end = Math.min(rightOf(area), ...next)
    const [value] = within.filter((line) => {
      const step = bottomOf(line.box) - bottomOf(caption.box)
      return (
        step > below.nearest * caption.size &&
        step < below.farthest * caption.size &&
        line.size < below.largest * caption.size &&
        line.box.x > caption.box.x - caption.size &&
        rightOf(line.box) < end &&
        captionOf(line.text) === null
      )
    })
    const text = field === null || !value ? null : fieldValue(field, value.text, caption.text)
    if (field === null || !value || text === null) return []
    return [candidateOf(field, text, [caption, value], 0.92)]
  })
}

const isLevel = (one: TextLine, other: TextLine): boolean =>
  Math.abs(one.box.y - other.box.y) < 0.5 * other.size
