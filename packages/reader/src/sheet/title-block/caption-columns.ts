import { bottomOf, centreOf, rightOf } from '../../boxes.ts'
import { lineOf, type TextLine, textOf } from '../structure/text-lines.ts'
import { captionOf } from './caption-of.ts'
import { fieldValue } from './field-values.ts'

/** Words of the longest caption. */
const mostWords = 4
/** A value stands at most this far below its caption, in heights of the larger font. */
const furthest = 2

function isCaption({ text }: TextLine): boolean {
  const match = captionOf(text)
  return match?.rest === '' && !match.isWeak
}

/** `NÁZEV TITLE:`, whose stroke between them was lost, says the same in two languages. */
function areTranslations(captions: readonly TextLine[]): boolean {
  const fields = new Set(captions.map(({ text }) => captionOf(text)?.field))
  // Captions that no field is read from differ in what they say.
  return fields.size === 1 && !fields.has('other')
}

/** The captions that a line is made of, as `SIZE DWG. NO.`; null where it holds anything else, or a single one. */
function captionsIn({ runs }: TextLine): TextLine[] | null {
  const out: TextLine[] = []
  for (let start = 0; start < runs.length; ) {
    const most = Math.min(runs.length, start + mostWords)
    let end = most
    while (end > start && !isCaption(lineOf(runs.slice(start, end)))) end--
    if (end === start) return null
    out.push(lineOf(runs.slice(start, end)))
    start = end
  }
  const isOne = captionOf(lineOf(runs).text) !== null
  return out.length > 1 && !isOne && !areTranslations(out) ? out : null
}

function isBelow(line: TextLine, head: TextLine): boolean {
  const gap = line.box.y - bottomOf(head.box)
  const size = Math.max(line.size, head.size)
  const isBeside = line.box.x > rightOf(head.box) || rightOf(line.box) < head.box.x
  return !isBeside && gap > -0.4 * size && gap < furthest * size
}

/** A line, split where a caption above it begins. */
function parted(line: TextLine, captions: readonly TextLine[]): TextLine[] {
  const column = ({ box }: { box: TextLine['box'] }) =>
    captions.findLastIndex((caption) => caption.box.x <= centreOf(box).x)
  return [...Map.groupBy(line.runs, column).values()].map(lineOf)
}

/**
 * Lines of a block whose upright lines a picture lost: `SIZE DWG. NO.` over `A 301` are two captions, each with its
 * value behind it. Other lines, and those of vector sheets, stay as they are.
 */
export function withCaptionColumns(lines: readonly TextLine[]): TextLine[] {
  const head = lines.find((line) => line.confidence < 1 && captionsIn(line) !== null)
  const captions = head ? captionsIn(head) : null
  const value = head && lines.find((line) => line !== head && isBelow(line, head))
  if (!head || !captions || !value || captionOf(value.text) !== null) return [...lines]
  const values = parted(value, captions)
  const columns = captions.map((caption, i) => {
    const end = captions[i + 1]?.box.x ?? Number.POSITIVE_INFINITY
    const own = values.filter(({ box }) => {
      const { x } = centreOf(box)
      return x >= caption.box.x && x < end
    })
    return { caption, own }
  })
  // Only a format of sheets is of few enough forms to tell that the columns are others.
  const isFit = columns.every(({ caption, own }) => {
    const field = captionOf(caption.text)?.field
    return field !== 'sheetSize' || fieldValue(field, textOf(own)) !== null
  })
  if (!isFit) return [...lines]
  const ordered = columns.flatMap(({ caption, own }) => [caption, ...own])
  return lines
    .filter((line) => line !== value)
    .flatMap((line) => (line === head ? ordered : [line]))
}

/** Largest distance between the heights of lines in one row, in heights of the font. */
const mostOff = 0.6

/** The lines of the row that a line stands in, from left to right. */
const rowOf = (line: TextLine, lines: readonly TextLine[]): TextLine[] =>
  lines
    .filter((one) => Math.abs(centreOf(one.box).y - centreOf(line.box).y) < mostOff * line.size)
    .sort((a, b) => a.box.x - b.box.x)

/** Captions are smaller than their values by this factor at least, where some of them were not read. */
const smaller = 0.8

/** Does a row of recognised texts hold two captions or more, and otherwise what was printed as small as they are? */
function areMisread(captions: readonly TextLine[], values: readonly TextLine[]): boolean {
  const [largest, least] = [
    Math.max(...captions.map(({ size }) => size)),
    Math.min(...values.map(({ size }) => size)),
  ]
  return (
    captions.filter(isCaption).length > 1 &&
    captions.every(({ confidence }) => confidence < 1) &&
    largest < smaller * least
  )
}

/**
 * A cell with several captions in one row over one row of values, which no lines part: `DWN: SCALE:` over
 * `N. Name 1:2`. Each value goes behind the caption that begins last before its middle; what stands under a caption that
 * was misread comes first, under none. Other cells stay as they are.
 */
export function withCaptionRow(lines: readonly TextLine[]): TextLine[] {
  const [first] = lines
  const captions = first ? rowOf(first, lines) : []
  const values = lines.filter((line) => !captions.includes(line))
  const [value] = values
  const areValues =
    value !== undefined &&
    rowOf(value, values).length === values.length &&
    values.every((line) => captionOf(line.text) === null)
  const areHeads =
    captions.length > 1 &&
    (captions.every(isCaption) || (areValues && areMisread(captions, values)))
  if (!areHeads || !areValues) return [...lines]
  const headOf = ({ box }: TextLine) =>
    captions.findLast((caption) => caption.box.x <= centreOf(box).x)
  const isUnder = (one: TextLine) =>
    headOf(one) !== undefined && one.box.y > bottomOf(first?.box ?? one.box) - one.size
  if (!values.every(isUnder)) return [...lines]
  const valuesOf = (caption: TextLine) => values.filter((one) => headOf(one) === caption)
  const [read, misread] = [true, false].map((isRead) =>
    captions.filter((caption) => isCaption(caption) === isRead),
  ) as [TextLine[], TextLine[]]
  return [
    ...misread.flatMap(valuesOf),
    ...read.flatMap((caption) => [caption, ...valuesOf(caption)]),
  ]
}
