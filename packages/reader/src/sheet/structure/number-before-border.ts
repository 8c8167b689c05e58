import type { TextRun } from '../../page.ts'
import { captionOf } from '../title-block/caption-of.ts'
import { normaliseCaption } from '../words/normalise-words.ts'
import { partsColumns } from '../words/parts-list.ts'
import type { Grid } from './table-cells.ts'

/** Largest distance between a border and the blank after the number, in heights of the font. */
const nearBlank = 1.5

/** A number before words, or two captions; `10 : 1` and `1 / 2` are one value, also where they touch the border. */
const firstOfTwo = /^(\d{1,4}|[^:]{2,24}:(?= [^:]{2,24}:$)) (?=[^\s:/])/

/** A name before the revision, a date before the scale; names also run over borders: this one stands where the blank is. */
const beforeRevision = /^(\S.{1,40}) (?=(?:0\d|\d\.\d{3})$)/
const atBlank = 0.5

/** `REVISION VERSION`, `CANT. MATERIAL`, `Material Peso [g]`: the captions of two cells or columns, of one word each. */
function pairOfCaptions(text: string): RegExpExecArray | null {
  const pair = /^(\p{L}{4,}\.?) (?=(\p{L}{4,}\.?)(?: ?[[(]k?g[\])])?$)/u.exec(text)
  const words = pair?.slice(1) ?? []
  return pair && captionOf(text) === null && words.every(isCaption) ? pair : null
}

/** `DOC TYPE DOC PART REVISION`: what stands before the last of several captions, each of one or two words. */
function beforeLastCaption(text: string): readonly string[] | null {
  const words = text.split(' ')
  if (words.length < 3 || words.length > 8 || captionOf(text) !== null) return null
  for (const count of [2, 1]) {
    if (!isLongCaption(words.slice(-count).join(' '))) continue
    const first = words.slice(0, -count).join(' ')
    if (isLongCaption(first) || beforeLastCaption(first) !== null) return [`${first} `, first]
  }
  return null
}

const isLongCaption = (text: string): boolean => text.length > 3 && captionOf(text)?.rest === ''

/** `Jan-30-241.000 mm`: a date, the scale behind it without a blank, and the unit of the next cell. */
const gluedScale = /^(\p{L}{3}-\d{1,2}-\d{2})(?=\d\.\d{3}(?: |$))|^(\d\.\d{3}) (?=(?:mm|in|inch)$)/u

const isCaption = (word: string): boolean =>
  captionOf(word)?.rest === '' || partsColumns.has(normaliseCaption(word))

/**
 * A run that holds the number of one cell and the words of the next, or the captions of two cells: readers of files join
 * texts by their distance alone, and some stand close to the border. Any other run stays as it is.
 */
export function splitAtBorder(run: TextRun, grid: Grid): TextRun[] {
  const pair =
    firstOfTwo.exec(run.text) ??
    pairOfCaptions(run.text) ??
    beforeLastCaption(run.text) ??
    gluedScale.exec(run.text)
  const [whole, ...firsts] = pair ?? beforeRevision.exec(run.text) ?? []
  const first = firsts.find((one) => one !== undefined) ?? ''
  const isUpright = run.rotation < 5 || run.rotation > 355
  if (whole === undefined || !isUpright) return [run]
  const { x, y, width, height } = run.box
  const blank = x + ((first.length + 0.5) * width) / run.text.length
  const middle = y + height / 2
  const border = grid.vertical.find(
    ({ at, from, to }) =>
      Math.abs(at - blank) < (pair ? nearBlank : atBlank) * run.size &&
      at > x &&
      from < middle &&
      to > middle,
  )
  if (!border) return [run]
  const part = (text: string, left: number, right: number): TextRun => ({
    ...run,
    text,
    origin: { ...run.origin, x: left },
    advance: right - left,
    box: { ...run.box, x: left, width: right - left },
  })
  const gap = 0.2 * run.size
  return [
    ...splitAtBorder(part(first, x, Math.max(x, border.at - gap)), grid),
    ...splitAtBorder(part(run.text.slice(whole.length), border.at + gap, x + width), grid),
  ]
}
