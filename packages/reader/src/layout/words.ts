import type { Mark } from './marks.ts'

/** Gap between letters of a word and between words, in heights of the font. */
const gapOfWords = 0.16
const gapOfSingleLetters = 0.27

/** Is there a space between two marks that follow each other? */
function isSpaced(left: Mark, right: Mark): boolean {
  const size = Math.min(left.size, right.size)
  const gap = right.left - left.right
  const isSingle = left.text.length === 1 && right.text.length === 1
  return gap > size * (isSingle ? gapOfSingleLetters : gapOfWords)
}

const opensNumber = /[Ø±□√R⌒]$/
const startsNumber = /^[\d.,(]/

/** The text of marks that follow each other; a symbol stands close to its number whatever the gap. */
export function textOf(marks: readonly Mark[]): string {
  let text = ''
  let before: Mark | null = null
  for (const mark of marks) {
    const isTight =
      before === null ||
      !isSpaced(before, mark) ||
      ((before.isDrawn || mark.isDrawn) &&
        opensNumber.test(text) &&
        startsNumber.test(mark.text)) ||
      mark.text === '°'
    text += isTight ? mark.text : ` ${mark.text}`
    before = mark
  }
  return text.replace(/\s+/g, ' ').trim()
}
