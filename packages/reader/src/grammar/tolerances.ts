import type { PrintedTolerance } from '../callout.ts'
import type { Cursor } from './cursor.ts'
import { takeFit } from './fits.ts'
import type { PrintedNumber } from './numbers.ts'
import { takeAngle, takeArcMinutes, takeNumber, takeUnit } from './numbers.ts'
import { depthWordBehind } from './words.ts'

/** The size a tolerance follows. */
interface Nominal {
  readonly value: number
  readonly decimals: number
  readonly isAngle: boolean
  /** Ø, R and the like: then a wide range is still a range of one size. */
  readonly hasSign: boolean
  /** Whole numbers may be limits of a radius only: `R1-R2`. */
  readonly isRadius?: boolean
}

const positive = (value: number): number => (value === 0 ? 0 : value)

const plain = (value: number): PrintedNumber => ({ value, decimals: 0, isFraction: false })

/** A number with what may stand behind it: `0.1`, `0.5°`, `30'`, `.005"`. */
function takeAmount(cursor: Cursor, isAngle: boolean): PrintedNumber | null {
  if (isAngle) {
    const angle = takeAngle(cursor) ?? takeArcMinutes(cursor)
    if (angle !== null) return plain(angle)
  }
  const number = takeNumber(cursor)
  if (number && !isAngle) takeUnit(cursor)
  return number
}

interface Signed extends PrintedNumber {
  readonly isSigned: boolean
}

function takeSigned(cursor: Cursor, isAngle: boolean): Signed | null {
  return cursor.attempt((at) => {
    const sign = at.take(/[+-]/y)
    const number = takeAmount(at, isAngle)
    if (!number) return null
    const value = positive(sign?.[0] === '-' ? -number.value : number.value)
    return { ...number, value, isSigned: sign !== null }
  })
}

/** Two deviations, or two limits where they are too large to be deviations. */
function paired(first: Signed, second: Signed, nominal: number | null): PrintedTolerance {
  const [low, high] = first.value < second.value ? [first, second] : [second, first]
  const isPlain = !first.isSigned && !second.isSigned
  const areLimits = isPlain && (nominal === null || low.value > nominal / 2)
  return areLimits
    ? { limitLow: low.value, limitHigh: high.value }
    : { upper: high.value, lower: low.value }
}

/** `{+0.1;-0.05}`, `{0;-0.02}`, `{20.1;20.0}`, `{+0.2;}`: what stands stacked. */
export function takeStack(
  cursor: Cursor,
  nominal: number | null,
  isAngle: boolean,
): PrintedTolerance | null {
  return cursor.attempt((at) => {
    if (!at.take(/\{/y)) return null
    at.take(/S?Ø|R(?=[\d.])/y)
    const first = takeSigned(at, isAngle)
    if (!at.take(/;/y)) return null
    at.take(/S?Ø|R(?=[\d.])/y)
    const second = takeSigned(at, isAngle)
    if (!at.take(/\}/y)) return null
    if (first && second) return paired(first, second, nominal)
    if (first?.isSigned) return { upper: first.value }
    return second?.isSigned ? { lower: second.value } : null
  })
}

const separator = /[/,;](?= ?[+-]?[\d.])/y

/** `±0.1`, `+0.1/-0.05`, `+.005 -.000`, `+0.2`, `0/-0.02`, `-0.02 -0.05`, and in micrometres where they say so: `±50 µm`. */
function takeDeviations(cursor: Cursor, nominal: Nominal): PrintedTolerance | null {
  const printed = takePrintedDeviations(cursor, nominal)
  if (!printed || !cursor.take(/µm(?!\p{L})/uy)) return printed
  const { upper, lower } = printed
  return {
    ...(upper === undefined ? {} : { upper: upper / 1000 }),
    ...(lower === undefined ? {} : { lower: lower / 1000 }),
  }
}

function takePrintedDeviations(cursor: Cursor, nominal: Nominal): PrintedTolerance | null {
  return cursor.attempt((at) => {
    const grade = at.take(/± ?IT ?(\d{1,2}) ?\/ ?2(?!\d)/y)
    if (grade) return { fit: `±IT${grade[1]}/2` }
    if (at.take(/±/y)) {
      const both = takeAmount(at, nominal.isAngle)
      return both && { upper: both.value, lower: positive(-both.value) }
    }
    if (!at.sees(/[+-]|0(?:[.,]0{1,4})?°? ?\/? ?[+-]/y)) return null
    const isClose = at.text[at.at] === '-' && /\d/.test(at.text[at.at - 1] ?? '')
    const first = takeSigned(at, nominal.isAngle)
    if (!first) return null
    if (!first.isSigned && first.value !== 0) return null
    const second = at.attempt((next) => {
      const isSeparated = next.take(separator) !== null
      const found = takeSigned(next, nominal.isAngle)
      return found && (found.isSigned || (found.value === 0 && (isSeparated || first.isSigned)))
        ? found
        : null
    })
    if (second) return paired({ ...first, isSigned: true }, second, nominal.value)
    if (!first.isSigned || -first.value > nominal.value / 2) return null
    // `10-4`, `25-10.0`: two numbers with a dash between them.
    const isWhole = nominal.decimals === 0 && !nominal.hasSign
    if (isClose && isWhole && first.value <= -1 && -first.value > nominal.value / 10) return null
    return first.value > 0 || at.text[at.at - 1] === '+'
      ? { upper: first.value }
      : { lower: first.value }
  })
}

const rangeSign = /-|\.{2,3}|…|÷|~|\/(?! )|(?:TO|BIS|À)(?= )/iy

/** `5.8-5.85`, `20.02/20.00`, `R0.1...0.3`: two limits of one size, never two whole numbers without sign. */
function takeRange(cursor: Cursor, nominal: Nominal): PrintedTolerance | null {
  return cursor.attempt((at) => {
    const sign = at.take(rangeSign)?.[0]
    if (!sign) return null
    const isSignRepeated = at.take(/S?Ø|R(?=[\d.])/y) !== null
    const other = takeAmount(at, nominal.isAngle)
    if (!other) return null
    const limitLow = Math.min(nominal.value, other.value)
    const limitHigh = Math.max(nominal.value, other.value)
    // Of angles the decimals are not counted: `89.5°-90.5°`.
    const isWhole =
      nominal.decimals + other.decimals === 0 &&
      [nominal, other].every(({ value }) => Number.isInteger(value))
    const widest = nominal.isRadius ? 5 : 1.5
    // `R3/R5`: two radii.
    if (isWhole && sign === '/' && isSignRepeated) return null
    if (at.sees(depthWordBehind)) return null
    if (limitLow === limitHigh || (isWhole && !nominal.isRadius)) return null
    if (other.value <= nominal.value / 2 || limitHigh > limitLow * widest) return null
    return { limitLow, limitHigh }
  })
}

const upperBound =
  /(?:MAX(?:IMUM|IMAL|IMAAL|I)?|HÖCHSTENS|МАКС|НЕ БОЛЕЕ|(?:OR (?:SMALLER|LESS)|ODER KLEINER))(?![\p{L}\d])\.?|以下/iuy
const lowerBound =
  /(?:MIN(?:IMUM|IMAL|IMAAL|I)?|МИН|НЕ МЕНЕЕ|MIND(?:ESTENS)?|(?:OR (?:LARGER|GREATER|MORE)|ODER GRÖ(?:ß|SS)ER))(?![\p{L}\d])\.?|以上/iuy

/** `MAX`, `min.`, `or larger`, `以下` behind a size. */
function takeBound(cursor: Cursor, { value }: Nominal): PrintedTolerance | null {
  if (cursor.take(upperBound)) return { limitHigh: value }
  return cursor.take(lowerBound) ? { limitLow: value } : null
}

function takeBracketed(cursor: Cursor, nominal: Nominal): PrintedTolerance | null {
  return cursor.attempt((at) => {
    if (!at.take(/\(/y)) return null
    const found =
      takeStack(at, nominal.value, nominal.isAngle) ??
      takeDeviations(at, nominal) ??
      at.attempt((next) => {
        const first = takeSigned(next, nominal.isAngle)
        if (!first || !next.take(/[-/;]/y)) return null
        const second = takeSigned(next, nominal.isAngle)
        return second && paired(first, second, nominal.value)
      }) ??
      takeFit(at, nominal.value, nominal.hasSign)
    return found && at.take(/\)/y) ? found : null
  })
}

/** Tolerance behind a size. With `isRange` the printed numbers are two limits and there is no nominal. */
interface FoundTolerance {
  readonly tolerance: PrintedTolerance | null
  readonly isRange: boolean
}

/** Everything about limits that is printed behind a size: fit, deviations, limits, bounds. */
export function takeTolerance(cursor: Cursor, nominal: Nominal): FoundTolerance {
  const range = takeRange(cursor, nominal)
  let tolerance: PrintedTolerance | null = range
  for (let round = 0; round < 4; round += 1) {
    const more = cursor.attempt((at) => {
      const found = takeOne(at, nominal)
      return found && !contradicts(found, tolerance) ? found : null
    })
    if (!more) break
    tolerance = { ...tolerance, ...more }
  }
  return { tolerance, isRange: range !== null }
}

/** `3x 120° M5`: no class of an angle, but the thread that stands at it. */
const isThreadAtAngle = (cursor: Cursor, { isAngle }: Nominal): boolean =>
  isAngle && cursor.sees(/M ?\d/y)

const takeOne = (cursor: Cursor, nominal: Nominal): PrintedTolerance | null =>
  (isThreadAtAngle(cursor, nominal) ? null : takeFit(cursor, nominal.value, nominal.hasSign)) ??
  takeStack(cursor, nominal.value, nominal.isAngle) ??
  takeBracketed(cursor, nominal) ??
  takeDeviations(cursor, nominal) ??
  takeBound(cursor, nominal)

/** The same limit stated twice, and differently: one of them is not of this size. */
const contradicts = (more: PrintedTolerance, before: PrintedTolerance | null): boolean =>
  Object.entries(more).some(([name, value]) => {
    const other = before?.[name as keyof PrintedTolerance]
    return other !== undefined && other !== value
  })
