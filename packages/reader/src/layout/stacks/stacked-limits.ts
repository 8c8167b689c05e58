import { boxToPage, type Direction, toUpright } from '../direction.ts'
import type { Ink } from '../ink.ts'
import { isLevel } from '../level.ts'
import type { Line } from '../lines.ts'
import { capitals } from '../marks.ts'
import { joined, type Stacked } from './stacked.ts'

const sizeText = /^(S?Ø|R|□)?\s*(?:\d*[.,])?\d+°?$/

const sizeSign = /^(S?Ø|R|□)\s*/
const signOf = (text: string): string => sizeSign.exec(text)?.[1] ?? ''

const numberOf = (text: string): number => Number(text.replace(/[^\d.,+-]/g, '').replace(',', '.'))

/**
 * The bar between two lines of text: by how much it may be off the room between them (heights of the font), which share of
 * their width it must cover at least, and its slack (mm).
 */
const bar = { off: 0.15, from: 0.4, to: 0.6, room: 0.1, slack: 0.02 }

/** Is there a line between two lines of text: the bar of a fraction, or a dimension line? */
export function isBarred(ink: Ink, direction: Direction, upper: Line, lower: Line): boolean {
  const top = upper.base
  const bottom = lower.base - capitals * lower.size
  const left = Math.max(upper.left, lower.left)
  const width = Math.min(upper.right, lower.right) - left
  const gap = {
    x: left,
    y: top - bar.room,
    width: Math.max(0, width),
    height: Math.max(0, bottom - top) + 2 * bar.room,
  }
  return ink.segmentsNear(boxToPage(direction, gap)).some((segment) => {
    const a = toUpright(direction, segment.from)
    const b = toUpright(direction, segment.to)
    const y = (a.y + b.y) / 2
    return (
      isLevel(a, b, segment.length, bar.slack) &&
      y > top - bar.off * upper.size &&
      y < bottom + bar.off * lower.size &&
      Math.min(a.x, b.x) < left + bar.from * width &&
      Math.max(a.x, b.x) > left + bar.to * width
    )
  })
}

/** Two lines of one text: the step between their base lines, and the difference of their sizes (heights of the font). */
const step = { least: 0.6, most: 1.7, sameSize: 0.15 }

/** The line right below another one in the same lettering; null where there is none, or several. */
export function lineBelow(line: Line, lines: readonly Line[]): Line | null {
  const { size } = line
  const below = lines.filter((other) => {
    const down = other.base - line.base
    return (
      other !== line &&
      down > step.least * size &&
      down < step.most * size &&
      Math.abs(other.size - size) < step.sameSize * size &&
      other.left < line.right &&
      other.right > line.left
    )
  })
  return below.length === 1 ? (below[0] ?? null) : null
}

/** Tolerance for two lines to count as aligned, in heights of the font. */
const aligned = 0.3

/** Are two lines aligned at their left, right or middle? */
export const isAligned = (a: Line, b: Line): boolean =>
  Math.abs(a.left - b.left) < aligned * a.size ||
  Math.abs(a.right - b.right) < aligned * a.size ||
  Math.abs(a.left + a.right - b.left - b.right) < 2 * aligned * a.size

/**
 * A line beside a text, in heights of the font: how near it is, its least length, how far it is off the middle, how far it
 * may reach into the text, and how alike the heights of two such lines are by their texts.
 */
const beside = { reach: 1.2, length: 0.9, off: 0.6, overlap: 0.3, alike: 0.22 }

/** Largest distance between the middle of a text and a line that begins or ends beside it, in heights of the font. */
function linesBeside(
  ink: Ink,
  direction: Direction,
  { left, right, base, size }: Line,
): readonly number[] {
  const middle = base - (capitals / 2) * size
  const reach = {
    x: left - beside.reach * size,
    y: middle - beside.off * size,
    width: right - left + 2 * beside.reach * size,
    height: 2 * beside.off * size,
  }
  return ink.segmentsNear(boxToPage(direction, reach)).flatMap((segment) => {
    const a = toUpright(direction, segment.from)
    const b = toUpright(direction, segment.to)
    const [from, to] = [Math.min(a.x, b.x), Math.max(a.x, b.x)]
    const off = ((a.y + b.y) / 2 - middle) / size
    const isBeside =
      segment.length > beside.length * size &&
      isLevel(a, b, segment.length) &&
      Math.abs(off) < beside.off &&
      (from > right - beside.overlap * size || to < left + beside.overlap * size)
    return isBeside ? [off] : []
  })
}

/** Has each of two texts a line of its own, at the same height: a dimension line, or that of an ordinate? */
function haveOwnLines(ink: Ink, direction: Direction, line: Line, lower: Line): boolean {
  const offs = linesBeside(ink, direction, lower)
  return linesBeside(ink, direction, line).some((off) =>
    offs.some((other) => Math.abs(off - other) < beside.alike),
  )
}

const decimals = (text: string): number => /[.,](\d+)/.exec(text)?.[1]?.length ?? 0

/** Two limits of one size differ by at most `share` of the larger one, */
const limitsDiffer = {
  share: 0.08,
  /** and by at most `most` millimetres or inches plus `mostShare` of the larger one. */
  most: 1,
  mostShare: 0.01,
  /** Limits below this may differ by any amount. */
  small: 0.5,
}

/** Are two numbers one above the other limits of one size? The smaller one may stand above, at holes (older ASME Y14.5). */
function areLimits(upper: string, lower: string): boolean {
  const [high, low] = [numberOf(upper), numberOf(lower)].sort((a, b) => b - a) as [number, number]
  const { share, most, mostShare, small } = limitsDiffer
  const isClose = high > low && high - low <= Math.min(share * high, most + mostShare * high)
  const isUsual =
    numberOf(upper) > numberOf(lower) && Math.max(decimals(upper), decimals(lower)) > 0
  const isFine = decimals(upper) > 1 && decimals(upper) === decimals(lower)
  // Clearances and coats are small, and so is their difference.
  const isSmall = high < small && high > low && low > 0
  return isFine ? isSmall || isClose : isUsual && isClose
}

/**
 * Lines of one text: largest distance between their ends, and between their base lines (heights of the font). Whole
 * numbers from `whole` are limits where the smaller one has at least a share of the larger one: `254` over `250`.
 */
const tight = { flush: 0.1, step: 1.1, whole: 100, share: 0.9 }
/** A column of numbers goes on as long as the next step is at most this many times the previous one. */
const evenStep = 1.3
/** How far a text beside two limits may be above or below the middle between them, in heights of the font. */
const besideMiddle = 0.2

/** Two numbers as close as lines of one text, each as long and fine as the other, in the order of limits. */
function areTight(line: Line, lower: Line): boolean {
  const { size, text } = line
  const isFlush =
    Math.abs(line.left - lower.left) < tight.flush * size &&
    Math.abs(line.right - lower.right) < tight.flush * size
  const [high, low] = [numberOf(text), numberOf(lower.text)]
  const places = decimals(text)
  const areFine = places >= 2 || (places === 0 && low >= Math.max(tight.whole, tight.share * high))
  return (
    isFlush &&
    areFine &&
    places === decimals(lower.text) &&
    lower.base - line.base < tight.step * size &&
    high > low &&
    low >= high / 2
  )
}

/** Distance of the line of two limits from the middle between them, in heights of the font. */
const atMiddle = 0.15

/** Two numbers as close as lines of one text whose only line begins halfway between them, however far they lie apart. */
function shareLine(ink: Ink, direction: Direction, line: Line, lower: Line): boolean {
  const { size, text } = line
  const isFlush = Math.abs(line.left - lower.left) < tight.flush * size
  const [low, high] = [text, lower.text].map(numberOf).sort((a, b) => a - b) as [number, number]
  const areAlike = decimals(text) > 0 && decimals(text) === decimals(lower.text)
  if (!isFlush || !areAlike || low === high || low < high / 2) return false
  if (lower.base - line.base > tight.step * size) return false
  const both = {
    ...line,
    right: Math.max(line.right, lower.right),
    base: (line.base + lower.base) / 2,
  }
  const offs = linesBeside(ink, direction, both)
  return offs.length > 0 && offs.every((off) => Math.abs(off) < atMiddle)
}

/** Does a column of numbers go on below two of them, in even steps? */
const goesOn = (line: Line, lower: Line, third: Line | null): boolean =>
  third !== null &&
  sizeText.test(third.text) &&
  third.base - lower.base < evenStep * (lower.base - line.base)

/** The base line of two limits: halfway where `4X` or `THRU` stands there, at the height of both. */
function baseOf(line: Line, lower: Line, lines: readonly Line[]): number {
  const { size } = line
  const middle = (line.base + lower.base) / 2
  const left = Math.min(line.left, lower.left)
  const right = Math.max(line.right, lower.right)
  const isBeside = (other: Line) =>
    Math.abs(other.base - middle) < besideMiddle * size &&
    (Math.abs(other.left - right) < size || Math.abs(left - other.right) < size)
  return lines.some(isBeside) ? middle : line.base
}

/** Two limits of size, one above the other; not two sizes that each interrupt a line of their own. */
export function limitsOf(
  ink: Ink,
  direction: Direction,
  line: Line,
  lines: readonly Line[],
): Stacked | null {
  if (!sizeText.test(line.text)) return null
  const lower = lineBelow(line, lines)
  if (!lower || !sizeText.test(lower.text) || !isAligned(line, lower)) return null
  // Words below the limits tell what they hold for.
  const third = lineBelow(lower, lines)
  if (goesOn(line, lower, third) || isBarred(ink, direction, line, lower)) return null
  const areClose = areLimits(line.text, lower.text) || areTight(line, lower)
  if (!areClose && !shareLine(ink, direction, line, lower)) return null
  if (haveOwnLines(ink, direction, line, lower)) return null
  const sign = signOf(line.text) || signOf(lower.text)
  const bare = (text: string) => text.replace(sizeSign, '')
  const [high, low] = [line, lower].sort((a, b) => numberOf(b.text) - numberOf(a.text)) as [
    Line,
    Line,
  ]
  const text = `${sign}{${bare(high.text)};${bare(low.text)}}`
  const mark = joined(line, text, [lower])
  const left = Math.min(line.left, lower.left)
  return { used: [line, lower], mark: { ...mark, left, base: baseOf(line, lower, lines) } }
}
