import type { LengthUnit, PrintedTolerance, Unit } from '../callout.ts'
import type { Cursor } from './cursor.ts'
import type { PrintedNumber } from './numbers.ts'
import { takeAngle, takeFeet, takeNumber, takeUnit } from './numbers.ts'
import { takeOtherUnit } from './other-unit.ts'
import { takeModifiers } from './size-modifiers.ts'
import type { SizeType } from './size-signs.ts'
import { takeSign, takeSuffix } from './size-signs.ts'
import { takeStack, takeTolerance } from './tolerances.ts'
import {
  approximateWord,
  basicWord,
  pitchCircleWord,
  referenceBefore,
  referenceWord,
  throughWord,
} from './words.ts'

/** One size of a callout, with everything that is printed on it. */
export interface SizePart {
  readonly kind: 'size'
  readonly type: SizeType
  readonly value: number | null
  readonly unit: Unit
  readonly tolerance: PrintedTolerance | null
  readonly isReference: boolean
  readonly isBasic: boolean
  readonly isApproximate: boolean
  /** Nothing but the number tells that it is a size. */
  readonly isBare: boolean
  /** A Ø of holes, not of the hole. */
  readonly isPitchCircle: boolean
  /** With Ⓔ. */
  readonly isEnvelope: boolean
  /** Modifiers of ISO 14405-1 as words. */
  readonly modifiers: readonly string[]
}

interface Core {
  readonly number: PrintedNumber
  readonly unit: Unit | null
}

function takeCore(cursor: Cursor): Core | null {
  const angle = takeAngle(cursor)
  if (angle !== null) {
    return { number: { value: angle, decimals: 0, isFraction: false }, unit: 'degree' }
  }
  const feet = takeFeet(cursor)
  if (feet) return { number: feet, unit: 'inch' }
  const number = takeNumber(cursor)
  return number && { number, unit: takeUnit(cursor) }
}

interface Marks {
  isReference: boolean
  isBasic: boolean
  suffix: SizeType | null
  unit: Unit | null
  isPitchCircle: boolean
  isEnvelope: boolean
  readonly modifiers: string[]
}

/** `Ø50 BC`; in `8x Ø9 LK 120` the word belongs to the number that follows, unless that counts. */
const takePitchCircle = (cursor: Cursor): true | null =>
  cursor.take(pitchCircleWord) &&
  !cursor.sees(/[:=]? ?Ø? ?\d(?!\d{0,2} ?(?:[x×]|HOLES?|BOHRUNGEN|L(?:Ö|OE)CHER))/iuy)
    ? true
    : null

/** What may stand behind size and tolerance, in any order; modifiers of a size belong to its tolerance. */
function takeMarks(
  cursor: Cursor,
  number: PrintedNumber | null,
  sign: SizeType | null,
  hasTolerance: boolean,
): Marks {
  const marks: Marks = {
    isReference: false,
    isBasic: false,
    suffix: null,
    unit: null,
    isPitchCircle: false,
    isEnvelope: false,
    modifiers: [],
  }
  for (let round = 0; round < 4; round += 1) {
    const before = cursor.at
    const stars = cursor.take(/\*{1,3}/y)
    if (stars?.[0].length === 1 || cursor.take(referenceWord)) marks.isReference = true
    if (cursor.take(basicWord)) marks.isBasic = true
    if (cursor.attempt(takePitchCircle)) marks.isPitchCircle = true
    if (cursor.take(/Ⓔ/uy)) marks.isEnvelope = true
    marks.modifiers.push(...takeModifiers(cursor, hasTolerance, sign === 'diameter'))
    if (sign === null || sign === 'linear') marks.suffix ??= takeSuffix(cursor)
    marks.unit ??= takeUnit(cursor)
    if (number) marks.unit ??= takeOtherUnit(cursor, number)
    if (cursor.at === before) break
  }
  return marks
}

const boundBefore = /(MAX|MIN)I?(?!\p{L})\.? ?|([≤<])|([≥>])/iuy

function takeBoundBefore(cursor: Cursor): 'limitHigh' | 'limitLow' | null {
  const match = cursor.take(boundBefore)
  if (!match) return null
  return match[2] || match[1]?.toUpperCase() === 'MAX' ? 'limitHigh' : 'limitLow'
}

/** `1.250 ±0.005"`: the unit of both, printed behind the deviation. */
const unitAtEnd = (tolerance: string): LengthUnit | null => {
  if (/\d ?(?:"|in\.?|inch|zoll)\)?$/iu.test(tolerance)) return 'inch'
  return /\d ?mm\.?\)?$/iu.test(tolerance) ? 'mm' : null
}

/** What a size begins with, its number or its stacked limits included. */
interface Start {
  readonly isReference: boolean
  readonly isApproximate: boolean
  readonly bound: 'limitHigh' | 'limitLow' | null
  readonly sign: SizeType | null
  readonly stack: PrintedTolerance | null
  readonly core: Core | null
  readonly isAngle: boolean
}

function takeStart(cursor: Cursor): Start | null {
  const isReference = cursor.take(referenceBefore) !== null
  const isApproximate = cursor.take(approximateWord) !== null
  const before = takeBoundBefore(cursor)
  const sign = takeSign(cursor)
  const bound = before ?? takeBoundBefore(cursor)
  const isAngleStack = cursor.sees(/\{[^;}]{0,12}°/y)
  const stack = takeStack(cursor, null, isAngleStack)
  // Deviations alone are not a size.
  if (stack && stack.limitLow === undefined) return null
  const core = stack ? null : takeCore(cursor)
  if (!stack && !core) return null
  const isAngle = core?.unit === 'degree' || (stack !== null && isAngleStack)
  const isSigned = sign !== null && sign !== 'linear'
  if (isSigned && (isAngle || core?.number.value === 0)) return null
  return { isReference, isApproximate, bound, sign, stack, core, isAngle }
}

/** Marks before and behind a tolerance. Of two suffixes or units the first counts. */
const joined = (early: Marks, late: Marks): Marks => ({
  isReference: early.isReference || late.isReference,
  isBasic: early.isBasic || late.isBasic,
  suffix: early.suffix ?? late.suffix,
  unit: early.unit ?? late.unit,
  isPitchCircle: early.isPitchCircle || late.isPitchCircle,
  isEnvelope: early.isEnvelope || late.isEnvelope,
  modifiers: [...early.modifiers, ...late.modifiers],
})

function takeOpen(cursor: Cursor, unit: LengthUnit): SizePart | null {
  const start = takeStart(cursor)
  if (!start) return null
  const { sign, bound, stack, core, isAngle } = start
  const number = core?.number ?? null
  const early = takeMarks(cursor, number, sign, stack !== null)
  const hasSign = (sign ?? early.suffix) !== null || isAngle
  const behindSize = cursor.at
  const isRadius = sign === 'radius'
  const found = number && takeTolerance(cursor, { ...number, isAngle, hasSign, isRadius })
  const behindTolerance = isAngle ? null : unitAtEnd(cursor.text.slice(behindSize, cursor.at))
  const hasTolerance = stack !== null || (found?.tolerance ?? null) !== null
  const late = takeMarks(cursor, number, sign ?? early.suffix, hasTolerance)
  const { suffix, unit: markedUnit, isReference, ...marks } = joined(early, late)
  const printedUnit = (isAngle ? 'degree' : core?.unit) ?? markedUnit ?? behindTolerance
  const isFraction = number?.isFraction === true
  const isOpenFraction = isFraction && unit === 'mm' && printedUnit === null && !hasSign
  // Of `3/32 THRU` the word says that it is a size.
  if (isOpenFraction && !cursor.sees(throughWord)) return null
  const nominal = number?.value ?? null
  const bounded = bound && nominal !== null ? { [bound]: nominal } : null
  const tolerance =
    stack ?? (bounded || found?.tolerance ? { ...found?.tolerance, ...bounded } : null)
  return {
    ...marks,
    kind: 'size',
    type: isAngle ? 'angle' : (suffix ?? sign ?? (marks.isPitchCircle ? 'diameter' : 'linear')),
    value: found?.isRange ? null : nominal,
    unit: printedUnit ?? (isFraction ? 'inch' : unit),
    tolerance,
    isReference: start.isReference || isReference,
    isApproximate: start.isApproximate,
    isBare: sign === null && suffix === null && !isAngle && tolerance === null,
  }
}

/** A full radius has no number: `FULL R`, `R FULL`. */
function takeFullRadius(cursor: Cursor, unit: LengthUnit): SizePart | null {
  if (!cursor.take(/(?:FULL R(?:AD(?:IUS)?)?|R(?:AD(?:IUS)?)? FULL|VOLLRADIUS)(?!\p{L})\.?/iuy))
    return null
  return {
    kind: 'size',
    type: 'radius',
    value: null,
    unit,
    tolerance: null,
    isReference: false,
    isBasic: false,
    isApproximate: false,
    isBare: false,
    isPitchCircle: false,
    isEnvelope: false,
    modifiers: [],
  }
}

const brackets = [
  [/\(/y, /\)/y, { isReference: true }],
  [/\[/y, /\]/y, { isBasic: true }],
] as const

/** A size of any type: bare, in round brackets (auxiliary) or in a box (theoretically exact). */
export function takeSize(cursor: Cursor, unit: LengthUnit): SizePart | null {
  for (const [open, shut, mark] of brackets) {
    const inside = cursor.attempt((at) => {
      if (!at.take(open)) return null
      const size = takeOpen(at, unit)
      if (!size || !at.take(shut)) return null
      const degree = size.type === 'linear' && at.take(/°/y) ? angular : {}
      return { ...size, ...degree, ...mark, isBare: false }
    })
    if (inside) return inside
  }
  return cursor.attempt((at) => takeFullRadius(at, unit) ?? takeOpen(at, unit))
}

const angular = { type: 'angle', unit: 'degree' } as const
