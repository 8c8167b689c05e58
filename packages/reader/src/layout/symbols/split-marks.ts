import { boxToPage, type Direction, toUpright } from '../direction.ts'
import type { Ink } from '../ink.ts'
import { type Mark, uprightBox } from '../marks.ts'

/** Part of a mark between two places of its line. */
function partOf(mark: Mark, direction: Direction, text: string, left: number, right: number): Mark {
  const upright = { ...uprightBox(mark), x: left, width: right - left }
  return { ...mark, text, left, right, box: boxToPage(direction, upright) }
}

/** Numbers, with their units where those are printed, that one item of text holds although they stand apart. */
const severalNumbers = /^\d+(?:[.,]\d+)?(?:°| mm)?(?: +\d+(?:[.,]\d+)?(?:°| mm)?)+$/
const oneNumber = /\d\S*(?: mm)?/g

function separateNumbers(mark: Mark, direction: Direction): Mark[] {
  if (!severalNumbers.test(mark.text)) return [mark]
  const perCharacter = (mark.right - mark.left) / mark.text.length
  return [...mark.text.matchAll(oneNumber)].map((match) => {
    const left = mark.left + match.index * perCharacter
    return partOf(mark, direction, match[0], left, left + match[0].length * perCharacter)
  })
}

/** Parts of an item that stand apart: several blanks leave room, where a sign may be drawn. */
function separateParts(mark: Mark, direction: Direction): Mark[] {
  const parts = [...mark.text.matchAll(/\S+(?: \S+)*/g)]
  if (parts.length < 2) return [mark]
  const perCharacter = (mark.right - mark.left) / mark.text.length
  return parts.map((match) => {
    const left = mark.left + match.index * perCharacter
    return partOf(mark, direction, match[0], left, left + match[0].length * perCharacter)
  })
}

/** A size and how often it stands, in one item of text; the box of an exact one ends before its count. */
export const countedSize = /^((?:S?Ø|R|□)?\s*[\d.,]+°?)\s*([xX×]\s?\d{1,3})$/
/** A count and its size; the box of an exact one begins behind the count. */
export const sizeBehindCount = /^(\d{1,3}\s?[xX×])\s?((?:S?Ø|R|□)?\s*\d[\d.,]*°?)$/

/** Places where an upright line crosses a text from its base to the height of its capitals. */
function crossings(ink: Ink, direction: Direction, mark: Mark): number[] {
  const text = uprightBox(mark)
  const inner = { ...text, x: text.x + 0.2 * mark.size, width: text.width - 0.4 * mark.size }
  if (inner.width <= 0) return []
  const found = ink.segmentsNear(mark.box).flatMap((segment) => {
    if (segment.length < 1.2 * mark.size) return []
    const a = toUpright(direction, segment.from)
    const b = toUpright(direction, segment.to)
    const x = (a.x + b.x) / 2
    const isCrossing =
      Math.abs(a.x - b.x) < 0.03 * segment.length &&
      x > inner.x &&
      x < inner.x + inner.width &&
      Math.min(a.y, b.y) < text.y &&
      Math.max(a.y, b.y) > mark.base
    return isCrossing ? [x] : []
  })
  return found
    .sort((a, b) => a - b)
    .filter((x, i) => i === 0 || x - (found[i - 1] ?? 0) > 0.3 * mark.size)
}

/** A times sign between two words joins them: a note that runs over the lines of a table. */
const isProduct = /\s[xX×]\s/

/** Width of a letter in heights of its font: of the narrowest lettering. */
const narrowest = 0.25

/** Words of an item that runs over the lines between cells; null unless each cell has its word and room for it. */
function wordsInCells(
  mark: Mark,
  direction: Direction,
  dividers: readonly number[],
): Mark[] | null {
  const words = mark.text.split(/\s+/)
  if (words.length !== dividers.length + 1 || isProduct.test(mark.text)) return null
  const parts = words.map((word, i) =>
    partOf(
      mark,
      direction,
      word,
      dividers[i - 1] === undefined ? mark.left : (dividers[i - 1] ?? 0) + 0.1 * mark.size,
      dividers[i] === undefined ? mark.right : (dividers[i] ?? 0) - 0.1 * mark.size,
    ),
  )
  const hasRoom = parts.every(
    ({ text, left, right }) => right - left > narrowest * mark.size * text.length,
  )
  return hasRoom ? parts : null
}

/**
 * Splits items that hold what stands apart on the sheet: several numbers, or the texts of neighbouring cells. Exporters
 * and readers of files join such texts by their distance alone.
 */
export const splitMarks = (ink: Ink, direction: Direction, marks: readonly Mark[]): Mark[] =>
  marks.flatMap((mark) => {
    if (!mark.text.includes(' ') || countedSize.test(mark.text)) return [mark]
    if (sizeBehindCount.test(mark.text)) return [mark]
    const dividers = crossings(ink, direction, mark)
    const cells = dividers.length > 0 ? wordsInCells(mark, direction, dividers) : null
    return (cells ?? separateParts(mark, direction)).flatMap((part) =>
      separateNumbers(part, direction),
    )
  })
