import type { LineBox } from './line-box.ts'
import { boxHeight, boxWidth } from './line-box.ts'

/** Shares of the height of capitals. Letters are higher than `letter`, decimal marks lower and narrower. */
const size = { letter: 0.5, dot: 0.5, dotWidth: 0.42, comma: 0.24 }
/**
 * Heights above the base line, by that of capitals: the foot of a mark on the line, the top of one that is wholly low,
 * and the foot of the upper point of a colon; and how far the feet of the dots of a range lie apart.
 */
const place = { onLine: 0.15, low: 0.42, over: { least: 0.3, most: 0.75 }, even: 0.12 }
/** A dash: length by thickness, thickness and distance from half height by the height of capitals. */
const dash = { slender: 1.8, thickest: 0.25, off: 0.25 }

/**
 * Puts back points, commas and colons that recognition dropped: small marks on the base line whose
 * place between the letters is known. A word keeps its reading where its letters do not correspond
 * to its marks one by one.
 *
 * @param boxes Of the components of the word, in order of reading.
 * @param baseline Of the line; `capitals` is the height of its letters.
 */
export function withDecimalMarks(
  text: string,
  boxes: readonly LineBox[],
  baseline: number,
  capitals: number,
): string {
  const letters = boxes.filter((box) => boxHeight(box) > size.letter * capitals)
  const small = boxes.filter((box) => isDot(box, baseline, capitals))
  // The foot of a figure that a line cuts stands below the rest of it.
  const dots = small.filter((box) => !letters.some((letter) => isBelow(box, letter)))
  const plain = [...text.replace(/[.,:;]/g, '')]
  const dashes = boxes.filter((box) => isDash(box, baseline, capitals))
  const isKnown = letters.length + small.length + dashes.length === boxes.length
  // A dash of the text stands where one of the marks does; others are ends of lines.
  if (plain.length !== letters.length) letters.push(...dashes)
  letters.sort((one, other) => one.u0 - other.u0)
  if (!isKnown || plain.length !== letters.length) return text
  // Specks between the letters of a word, as in `25aug2013`, are fragments of the border of its cell.
  if (dots.length === 0 || (/\p{Ll}{3}/u.test(text) && !/[.,:;]/.test(text))) return text
  let result = ''
  for (let index = 0; index <= plain.length; index += 1) {
    const from = letters[index - 1]?.u0 ?? Number.NEGATIVE_INFINITY
    const to = letters[index]?.u0 ?? Number.POSITIVE_INFINITY
    result += markOf(
      dots.filter((dot) => dot.u0 >= from && dot.u0 < to),
      capitals,
    )
    result += plain[index] ?? ''
  }
  return result
}

const isBelow = (box: LineBox, letter: LineBox): boolean =>
  box.v0 > letter.v1 &&
  2 * (Math.min(box.u1, letter.u1) - Math.max(box.u0, letter.u0)) > boxWidth(box)

/** The decimal mark that a small mark by itself is, by its place; null for any other mark. */
export function decimalMarkOf(box: LineBox, baseline: number, capitals: number): string | null {
  const isLow = isOnLine(box, baseline, capitals) && box.v0 > baseline - place.low * capitals
  return isLow && isDot(box, baseline, capitals) ? markOf([box], capitals) : null
}

const isOnLine = (box: LineBox, baseline: number, capitals: number): boolean =>
  box.v1 > baseline - place.onLine * capitals

/** A point or comma on the line, or the upper point of a colon. */
function isDot(box: LineBox, baseline: number, capitals: number): boolean {
  const isSmall = boxHeight(box) < size.dot * capitals && boxWidth(box) < size.dotWidth * capitals
  const isOver =
    box.v1 > baseline - place.over.most * capitals &&
    box.v1 <= baseline - place.over.least * capitals
  return isSmall && (isOnLine(box, baseline, capitals) || isOver)
}

function isDash(box: LineBox, baseline: number, capitals: number): boolean {
  const height = boxHeight(box)
  const middle = (baseline - (box.v0 + box.v1) / 2) / capitals
  const isFlat = boxWidth(box) > dash.slender * height && height < dash.thickest * capitals
  return isFlat && Math.abs(middle - 0.5) < dash.off
}

/** What small marks between two letters are: two are a colon, three in a row the dots of a range, a high one is a comma. */
function markOf(dots: readonly LineBox[], capitals: number): string {
  const feet = dots.map(({ v1 }) => v1)
  if (dots.length === 3 && Math.max(...feet) - Math.min(...feet) < place.even * capitals)
    return '...'
  const low = [...dots].sort((one, other) => other.v1 - one.v1)
  const [first, second] = low
  if (!first) return ''
  if (second && second.v1 < first.v0) return ':'
  return boxHeight(first) > size.comma * capitals ? ',' : '.'
}
