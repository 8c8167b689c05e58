import { rightOf } from '../../boxes.ts'
import type { MetadataField } from '../../reading.ts'
import type { TextLine } from '../structure/text-lines.ts'
import { type Candidate, candidateOf } from './candidate.ts'
import { withCaptionColumns } from './caption-columns.ts'
import { sheetOfSheets } from './caption-of.ts'
import { captionOfLine, splitAtCaptions } from './cell-entries.ts'
import { fieldValue } from './field-values.ts'

/** A value stands at most this far below its caption, in heights of the larger font. */
const below = 3.2
/** And at most this far to the right, in heights of the caption's font: letters at the sheet's border are larger. */
const right = 14

function isUnder(caption: TextLine, line: TextLine): boolean {
  const size = Math.max(caption.size, line.size)
  const gap = line.box.y - (caption.box.y + caption.box.height)
  const start = line.box.x - caption.box.x
  // What ends before its caption begins stands under the words on the left of it.
  const isLeft = rightOf(line.box) < caption.box.x
  const isNear = start > -6 * size && start < 8 * size && !isLeft
  return gap > -0.4 * size && gap < below * size && isNear
}

function isBeside(caption: TextLine, line: TextLine): boolean {
  const size = Math.max(caption.size, line.size)
  const gap = line.box.x - (caption.box.x + caption.box.width)
  const level = Math.abs(
    line.box.y + line.box.height / 2 - (caption.box.y + caption.box.height / 2),
  )
  return gap >= 0 && gap < right * caption.size && level < 0.6 * size
}

interface Pair {
  readonly caption: TextLine
  readonly field: MetadataField
  readonly line: TextLine
  readonly value: string
  readonly distance: number
}

/** Below counts from the start of the caption, beside along the line. */
function distanceOf(caption: TextLine, line: TextLine): number | null {
  const drop = line.box.y - caption.box.y
  if (isBeside(caption, line)) return line.box.x - caption.box.x - caption.box.width
  if (!isUnder(caption, line)) return null
  const aside = Math.abs(line.box.x + line.box.width / 2 - caption.box.x - caption.box.width / 2)
  return drop + 0.3 * aside
}

function pairsOf(lines: readonly TextLine[]): { own: Candidate[]; pairs: Pair[] } {
  const own: Candidate[] = []
  const pairs: Pair[] = []
  const matches = lines.map((line) => ({ line, match: captionOfLine(line) }))
  const values = matches.filter(({ match }) => match === null).map(({ line }) => line)
  for (const { line: caption, match } of matches) {
    if (match === null || match.isWeak || match.field === 'name') continue
    if (match.field === 'other' || match.field === 'signature') continue
    const { field } = match
    const said = match.rest === '' ? null : fieldValue(field, match.rest, caption.text)
    if (said !== null) own.push(candidateOf(field, said, [caption], 0.9))
    if (match.rest !== '') continue
    for (const line of values) {
      const distance = distanceOf(caption, line)
      const value = distance === null ? null : fieldValue(field, line.text, caption.text)
      if (distance !== null && value !== null) pairs.push({ caption, field, line, value, distance })
    }
  }
  return { own, pairs }
}

/** A title goes on in the next line, in the same lettering and about its middle. */
function titleGoesOn(first: TextLine, lines: readonly TextLine[]): TextLine | null {
  const middle = first.box.x + first.box.width / 2
  const next = lines.find((line) => {
    const gap = line.box.y - first.box.y - first.box.height
    const isClose = gap > -0.2 * first.size && gap < 0.6 * first.size
    const aside = Math.abs(line.box.x + line.box.width / 2 - middle)
    const isAlike = line.size > 0.6 * first.size && line.size < 1.4 * first.size
    return isClose && isAlike && (aside < first.size || Math.abs(line.box.x - first.box.x) < 1)
  })
  return next === undefined || captionOfLine(next) !== null ? null : next
}

/**
 * Captions and values by their places alone, for title blocks whose lines are not known: the
 * nearest pairs of a caption and a text beside or below it that can be its value.
 */
export function readTitleWords(printed: readonly TextLine[]): Candidate[] {
  const lines = withCaptionColumns(printed).flatMap(splitAtCaptions)
  const { own, pairs } = pairsOf(lines)
  const used = new Set<TextLine>()
  const sheets = lines.flatMap((line) => {
    const [, sheet] = sheetOfSheets.exec(line.text) ?? []
    return sheet === undefined ? [] : [candidateOf('sheet', sheet, [line], 0.9)]
  })
  const out = [...own, ...sheets]
  for (const pair of pairs.sort((a, b) => a.distance - b.distance)) {
    const { caption, field, line, value } = pair
    if (used.has(caption) || used.has(line)) continue
    const next = field === 'title' ? titleGoesOn(line, lines) : null
    const all = next === null || used.has(next) ? [line] : [line, next]
    for (const one of [caption, ...all]) used.add(one)
    const whole = all.length > 1 ? `${value} ${all[1]?.text}` : value
    out.push(candidateOf(field, whole, [caption, ...all], 0.8))
  }
  return out
}
