import type { MetadataField } from '../../reading.ts'
import type { SheetCell } from '../structure/sheet-cell.ts'
import { joinRuns, lineOf, type TextLine } from '../structure/text-lines.ts'
import type { CaptionField } from '../words/captions.ts'
import { withCaptionBesideValue, withWholeCaption } from './broken-captions.ts'
import { withCaptionColumns, withCaptionRow } from './caption-columns.ts'
import { type CaptionMatch, captionOf } from './caption-of.ts'
import { fieldValue } from './field-values.ts'
import { nearestCaption } from './nearest-caption.ts'
import { withoutTranslation } from './translated-captions.ts'

/** A caption in a cell with the lines that follow it; null for lines under no caption. */
export interface CellEntry {
  readonly cell: SheetCell
  readonly caption: {
    readonly field: CaptionField
    readonly line: TextLine
    readonly rest: string
  } | null
  readonly values: readonly TextLine[]
}

/** The line of an entry that has a single one. */
export const onlyLineOf = ({ values: [line, ...more] }: CellEntry): TextLine | undefined =>
  more.length === 0 ? line : undefined

/** Is this caption one of a field that is reported? */
export function isReported(field: CaptionField): field is MetadataField {
  return field !== 'name' && field !== 'signature' && field !== 'other'
}

/** Fields whose values have a form of their own, so that a caption of one run can be split off. */
const strict: readonly CaptionField[] = [
  'scale',
  'sheetSize',
  'sheet',
  'date',
  'revision',
  'weight',
  'units',
]

const isValueOf = (field: CaptionField, rest: string, line: string): boolean =>
  fieldValue(field as MetadataField, rest, line) !== null

/** `SCALE 1:1`, `SHEET 1 OF 2`: a caption without colon and its value in one run. */
function splitInside(text: string): CaptionMatch | null {
  const words = text.split(' ')
  for (let count = Math.min(words.length - 1, 4); count >= 1; count--) {
    const match = captionOf(words.slice(0, count).join(' '))
    const rest = words.slice(count).join(' ')
    if (match === null || match.rest !== '' || !strict.includes(match.field)) continue
    if (isValueOf(match.field, rest, text)) return { ...match, rest }
  }
  return null
}

/** `DEBURR AND` begins a sentence that goes on in the next line, and has no value behind it. */
const imperative = /^deburr$/i

/** `University of Canterbury` and `Part of frame` are names, of which a caption is the first word. */
const goesOnWith = /^(?:of|for|de|del|di|du|der|für|von|van)(?:\s|$)/i

/** `Universidad Example`: the caption is the first word of a school's name. */
const school = /^(?:institut\p{L}*|university|universidad|school)$/iu

/** `Component drawing`: the caption of a title is the first word of a type of document. */
const typeOfDocument = /^component$/i

/** Caption and value as separate runs of one line. */
function splitByRuns(line: TextLine): CaptionMatch | null {
  const texts = line.runs.map((run) => run.text.trim())
  for (let count = texts.length - 1; count >= 1; count--) {
    const match = captionOf(texts.slice(0, count).join(' '))
    if (match === null || match.rest !== '' || match.isWeak || imperative.test(texts[0] ?? ''))
      continue
    const [first = ''] = texts
    if (count === 1 && (school.test(first) || typeOfDocument.test(first))) continue
    const rest = texts.slice(count).join(' ').trim()
    if (goesOnWith.test(rest)) continue
    // `Sheet 2.0 Steel` is a material, whether its words come as one run or as three.
    if (strict.includes(match.field) && !isValueOf(match.field, rest, line.text)) continue
    return { ...match, rest }
  }
  return null
}

/** The caption that a line is or begins with. */
export function captionOfLine(line: TextLine): CaptionMatch | null {
  return captionOf(line.text) ?? splitInside(line.text) ?? splitByRuns(line)
}

/** Text in a larger font than the caption before it is its value, whatever it says before a colon. */
function isValueBySize(line: TextLine, caption: TextLine | null, match: CaptionMatch): boolean {
  const isSplit = match.rest !== '' && /[:：=]|\d/.test(line.text)
  return caption !== null && !isSplit && line.size > 1.2 * caption.size
}

/** `Date` over `2024-12-02`, where the line between two cells was not found: a caption of whatever size. */
const isOverItsValue = ({ field, rest }: CaptionMatch, next: TextLine | undefined): boolean =>
  next !== undefined &&
  rest === '' &&
  strict.includes(field) &&
  isValueOf(field, next.text, next.text)

/** `Drawing Number` below `n° plan`, which has no capitals: the same caption in another language, of whatever size. */
const isSaidAgain = ({ field, rest }: CaptionMatch, caption: CellEntry['caption']): boolean =>
  rest === '' && caption?.field === field && caption.rest === ''

/** `number:` and `by:` end the captions `part number:` and `checked by:` where each word is a run. */
function isEndOfCaption({ runs }: TextLine, index: number): boolean {
  return [1, 2].some(
    (count) =>
      index >= count && captionOf(joinRuns(runs.slice(index - count, index + 1)))?.rest === '',
  )
}

/** `DWG.` begins the caption `DWG. NUMBER:` where each word is a run, as in a scan. */
function isNameOfWords({ runs }: TextLine, index: number): boolean {
  const count = [1, 2].find((more) => /[:：]\s*$/.test(runs[index + more]?.text ?? ''))
  if (count === undefined) return false
  const match = captionOf(joinRuns(runs.slice(index, index + count + 1)))
  return match !== null && match.rest === '' && !match.isWeak
}

/** `SHEET` before `1 OF 1`: no other field ends so, where the line between two cells was not found. */
const isSheetPair = (word: string, rest: string): boolean => {
  const match = captionOf(word)
  return (
    match?.field === 'sheet' &&
    match.rest === '' &&
    /^\d{1,3} (?:of|von|de|di) \d{1,3}$/i.test(rest)
  )
}

/** One line per caption where a line holds several, as `Size: A4  Date: 2026-05-18  Rev: B`. */
export function splitAtCaptions(line: TextLine): TextLine[] {
  const starts = line.runs.flatMap((_, i) => {
    const rest = joinRuns(line.runs.slice(i))
    const match = i === 0 ? null : captionOf(rest)
    const isOwn =
      match !== null && match.rest !== '' && /^[^:：]*[:：]/.test(line.runs[i]?.text ?? '')
    const isAlone =
      captionOf(line.runs[i]?.text ?? '')?.rest === '' && /[:：]\s*$/.test(line.runs[i]?.text ?? '')
    const isSheet = isSheetPair(line.runs[i]?.text ?? '', joinRuns(line.runs.slice(i + 1)))
    const isStart = isOwn || isAlone || isSheet || isNameOfWords(line, i)
    return i > 0 && isStart && !isEndOfCaption(line, i) ? [i] : []
  })
  const bounds = [0, ...starts, line.runs.length]
  return bounds.slice(1).map((end, i) => lineOf(line.runs.slice(bounds[i], end)))
}

/** An entry whose lines are still being collected. */
interface Entry {
  readonly caption: CellEntry['caption']
  readonly values: TextLine[]
}

/** `EDGES` below other words ends their note, `BREAK SHARP EDGES`; before a size (`EDGES .003 MIN`) only that note. */
const goesOn = (entry: Entry | undefined, rest: string) =>
  entry !== undefined &&
  ((rest === '' && entry.caption === null && entry.values.length > 0) ||
    /\bsharp$/i.test(entry.values.at(-1)?.text ?? ''))

/** Words that name a kind of sheet at the end of its title, and are captions elsewhere. */
const endsTitle = /^(?:drawing|zeichnung|plan|disegno|assembly)$/i

/** A recognised first line over a larger one is a caption, also with a letter that was lost or misread. */
function captionByPlace([first, second]: readonly TextLine[]): CaptionMatch | null {
  if (!first || !second || first.confidence === 1 || second.size <= 1.2 * first.size) return null
  const field = nearestCaption(first.text)
  return field === null ? null : { field, rest: '', isWeak: false }
}

/** `SHEET REV` beside `DRAWING NUMBER`: the captions of two further columns, read as one line, are no value. */
const isOnlyCaptions = ({ text }: TextLine): boolean => {
  const words = text.split(' ')
  const isCaption = (word: string) => {
    const match = captionOf(word)
    return match !== null && match.rest === '' && !match.isWeak
  }
  return words.length >= 2 && words.every(isCaption)
}

/** The entries of a cell: each caption with its lines, in order of reading. */
export function entriesOf(cell: SheetCell): CellEntry[] {
  const out: Entry[] = [{ caption: null, values: [] }]
  const lines = withCaptionBesideValue(
    withWholeCaption(withCaptionRow(withCaptionColumns(cell.lines)).flatMap(splitAtCaptions)),
  )
  for (const [index, line] of lines.entries()) {
    const current = out.at(-1)
    const match = captionOfLine(line) ?? (line === lines[0] ? captionByPlace(lines) : null)
    const previous = current?.caption?.line ?? null
    const isHead = previous !== null && current?.values.length === 0 && line !== lines.at(-1)
    if (isHead && match === null && line.size <= 1.3 * previous.size && isOnlyCaptions(line))
      continue
    const isEnd = match?.field === 'edgeCondition' && goesOn(current, match.rest)
    const isValue =
      match !== null &&
      isValueBySize(line, previous, match) &&
      !isSaidAgain(match, current?.caption ?? null) &&
      !isOverItsValue(match, lines[index + 1])
    if (match !== null && !match.isWeak && !isEnd && !isValue) {
      out.push({ caption: { field: match.field, line, rest: match.rest }, values: [] })
    } else {
      const field = current?.values.length === 0 ? current.caption?.field : undefined
      const own = field ? withoutTranslation(line, field) : line
      if (own !== null) current?.values.push(own)
    }
  }
  const entries = out.filter(({ caption, values }) => caption !== null || values.length > 0)
  return (withCaptionLast(entries) ?? entries).map((entry) => ({ cell, ...entry }))
}

/** Words with a caption behind them that has no value: they are its value, or it is the end of a title. */
function withCaptionLast([first, last, ...others]: readonly Entry[]): Entry[] | null {
  if (!first || first.caption || !last?.caption || last.values.length > 0) return null
  if (others.length > 0) return null
  if (endsTitle.test(last.caption.line.text)) {
    return [{ caption: null, values: [...first.values, last.caption.line] }]
  }
  return last.caption.rest === '' ? [{ caption: last.caption, values: first.values }] : null
}
