import { boxToPage, type Direction, toUpright } from '../direction.ts'
import type { Ink } from '../ink.ts'
import type { Line } from '../lines.ts'
import { joined, type Stacked } from './stacked.ts'

const sizeText = /^(S?Ø|R|□)?\s*(?:\d*[.,])?\d+°?$/

const sizeSign = /^(S?Ø|R|□)\s*/
const signOf = (text: string): string => sizeSign.exec(text)?.[1] ?? ''

const numberOf = (text: string): number => Number(text.replace(/[^\d.,+-]/g, '').replace(',', '.'))

/** Is there a line between two lines of text: the bar of a fraction, or a dimension line? */
export function isBarred(ink: Ink, direction: Direction, upper: Line, lower: Line): boolean {
  const top = upper.base
  const bottom = lower.base - 0.7 * lower.size
  const left = Math.max(upper.left, lower.left)
  const width = Math.min(upper.right, lower.right) - left
  const gap = {
    x: left,
    y: top - 0.1,
    width: Math.max(0, width),
    height: Math.max(0, bottom - top) + 0.2,
  }
  return ink.segmentsNear(boxToPage(direction, gap)).some((segment) => {
    const a = toUpright(direction, segment.from)
    const b = toUpright(direction, segment.to)
    const y = (a.y + b.y) / 2
    return (
      Math.abs(a.y - b.y) < 0.05 * segment.length + 0.02 &&
      y > top - 0.15 * upper.size &&
      y < bottom + 0.15 * lower.size &&
      Math.min(a.x, b.x) < left + 0.4 * width &&
      Math.max(a.x, b.x) > left + 0.6 * width
    )
  })
}

export function lineBelow(line: Line, lines: readonly Line[]): Line | null {
  const { size } = line
  const below = lines.filter((other) => {
    const step = other.base - line.base
    return (
      other !== line &&
      step > 0.6 * size &&
      step < 1.7 * size &&
      Math.abs(other.size - size) < 0.15 * size &&
      other.left < line.right &&
      other.right > line.left
    )
  })
  return below.length === 1 ? (below[0] ?? null) : null
}

export const isAligned = (a: Line, b: Line): boolean =>
  Math.abs(a.left - b.left) < 0.3 * a.size ||
  Math.abs(a.right - b.right) < 0.3 * a.size ||
  Math.abs(a.left + a.right - b.left - b.right) < 0.6 * a.size

/** Does a dimension line begin or end beside the middle of a text, which stands in a gap of it? */
function interruptsLine(
  ink: Ink,
  direction: Direction,
  { left, right, base, size }: Line,
): boolean {
  const middle = base - 0.35 * size
  const reach = { x: left - 1.2 * size, y: middle, width: right - left + 2.4 * size, height: 0 }
  return ink.segmentsNear(boxToPage(direction, reach)).some((segment) => {
    const a = toUpright(direction, segment.from)
    const b = toUpright(direction, segment.to)
    const [from, to] = [Math.min(a.x, b.x), Math.max(a.x, b.x)]
    return (
      segment.length > 0.9 * size &&
      Math.abs(a.y - b.y) < 0.05 * segment.length &&
      Math.abs((a.y + b.y) / 2 - middle) < 0.22 * size &&
      (from > right - 0.3 * size || to < left + 0.3 * size)
    )
  })
}

const decimals = (text: string): number => /[.,](\d+)/.exec(text)?.[1]?.length ?? 0

/** Are two numbers one above the other limits of one size? The smaller one may stand above, at holes (older ASME Y14.5). */
function areLimits(upper: string, lower: string): boolean {
  const [high, low] = [numberOf(upper), numberOf(lower)].sort((a, b) => b - a) as [number, number]
  const isClose = high > low && high - low <= Math.min(0.08 * high, 1 + 0.01 * high)
  const isUsual =
    numberOf(upper) > numberOf(lower) && Math.max(decimals(upper), decimals(lower)) > 0
  const isFine = decimals(upper) > 1 && decimals(upper) === decimals(lower)
  // Clearances and coats are small, and so is their difference.
  const isSmall = high < 0.5 && high > low && low > 0
  return isFine ? isSmall || isClose : isUsual && isClose
}

/** Two numbers as close as lines of one text, each as long and fine as the other, in the order of limits. */
function areTight(line: Line, lower: Line): boolean {
  const { size, text } = line
  const isFlush =
    Math.abs(line.left - lower.left) < 0.1 * size && Math.abs(line.right - lower.right) < 0.1 * size
  const [high, low] = [numberOf(text), numberOf(lower.text)]
  const areAlike = decimals(text) >= 2 && decimals(text) === decimals(lower.text)
  return isFlush && areAlike && lower.base - line.base < 1.1 * size && high > low && low >= high / 2
}

/** Does a column of numbers go on below two of them, in even steps? */
const goesOn = (line: Line, lower: Line, third: Line | null): boolean =>
  third !== null &&
  sizeText.test(third.text) &&
  third.base - lower.base < 1.3 * (lower.base - line.base)

/** The base line of two limits: halfway where `4X` or `THRU` stands there, at the height of both. */
function baseOf(line: Line, lower: Line, lines: readonly Line[]): number {
  const { size } = line
  const middle = (line.base + lower.base) / 2
  const left = Math.min(line.left, lower.left)
  const right = Math.max(line.right, lower.right)
  const isBeside = (other: Line) =>
    Math.abs(other.base - middle) < 0.2 * size &&
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
  if (!areLimits(line.text, lower.text) && !areTight(line, lower)) return null
  if ([line, lower].every((one) => interruptsLine(ink, direction, one))) return null
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
