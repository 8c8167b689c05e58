import { mmPerInch } from '@firstangle/drawings/standards'
import type { LengthUnit } from '../callout.ts'
import { numberOf } from '../number-of.ts'
import type { Cursor } from './cursor.ts'
import { type PrintedNumber, takeNumber } from './numbers.ts'

/** A number as it is printed, by its text. */
export const printedNumber = (text: string): PrintedNumber => ({
  value: numberOf(text),
  decimals: text.split(/[.,]/)[1]?.length ?? 0,
  isFraction: false,
})

/** Half of the last printed digit: by how much a rounded number may be off; a fraction is exact. */
const halfFigure = ({ decimals, isFraction }: PrintedNumber): number =>
  isFraction ? 0 : 0.5 * 10 ** -decimals

const close = (first: number, second: number): boolean =>
  Math.abs(first - second) <= Math.max(0.012 * Math.abs(second), 0.006)

/** Are these inches those millimetres, as far as both are printed? */
const areEqual = (inches: PrintedNumber, millimetres: PrintedNumber): boolean =>
  Math.abs(inches.value * mmPerInch - millimetres.value) <=
  mmPerInch * halfFigure(inches) + halfFigure(millimetres) + 1e-9

/** Unit of a number that is said again in the other unit behind it; null where the second says something else. */
export function unitBeside(number: PrintedNumber, other: PrintedNumber): LengthUnit | null {
  if (close(number.value / mmPerInch, other.value)) return 'mm'
  if (close(number.value * mmPerInch, other.value)) return 'inch'
  // Few figures may differ by more than the hundredth: `.13 [3.2]`.
  if (number.decimals < 2 && other.decimals < 2) return null
  if (areEqual(number, other) && other.value > number.value) return 'inch'
  return areEqual(other, number) && other.value < number.value ? 'mm' : null
}

/** The same for two numbers that may stand beside each other by chance: those without decimals say too little. */
export const exactUnitBeside = (number: PrintedNumber, other: PrintedNumber): LengthUnit | null =>
  number.value > 0 && number.decimals + other.decimals > 1 ? unitBeside(number, other) : null

/** `5/16 (.3125)`: a fraction of an inch and its decimals. */
const isFractionOf = (fraction: PrintedNumber, other: PrintedNumber): boolean =>
  fraction.isFraction &&
  other.decimals > 1 &&
  Math.abs(fraction.value - other.value) <= halfFigure(other) + 1e-9

/** Whether the second number is the first one in the other unit, or a fraction in decimals. */
export const saysAgain = (number: PrintedNumber, other: PrintedNumber): boolean =>
  isFractionOf(number, other) || unitBeside(number, other) !== null

/** What may stand behind the other number; in round brackets no word but a unit: `(4 PL)` counts. */
const restOf: Readonly<Record<string, RegExp>> = {
  '[': /[^[\]()]{0,30}\]/y,
  '(': /(?! ?(?!mm|in)\p{L})[^[\]()]{0,30}\)/iuy,
}

/**
 * `[1.000]` or `(1.000)` behind a size, in square brackets also on the next line: the same in the other unit, which tells
 * the unit of the first.
 */
export function takeOtherUnit(cursor: Cursor, number: PrintedNumber): LengthUnit | null {
  return cursor.attempt((at) => {
    const open = at.take(/(?:\/ )?(\[)|(\()/y)
    const rest = restOf[open?.[1] ?? open?.[2] ?? '']
    if (!rest) return null
    at.take(/[ØR□]/y)
    const other = takeNumber(at)
    if (!other || !at.take(rest)) return null
    return isFractionOf(number, other) ? 'inch' : unitBeside(number, other)
  })
}
