import { centreOf, rightOf } from '../boxes.ts'
import type { Composed } from '../layout/compose.ts'
import type { Box, TextRun } from '../page.ts'

/** `1、`, `2．`: what follows the number of a note, in a font of its own and on a base line of its own. */
const opensNote = /^[、．。]\s*\p{L}/u

/** Gap between the number and its mark, in heights of the font. */
const nearMark = 0.6

/** Leaves out the numbers of the notes of a sheet that stand apart from their sentences, as if they were sizes. */
export function withoutNoteNumbers(
  composed: readonly Composed[],
  texts: readonly TextRun[],
): Composed[] {
  const notes = texts.filter(({ text }) => opensNote.test(text.trim()))
  const isFollowed = (box: Box, size: number): boolean =>
    notes.some((note) => {
      const gap = note.box.x - rightOf(box)
      const height = centreOf(note.box).y
      const isLevel = height > box.y - 0.3 * size && height < box.y + box.height + 0.3 * size
      return isLevel && gap > -nearMark * size && gap < nearMark * size
    })
  return composed.filter(({ kind, text, boxes: [box], size }) => {
    const isNumber = kind === 'line' && /^\d{1,2}$/.test(text)
    return !isNumber || box === undefined || !isFollowed(box, size)
  })
}
