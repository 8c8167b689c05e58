import type { Direction } from '../direction.ts'
import type { Ink } from '../ink.ts'
import type { Line } from '../lines.ts'
import type { Mark } from '../marks.ts'
import { deviationsOf, loneDeviation, raisedSymmetric, unsignedDeviations } from './deviations.ts'
import { oneOver, wholeBefore } from './plain-numerators.ts'
import { onesBefore } from './plain-ones.ts'
import { raisedFit, raisedPower } from './raised.ts'
import { joined, type Stacked, signed, withoutSpaces } from './stacked.ts'
import { isAligned, isBarred, limitsOf, lineBelow } from './stacked-limits.ts'
import { deviationsAtEnd, fitsOf, toleranceBelow } from './stacked-tolerances.ts'

const endsWithDeviation =
  /^(.*?[\d)°])(?:\s*([+-]\s*(?:\d*[.,])?\d+)|\s+(0(?:[.,]0+)?))(\s+[A-Za-z↧⌴⌵].*)?$/
/** A tolerance class is no size that deviations could belong to. */
const onlyFit = /^[A-Za-z]{1,2}\d{1,2}$/

/** One deviation on the line of the nominal size, a class, words or a depth behind it, the other above or below it. */
function deviationOnLine(line: Line, lines: readonly Line[]): Stacked | null {
  const [, nominal, sign, zero, behind = ''] = endsWithDeviation.exec(line.text) ?? []
  const own = sign ?? zero
  if (!nominal || !own || !signed.test(own) || onlyFit.test(nominal)) return null
  const { size } = line
  const perCharacter = (line.right - line.left) / line.text.length
  const right = line.right - behind.length * perCharacter
  const start = right - (own.length + 1.5) * perCharacter
  const other = lines.find((one) => {
    const off = Math.abs(one.base - line.base)
    return (
      one !== line &&
      signed.test(one.text) &&
      off > 0.45 * size &&
      off < 1.35 * size &&
      one.left > start - 0.7 * size &&
      // SolidWorks writes both from their signs on: `+0.50` over `-1`.
      (one.right < right + 0.8 * size ||
        (sign !== undefined &&
          Math.abs(one.left - right + sign.length * perCharacter) < 0.5 * size))
    )
  })
  if (!other) return null
  const pair = other.base < line.base ? [other.text, own] : [own, other.text]
  const stack = ` {${pair.map(withoutSpaces).join(';')}}`
  const text = onlyFit.test(behind.trim()) ? nominal + behind + stack : nominal + stack + behind
  return { used: [line, other], mark: joined(line, text, [other]) }
}

/** Height of figures, as a share of the size of their font. */
const capitals = 0.72

/** Recognition takes the inch sign behind a fraction for a point, comma or small letters beside the figures above. */
const numerator = /^(\d{1,2})(?:\s?[.,"']|\s[Ii][n1l])?$/

/** A fraction of an inch with its bar. */
function fractionOf(
  ink: Ink,
  direction: Direction,
  line: Line,
  lines: readonly Line[],
): Stacked | null {
  const [, upper] = numerator.exec(line.text) ?? []
  if (upper === undefined) return null
  const lower = lineBelow(line, lines)
  if (!lower || !/^(2|4|8|16|32|64)"?$/.test(lower.text) || !isAligned(line, lower)) return null
  if (Number(upper) >= Number.parseInt(lower.text, 10) || !isBarred(ink, direction, line, lower))
    return null
  const mark = joined(line, `${upper}/${lower.text}`, [lower])
  const whole = wholeBefore(lines, {
    left: line.left,
    top: line.base,
    bottom: lower.base,
    size: line.size,
  })
  if (whole)
    return {
      used: [line, lower, whole],
      mark: joined(whole, `${whole.text} ${mark.text}`, [line, lower]),
    }
  const figure = capitals * lower.size
  const middle = (line.base + lower.base - figure) / 2
  const ones = onesBefore(ink, direction, { left: mark.left, middle, figure })
  const text = ones === '' ? mark.text : `${ones} ${mark.text}`
  const level = textOnLevel(mark, lower, lines)
  const base = level ? lower.base : (line.base + lower.base) / 2
  return {
    used: [line, lower],
    mark: { ...mark, text, base, size: level?.size ?? 1.3 * line.size },
  }
}

/** A text beside a fraction whose denominator stands on its base line, as Inventor sets them: `5/8-11UNC`. */
function textOnLevel(
  { left, right }: Pick<Line, 'left' | 'right'>,
  { base, size }: Line,
  lines: readonly Line[],
): Line | undefined {
  return lines.find((one) => {
    const gap = Math.max(one.left - right, left - one.right)
    const isWithin = one.left < left && one.right > right
    const isLarger = one.size > 1.2 * size && one.size < 2 * size
    return (
      isLarger && Math.abs(one.base - base) < 0.1 * size && (isWithin || Math.abs(gap) < 0.5 * size)
    )
  })
}

/** As far as two deviations stand behind a size, with a class of fits before one of them (heights of the font). */
const aside = 4

/** Lines near a line, by place: all others are of no interest to it. */
function neighboursOf(lines: readonly Line[]): (line: Line) => Line[] {
  const sorted = [...lines].sort((a, b) => a.base - b.base)
  return ({ base, size, left, right }) => {
    let low = 0
    let high = sorted.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sorted[middle]?.base ?? 0) < base - 3 * size) low = middle + 1
      else high = middle
    }
    const found: Line[] = []
    for (let at = low; at < sorted.length; at++) {
      const line = sorted[at]
      if (!line || line.base > base + 3 * size) break
      if (line.left < right + aside * size && line.right > left - aside * size) found.push(line)
    }
    return found
  }
}

/**
 * Finds deviations, limits and fractions that stand one above the other; gives marks that take the place of the lines
 * they are made of, and the lines that stay.
 */
export function stacksOf(
  ink: Ink,
  direction: Direction,
  lines: readonly Line[],
): { stacks: Mark[]; rest: Line[] } {
  const near = neighboursOf(lines)
  const used = new Set<Line>()
  const stacks: Mark[] = []
  const kinds = [
    (line: Line, others: readonly Line[]) => fractionOf(ink, direction, line, others),
    (line: Line, others: readonly Line[]) => oneOver(ink, direction, line, others),
    raisedSymmetric,
    deviationsOf,
    unsignedDeviations,
    deviationOnLine,
    deviationsAtEnd,
    fitsOf,
    raisedFit,
    raisedPower,
    toleranceBelow,
    loneDeviation,
    (line: Line, others: readonly Line[]) => limitsOf(ink, direction, line, others),
  ]
  for (const kind of kinds) {
    for (const line of lines) {
      if (used.has(line)) continue
      const stacked = kind(
        line,
        near(line).filter((other) => !used.has(other)),
      )
      if (!stacked) continue
      for (const one of stacked.used) used.add(one)
      stacks.push(stacked.mark)
    }
  }
  return { stacks, rest: lines.filter((line) => !used.has(line)) }
}
