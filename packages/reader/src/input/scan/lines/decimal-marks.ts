import type { LineBox } from './line-box.ts'
import { boxHeight, boxWidth } from './line-box.ts'

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
  const letters = boxes.filter((box) => boxHeight(box) > 0.5 * capitals)
  const dots = boxes.filter((box) => isDot(box, baseline, capitals))
  const plain = [...text.replace(/[.,:;]/g, '')]
  const dashes = boxes.filter((box) => isDash(box, baseline, capitals))
  const isKnown = letters.length + dots.length + dashes.length === boxes.length
  // A dash of the text stands where one of the marks does; others are ends of lines.
  if (plain.length !== letters.length) letters.push(...dashes)
  letters.sort((one, other) => one.u0 - other.u0)
  if (!isKnown || plain.length !== letters.length) return text
  // Specks between the letters of a word, as in `25aug2013`, are crumbs of its cell.
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

/** The decimal mark that a small mark by itself is, by its place; null for any other mark. */
export function decimalMarkOf(box: LineBox, baseline: number, capitals: number): string | null {
  const isLow = box.v1 > baseline - 0.15 * capitals && box.v0 > baseline - 0.42 * capitals
  return isLow && isDot(box, baseline, capitals) ? markOf([box], capitals) : null
}

function isDot(box: LineBox, baseline: number, capitals: number): boolean {
  const height = boxHeight(box)
  const width = boxWidth(box)
  const isOverDot = box.v1 > baseline - 0.75 * capitals && box.v1 <= baseline - 0.3 * capitals
  const isOnLine = box.v1 > baseline - 0.15 * capitals
  return height < 0.5 * capitals && width < 0.42 * capitals && (isOnLine || isOverDot)
}

function isDash(box: LineBox, baseline: number, capitals: number): boolean {
  const height = boxHeight(box)
  const middle = (baseline - (box.v0 + box.v1) / 2) / capitals
  return boxWidth(box) > 1.8 * height && height < 0.25 * capitals && Math.abs(middle - 0.5) < 0.25
}

function markOf(dots: readonly LineBox[], capitals: number): string {
  const low = [...dots].sort((one, other) => other.v1 - one.v1)
  const [first, second] = low
  if (!first) return ''
  if (second && second.v1 < first.v0) return ':'
  return boxHeight(first) > 0.24 * capitals ? ',' : '.'
}
