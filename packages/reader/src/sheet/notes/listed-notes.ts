import { materialAnywhere, materialOf } from '../material.ts'
import type { TextLine } from '../structure/text-lines.ts'
import { type Candidate, candidateOf } from '../title-block/candidate.ts'
import { type CaptionMatch, captionOf } from '../title-block/caption-of.ts'
import { fieldValue } from '../title-block/field-values.ts'
import { isSheetNote } from '../words/notes.ts'

/** Does a line stand above or below another one, as in a list? */
const isNextInList = (line: TextLine, other: TextLine): boolean => {
  const step = Math.abs(other.box.y - line.box.y)
  return step > 0 && step < 2 * line.size && Math.abs(other.box.x - line.box.x) < line.size
}

/** `3. Material: …`, `- Material: …` in a list of notes. */
const numbering = /^(?:\(?\d{1,2}[.):] ?|[-–•●▪·*] ?)(?=\p{L})/u

/** `Material Aluminium`: recognition loses colons, and a known material proves the caption. */
function withLostColon(line: TextLine): CaptionMatch | null {
  const [, word = '', rest = ''] = /^(\p{L}+) (.+)$/u.exec(line.text) ?? []
  const caption = line.confidence < 1 ? captionOf(word) : null
  const isMaterial = caption?.rest === '' && materialOf(rest.split(' ')[0] ?? '') !== null
  return caption && isMaterial ? { ...caption, rest } : null
}

/** `Material: …` in the words beside the views, or below it, as on sheets of several parts or without a title block. */
export function readMaterialNotes(lines: readonly TextLine[]): Candidate[] {
  return lines.flatMap((line) => {
    const caption = captionOf(line.text.replace(numbering, '')) ?? withLostColon(line)
    if (caption?.field !== 'material') return []
    const below = caption.rest
      ? undefined
      : lines.find((other) => other.box.y > line.box.y && isNextInList(line, other))
    const value = fieldValue('material', below?.text ?? caption.rest, line.text)
    if (value === null || materialOf(value) === null) return []
    const name = value.replace(/(?<=[\p{L}\d)])\.$/u, '')
    return [candidateOf('material', name, below ? [line, below] : [line], 0.85)]
  })
}

/** Largest step between two lines of notes, in heights of their letters. */
const noteStep = 4

/** `Acciaio rapido HSS-Co-M35` without a caption, in a list of notes that hold for the whole sheet. */
export function readListedMaterial(lines: readonly TextLine[]): Candidate[] {
  const said = lines.filter(({ text }) => isSheetNote(text))
  return lines.flatMap((line) => {
    const { text, box, size } = line
    const isName = materialOf(text.split(' ')[0] ?? '') !== null && text.length < 80
    const isListed = said.some(
      (other) =>
        other !== line &&
        Math.abs(other.box.x - box.x) < size &&
        Math.abs(other.box.y - box.y) < noteStep * size,
    )
    const isMaterialNote = isName && isListed && materialAnywhere(text) !== null
    return isMaterialNote ? [candidateOf('material', text, [line], 0.75)] : []
  })
}

/** What one line of a list says for the sheet that would mean a single view elsewhere. */
const listed = ['scale', 'revision', 'weight', 'surfaceTreatment'] as const

/**
 * `Scale: 1:1` in a list of such lines beside the title block; below a view it would be the scale of the view, so that a
 * line needs another one with a caption above or below it.
 */
export function readListedNotes(lines: readonly TextLine[]): Candidate[] {
  const said = lines.flatMap((line) => {
    const caption = captionOf(line.text)
    return caption && caption.rest !== '' && caption.field !== 'other' ? [{ line, caption }] : []
  })
  return said.flatMap(({ line, caption }) => {
    const field = listed.find((one) => one === caption.field)
    if (!field || !said.some((other) => isNextInList(line, other.line))) return []
    const value = fieldValue(field, caption.rest, line.text)
    return value === null ? [] : [candidateOf(field, value, [line], 0.85)]
  })
}
