import { exactUnitBeside, printedNumber } from '../../grammar/other-unit.ts'
import { boxToPage, type Direction, toUpright } from '../direction.ts'
import type { Ink } from '../ink.ts'
import { isUpright } from '../level.ts'
import type { Line } from '../lines.ts'
import type { Mark } from '../marks.ts'

const figures = String.raw`(\d{1,5}(?:[.,]\d{1,4})?|[.,]\d{1,4})`
const twoNumbers = new RegExp(String.raw`(?<![\d.,/])${figures} {1,4}${figures}(?![\d.,/°'"])`, 'g')
/** `Ø25.4 Ø1.000`: the sign is said again as well. */
const twoSizes = new RegExp(
  String.raw`(S?Ø|R|□) ?${figures} {1,4}\1 ?${figures}(?![\d.,/°'"])`,
  'g',
)

/** Does the second of two numbers say the first in the other unit? Inches have two decimals at least. */
function saysAgain(first: string, second: string): boolean {
  const [one, other] = [printedNumber(first), printedNumber(second)]
  const inches = one.value < other.value ? one : other
  return other.value > 0 && inches.decimals >= 2 && exactUnitBeside(one, other) !== null
}

/**
 * A text in which a size is said again in the other unit, with its brackets: many programs draw those as strokes and
 * leave a blank in the text.
 */
function withBrackets<Text extends Mark | Line>(given: Text): Text {
  const text = given.text
    .replace(twoSizes, (whole, sign: string, first: string, second: string) =>
      saysAgain(first, second) ? `${sign}${first}[${second}]` : whole,
    )
    .replace(twoNumbers, (whole, first: string, second: string) =>
      saysAgain(first, second) ? `${first}[${second}]` : whole,
    )
  return text === given.text ? given : { ...given, text }
}

/** Texts of the file, which would be parted between two numbers otherwise. */
export const withOtherUnits = (marks: readonly Mark[]): Mark[] => marks.map(withBrackets)

const numbersOf = (text: string): readonly string[] =>
  /^(?:S?Ø|R|□)?\{?[\d.,;]+\}?$/.test(text) ? (text.match(/[\d.,]+/g) ?? []) : []

/** Does a line stand right behind another one, and say all of its numbers in the other unit? */
function repeats(line: Line, before: Line): boolean {
  const [own, others] = [numbersOf(line.text), numbersOf(before.text)]
  return (
    own.length > 0 &&
    own.length === others.length &&
    Math.abs(line.base - before.base) < 0.2 * line.size &&
    line.left > before.left &&
    line.left - before.right < line.size &&
    own.every((second, i) => saysAgain(others[i] ?? '', second))
  )
}

/**
 * Pairs of lines whose second one says the size of the first again, above or below it: a number with its sign, and
 * one alone or in brackets; a number, and one in brackets; millimetres and inches, where the upper one is the size.
 */
const pairs: readonly (readonly [size: RegExp, again: RegExp, isBelow: boolean])[] = [
  [
    /^(?:(?:S?Ø|S?R|□)\s*([\d.,]+)|([\d.,]+)\s?R)$/,
    /^(?:([\d.,]+)|\[(?:S?Ø|S?R|□)?([\d.,]+)R?\])$/,
    false,
  ],
  [/^([\d.,]+)$/, /^\[([\d.,]+)\]$/, false],
  [
    /^(?:S?Ø|S?R|□)?([\d.,]+) ?mm(?: (?:\d{1,2}X|TYP\.?))?$/i,
    /^\[?(?:S?Ø|S?R|□)? ?([\d.,]+) ?(?:in|")\]?$/i,
    true,
  ],
  [/^(?:S?Ø|S?R|□)?([\d.,]+) ?(?:in|")$/i, /^\[?(?:S?Ø|S?R|□)? ?([\d.,]+) ?mm\]?$/i, true],
]

/** The number of a size; the same tolerance stands behind both. */
const numberIn = (pattern: RegExp, text: string): string | undefined => {
  const match = pattern.exec(text.replace(/ ?± ?[\d.,]+(?= ?(?:mm|in)(?!\p{L}))/u, ''))
  return match?.[1] ?? match?.[2]
}

/** Does a line stand right above or below a size and say it in the other unit? */
function repeatsSize(line: Line, other: Line): boolean {
  const step = line.base - other.base
  const distance = Math.abs(step)
  // Brackets of a scan, read with their number, are higher than its figures.
  const [small, large] = [Math.min(line.size, other.size), Math.max(line.size, other.size)]
  return (
    pairs.some(([size, again, isBelow]) => {
      const value = numberIn(size, other.text)
      const second = numberIn(again, line.text)
      if (value === undefined || second === undefined || (isBelow && step < 0)) return false
      return saysAgain(value, second)
    }) &&
    distance > 0.8 * small &&
    distance < 1.8 * large &&
    line.left < other.right &&
    line.right > other.left
  )
}

const plainNumber = /^(?:S?Ø|S?R|□)?([\d.,]+)$/
const sizeFirst = /^(?:S?Ø|S?R|□)?([\d.,]+)(?: ?\p{L}| ?\(\p{L}|$)/u

const withDeviations =
  /^(?:S?Ø|S?R|□)?([\d.,]+) \{([+-]?[\d.,]+);([+-]?[\d.,]+)\}(?: ?(?:mm|in|"))?$/

/** Does a size with its deviations say another one again: each number in the other unit, or both zero? */
function repeatsDeviations(line: Line, other: Line): boolean {
  const [, ...own] = withDeviations.exec(line.text) ?? []
  const [, ...others] = withDeviations.exec(other.text) ?? []
  const [plain, plainOthers] = [own, others].map((texts) =>
    texts.map((one) => one.replace(/^[+-]/, '')),
  )
  if (!plain?.length || plain.length !== plainOthers?.length) return false
  return plain.every((value, i) => {
    const second = plainOthers[i] ?? ''
    return saysAgain(second, value) || (i > 0 && areZero(value, second))
  })
}

/** A drawn square bracket: how far it stands from the text, how high it is and how far off its middle (heights of the font). */
const bracket = { reach: 0.7, into: 0.2, least: 1.05, most: 3, off: 0.7 }

/** Do strokes as high as a size with its deviations stand on both sides of it? */
function isInSquareBrackets(ink: Ink, direction: Direction, line: Line): boolean {
  const { left, right, base, size } = line
  const isBracketAt = (x: number) => {
    const region = {
      x,
      y: base - 2 * size,
      width: (bracket.reach + bracket.into) * size,
      height: 3 * size,
    }
    return ink.segmentsNear(boxToPage(direction, region)).some(({ from, to, length }) => {
      const [a, b] = [toUpright(direction, from), toUpright(direction, to)]
      const isHigh = length > bracket.least * size && length < bracket.most * size
      const isLevel = Math.abs((a.y + b.y) / 2 - base + size / 3) < bracket.off * size
      const isAt = isLevel && a.x > region.x && a.x < region.x + region.width
      return isHigh && isAt && isUpright(a, b, length)
    })
  }
  return isBracketAt(left - bracket.reach * size) && isBracketAt(right - bracket.into * size)
}

/** Two lines one above the other, in heights of the font. */
const mostStep = 2.6

const areZero = (a: string, b: string) => [a, b].every((one) => /^[0.,]+$/.test(one))

/** Does a number alone say a size again, whose words may follow it: `0.38` and `0.015 TYP.`? */
function repeatsNumber(line: Line, other: Line): boolean {
  const [, own] = plainNumber.exec(line.text) ?? []
  const [, size] = sizeFirst.exec(other.text) ?? []
  if (own === undefined || size === undefined) return false
  return saysAgain(size, own) || areZero(size, own)
}

/** Does a size with its unit stand below one in the other unit? */
const isInOtherUnit = (line: Line, other: Line): boolean => {
  const [own, before] = [line, other].map(({ text }) => /(?:mm|in|")$/.exec(text)?.[0])
  return line.base > other.base && Boolean(own && before) && (own === 'mm') !== (before === 'mm')
}

/** Does a line in drawn brackets, above or below a size with or without deviations, say it in the other unit? */
const repeatsInBrackets = (ink: Ink, direction: Direction, line: Line, other: Line): boolean =>
  Math.abs(line.base - other.base) < mostStep * line.size &&
  Math.abs(line.base - other.base) > 0.8 * line.size &&
  line.left < other.right &&
  line.right > other.left &&
  (repeatsDeviations(line, other) || repeatsNumber(line, other)) &&
  (isInOtherUnit(line, other) ||
    (isInSquareBrackets(ink, direction, line) && !isInSquareBrackets(ink, direction, other)))

/** Lines without those that say the line beside, above or below them in the other unit. */
export const withoutOtherUnits = (ink: Ink, direction: Direction, lines: readonly Line[]): Line[] =>
  lines
    .filter(
      (line) =>
        !lines.some(
          (other) =>
            other !== line &&
            (repeats(line, other) ||
              repeatsSize(line, other) ||
              repeatsInBrackets(ink, direction, line, other)),
        ),
    )
    .map(withBrackets)
