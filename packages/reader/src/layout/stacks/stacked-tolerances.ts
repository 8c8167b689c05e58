import type { Line } from '../lines.ts'
import { joined, type Stacked, signed, withoutSpaces } from './stacked.ts'

const fit = /^[A-Z]{1,2}\d{1,2}$|^[a-z]{1,2}\d{1,2}$/
const endsWithFit = /^(.*\d)\s*((?:[A-Z]{1,2}|[a-z]{1,2})\d{1,2})$/
/** A size that ends with its number. */
const endsWithSize = /(^|[^+\-\d.,])(?:\d*[.,])?\d+°?$/

/** Distance between the base lines of a pair, in heights of the font. */
const pairStep = { least: 0.45, most: 1.35 }
/** The font size of a tolerance, relative to that of its size. */
const largestTolerance = 1.15

/** Is a line above or below the base line of another one, as the second of a pair is? */
function isOffBy(line: Line, other: Line): boolean {
  const off = Math.abs(other.base - line.base)
  return off > pairStep.least * line.size && off < pairStep.most * line.size
}

/** A deviation with what stands beside it on its line: a tolerance class before it or behind it, words behind it. */
interface Deviation {
  readonly line: Line
  /** The deviation alone. */
  readonly text: string
  readonly right: number
  readonly fit: string | null
  readonly words: string | null
}

const beside = /^(?:([A-Za-z]{1,2}\d{1,2}) )?([+-]? ?(?:\d*[.,])?\d+°?)(?: ([^\s\d].*))?$/

function deviationIn(line: Line): Deviation | null {
  const [whole, before, text, behind] = beside.exec(line.text) ?? []
  if (whole === undefined || !text || !signed.test(text)) return null
  const isFit = behind !== undefined && fit.test(behind)
  const perCharacter = (line.right - line.left) / whole.length
  return {
    line,
    text,
    right: line.right - (behind ? behind.length + 1 : 0) * perCharacter,
    fit: before ?? (isFit ? behind : null),
    words: behind && !isFit ? behind : null,
  }
}

const isFlush = (one: Deviation, other: Deviation, size: number): boolean =>
  Math.abs(one.right - other.right) < size

/** Does a zero stand within the width of the other deviation, as centred ones do? */
const isUnder = (zero: Deviation, other: Deviation): boolean =>
  /^0/.test(zero.text) && zero.line.left > other.line.left && zero.right < other.right

/**
 * Deviations at the end of a size, in heights of the font: how far they overlap it, the gap before the farther and the
 * nearer one, and how far the lower one is off the base line of the size.
 */
const atEnd = { overlap: 0.3, farthest: 4, nearest: 1.6, off: 0.2 }

/**
 * Two deviations behind a size, the lower one on its base line but apart from it, since zero has no sign:
 * `+0.005` over `0.000` (SolidWorks, Inventor), with a tolerance class or `THRU ALL` beside one of them.
 */
export function deviationsAtEnd(line: Line, lines: readonly Line[]): Stacked | null {
  const { right, size } = line
  if (!endsWithSize.test(line.text)) return null
  const near = lines.flatMap((one) => {
    const deviation = one === line || one.size > largestTolerance * size ? null : deviationIn(one)
    const gap = one.left - right
    const isNear = gap > -atEnd.overlap * size && gap < atEnd.farthest * size
    return deviation && isNear ? [deviation] : []
  })
  const own = near.find((one) => Math.abs(one.line.base - line.base) < atEnd.off * size)
  const other =
    own &&
    near.find((one) => isOffBy(line, one.line) && (isFlush(one, own, size) || isUnder(own, one)))
  if (!own || !other) return null
  if (Math.min(own.line.left, other.line.left) - right > atEnd.nearest * size) return null
  if (![own, other].some(({ text }) => /^[+-]/.test(text))) return null
  const [upper, lower] = own.line.base < other.line.base ? [own, other] : [other, own]
  const stack = `{${withoutSpaces(upper.text)};${withoutSpaces(lower.text)}}`
  const parts = [line.text, own.fit ?? other.fit, stack, own.words ?? other.words]
  return {
    used: [line, own.line, other.line],
    mark: joined(line, parts.filter(Boolean).join(' '), [own.line, other.line]),
  }
}

/** A tolerance class on the line of the size, that of the counterpart above or below it (ISO 286-1). */
export function fitsOf(line: Line, lines: readonly Line[]): Stacked | null {
  const [, nominal, own] = endsWithFit.exec(line.text) ?? []
  if (!nominal || !own) return null
  const { size, right } = line
  const other = lines.find(
    (one) =>
      one !== line &&
      fit.test(one.text) &&
      isOffBy(line, one) &&
      Math.abs(one.right - right) < size,
  )
  if (!other) return null
  const pair = other.base < line.base ? [other.text, own] : [own, other.text]
  return { used: [line, other], mark: joined(line, `${nominal} {${pair.join(';')}}`, [other]) }
}

const bothDeviations = /^([+-]\s*(?:\d*[.,])?\d+)\s*\/\s*([+-]\s*(?:\d*[.,])?\d+)$/
const plusMinus = /^±\s*(?:\d*[.,])?\d+°?$/

/** From the base line of a size to that of a tolerance below it, in heights of the font. */
const stepBelow = { least: 0.7, most: 1.8 }

/** A tolerance on a line of its own below the size: `+0.002/-0.000`, `±0.1`. */
export function toleranceBelow(line: Line, lines: readonly Line[]): Stacked | null {
  const { size } = line
  if (!/^(\d+\s*[xX×])?\s*((S?Ø|R|□)\s*)?(?:\d*[.,])?\d+°?$/.test(line.text)) return null
  const below = lines.find((other) => {
    const step = other.base - line.base
    const off = Math.abs(other.left + other.right - line.left - line.right) / 2
    return (
      other !== line &&
      (bothDeviations.test(other.text) || plusMinus.test(other.text)) &&
      step > stepBelow.least * size &&
      step < stepBelow.most * size &&
      other.size < largestTolerance * size &&
      (off < size || Math.abs(other.left - line.left) < size)
    )
  })
  if (!below) return null
  const [, upper, lower] = bothDeviations.exec(below.text) ?? []
  const tolerance =
    upper && lower ? `{${withoutSpaces(upper)};${withoutSpaces(lower)}}` : withoutSpaces(below.text)
  return { used: [line, below], mark: joined(line, `${line.text} ${tolerance}`, [below]) }
}
