import type { LengthUnit, PrintedTolerance, Size } from '../callout.ts'
import type { Cursor } from './cursor.ts'
import type { PrintedNumber } from './numbers.ts'
import { takeAngle, takeNumber, takeUnit } from './numbers.ts'
import { takeOtherUnit } from './other-unit.ts'
import { dashedChamfer } from './quantities.ts'
import { takeTolerance } from './tolerances.ts'
import { angleBefore, chamferWord, countedChamfers } from './words.ts'

export interface ChamferPart {
  readonly kind: 'chamfer'
  readonly size: Size
  readonly secondSize: Size | null
  readonly angle: number | null
  readonly tolerance: PrintedTolerance | null
  readonly angleTolerance?: PrintedTolerance
}

const cross = /[x×X*]|[àa](?= ?\d{2} ?°)|à(?= \d)|\/(?= ?\d{1,2} ?°)/y

interface Leg {
  readonly number: PrintedNumber
  readonly unit: LengthUnit
  readonly tolerance: PrintedTolerance | null
}

/** `.015-.030 X 45°`: two limits of a leg. Whole numbers in front would count: `2-0.5x45°`. */
function takeLegRange(cursor: Cursor, first: PrintedNumber): PrintedTolerance | null {
  const second = first.decimals > 0 && cursor.take(/-|\.{2,3}|…/y) ? takeNumber(cursor) : null
  if (!second || second.value <= first.value) return null
  return { limitLow: first.value, limitHigh: second.value }
}

function takeLeg(cursor: Cursor, unit: LengthUnit): Leg | null {
  return cursor.attempt((at) => {
    const number = takeNumber(at)
    if (!number || number.value === 0 || number.value > 100) return null
    const own = takeUnit(at)
    const printed = takeOtherUnit(at, number) ?? own
    const nominal = { ...number, isAngle: false, hasSign: true }
    const limits = at.attempt((range) => takeLegRange(range, number))
    const { tolerance, isRange } = limits
      ? { tolerance: limits, isRange: false }
      : takeTolerance(at, nominal)
    if (isRange) return null
    return {
      number,
      unit: printed ?? takeUnit(at) ?? (number.isFraction ? 'inch' : unit),
      tolerance,
    }
  })
}

const chamfer = (leg: Leg, angle: number | null, second: Leg | null = null): ChamferPart => ({
  kind: 'chamfer',
  size: { value: leg.number.value, unit: leg.unit },
  secondSize: second && { value: second.number.value, unit: second.unit },
  angle,
  tolerance: leg.tolerance ?? second?.tolerance ?? null,
})

/** `6x 60°` is six angles: they close the circle, or the cross stands close to the number. */
function isQuantity(leg: Leg, angle: number, crossing: string, isCapital: boolean): boolean {
  const { number } = leg
  const count = number.value
  if (!Number.isInteger(count) || count < 2 || number.isFraction) return false
  if (angle > 60) return true
  if (leg.unit === 'inch') return crossing === 'x '
  if (angle === 45) return count >= 8 && crossing === 'x '
  // `4X30°`: chamfers that are not of 45° are hardly ever so large, and a capital letter is how ASME counts.
  return count * angle === 360 || crossing === 'x ' || (isCapital && count > 2 && crossing === 'x')
}

/** `4x 45° x 1`: four chamfers whose angle comes first; a count is larger than what it counts. */
function countsAngleAndLeg(cursor: Cursor, { number }: Leg): boolean {
  const start = cursor.at
  const leg = cursor.take(cross) && takeNumber(cursor)
  cursor.at = start
  return leg !== null && Number.isInteger(number.value) && leg.value < number.value
}

const crossingOf = (text: string, from: number, to: number): string => {
  const [, before = '', after = ''] = /( ?)[x×X*]( ?)/.exec(text.slice(from, to)) ?? []
  return `${before}x${after}`
}

type Tail = Pick<ChamferPart, 'tolerance' | 'angleTolerance'>

/** A tolerance behind the angle: of the angle where it is in degrees, otherwise of the size. */
function takeTail(cursor: Cursor, leg: Leg, angle: number): Tail {
  const isAngular = cursor.sees(/(?:±|\+|-|\{)[^/;}]{0,8}[°']/y)
  const value = isAngular ? angle : leg.number.value
  const nominal = { value, decimals: 0, isAngle: isAngular, hasSign: true }
  const { tolerance } = takeTolerance(cursor, nominal)
  if (!isAngular) return { tolerance: leg.tolerance ?? tolerance }
  return { tolerance: leg.tolerance, ...(tolerance ? { angleTolerance: tolerance } : {}) }
}

/** `1mm 45° chamfer`: the word behind the angle makes the cross needless. */
const namedAngle = /\d{2} ?(?:°|DEG) ?(?:CHAMFER|FASE)(?!\p{L})/iuy

/** Degrees between which the angle of a chamfer lies. */
const angles = { least: 5, most: 85 }

const isAngleOfChamfer = (angle: number): boolean => angle >= angles.least && angle <= angles.most

/** What is known before a chamfer is read. */
interface Setting {
  /** Unit of the sheet. */
  readonly unit: LengthUnit
  /** The word for a chamfer stands before it, so that nothing else can be meant. */
  readonly isNamed: boolean
}

/** `2x45°`, `0.5 X 45°`, `1 x 30° ±1°`. */
function takeLegAndAngle(cursor: Cursor, setting: Setting): ChamferPart | null {
  const { unit, isNamed } = setting
  return cursor.attempt((at) => {
    if (at.sees(dashedChamfer)) return null
    const leg = takeLeg(at, unit)
    const from = at.at
    if (!leg || !(at.take(cross) || at.sees(namedAngle))) return null
    const isCapital = at.text[at.at - 1] === 'X'
    const crossing = crossingOf(at.text, from, at.at + 1)
    const angle = takeAngle(at)
    if (angle === null) return takeSecondLeg(at, leg, setting, crossing)
    if (!isAngleOfChamfer(angle)) return null
    // 82° is an included angle of countersinks for inch screws.
    if (!isNamed && (angle === 82 || isQuantity(leg, angle, crossing, isCapital))) return null
    if (!isNamed && countsAngleAndLeg(at, leg)) return null
    // `.030 X 45° [0.76 X 45°]`
    const other = takeOtherUnit(at, leg.number)
    const size = other ? { ...leg, unit: other } : leg
    return { ...chamfer(size, angle), ...takeTail(at, size, angle) }
  })
}

/** `1x1`; `0.5x45` that lost its degree sign. Two whole numbers alone may be a quantity. */
function takeSecondLeg(
  cursor: Cursor,
  leg: Leg,
  { unit, isNamed }: Setting,
  crossing: string,
): ChamferPart | null {
  const second = takeLeg(cursor, unit)
  if (!second || cursor.sees(/[x×X*°"]/y)) return null
  const first = leg.number.value
  const cannotCount = !Number.isInteger(first) || first === 1 || leg.number.decimals > 0
  if (second.number.value === 45 && first < 20 && (cannotCount || isNamed)) {
    return chamfer({ ...leg, tolerance: leg.tolerance ?? second.tolerance }, 45)
  }
  if (isNamed) return chamfer(leg, null, second)
  const isEven = first === second.number.value && first <= 10
  return isEven && (cannotCount || crossing === 'x') ? chamfer(leg, 45, second) : null
}

/** `45° x 1`, `30° X .06`, `45° chamfer 1`; behind the word also `45° 0.5`. */
function takeAngleAndLeg(cursor: Cursor, { unit, isNamed }: Setting): ChamferPart | null {
  return cursor.attempt((at) => {
    const angle = takeAngle(at)
    if (angle === null || !isAngleOfChamfer(angle)) return null
    if (!(at.take(cross) || isNamed || at.take(chamferWord))) return null
    const leg = takeLeg(at, unit)
    return leg && chamfer(leg, angle)
  })
}

/** `C0.5`: both legs, 45°. Steels such as C45 have no decimals and more than 8. */
function takeLetter(cursor: Cursor, unit: LengthUnit): ChamferPart | null {
  return cursor.attempt((at) => {
    if (!at.take(/C ?(?=[\d.,])/y)) return null
    const leg = takeLeg(at, unit)
    if (!leg || (leg.number.value > 8 && leg.number.decimals === 0)) return null
    at.take(/[x×X] ?45 ?°?/y)
    // `C1面取り`
    at.take(chamferWord)
    return chamfer(leg, 45)
  })
}

/** `Smussi non quotati 1*45°`: chamfers of all edges that have none of their own. */
const unmarked =
  /(?:NON (?:\/ )?(?:QUOTATI|INDICATI|COT[ÉE]S)|NO (?:\/ )?(?:ACOTADOS|INDICADOS))(?!\p{L}):?/iuy

/** `CHAMFER 0.2`, `Fase 1x45°`, `2 x 45° CHAMFER`. */
function takeNamed(cursor: Cursor, unit: LengthUnit): ChamferPart | null {
  return cursor.attempt((at) => {
    if (!at.take(chamferWord) && !at.take(/CH ?(?=[\d.,])/y)) return null
    at.take(unmarked)
    at.take(/[:=]/y)
    const setting = { unit, isNamed: true }
    const found =
      takeLegAndAngle(at, setting) ?? takeAngleAndLeg(at, setting) ?? takeLetter(at, unit)
    if (found) return found
    const leg = takeLeg(at, unit)
    return leg && chamfer(leg, null)
  })
}

/** `CSK .50 X 82°`: diameter and angle of a countersink. */
const sinkBefore = /(?:⌵|\bC[ '/-]?S(?:K|INK|UNK)\.?) ?$/i

const countOfChamfers = new RegExp(`${countedChamfers} ?$`, 'iuy')

/** A chamfer in any of its spellings (ISO 129-1, ASME Y14.5, JIS `C`). */
export function takeChamfer(cursor: Cursor, unit: LengthUnit): ChamferPart | null {
  const named = takeNamed(cursor, unit) ?? takeLetter(cursor, unit)
  if (named || cursor.follows(sinkBefore)) return named
  const setting = { unit, isNamed: false }
  const plain = takeLegAndAngle(cursor, setting) ?? takeAngleAndLeg(cursor, setting)
  if (plain) {
    cursor.take(chamferWord)
    // Stars refer to a note; a chamfer has no flag for what it says.
    cursor.take(/ ?\*{1,3}(?= |$)/y)
    return plain
  }
  // `1x45° 2 chamfers`: how often, and so `2 chamfers` alone.
  if (cursor.follows(angleBefore) || cursor.sees(countOfChamfers)) return null
  return cursor.attempt((at) => {
    const leg = takeLeg(at, unit)
    return leg && at.take(chamferWord) && !at.sees(/\d/y) ? chamfer(leg, null) : null
  })
}
