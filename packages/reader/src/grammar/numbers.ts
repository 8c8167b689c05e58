import type { LengthUnit } from '../callout.ts'
import { numberOf } from '../number-of.ts'
import type { Cursor } from './cursor.ts'

/** A number as printed. */
export interface PrintedNumber {
  readonly value: number
  /** Figures behind the decimal sign. */
  readonly decimals: number
  readonly isFraction: boolean
}

const mixed = /(?:(\d{1,3})[ -])?(\d{1,2})\/(2|4|8|16|32|64)(?![\d.,]*\d)(?!\/)/y
const grouped =
  /(\d{1,3})((?:'\d{3})+|(?:,\d{3})+(?=\.)|(?:\.\d{3})+(?=,))(?:[.,](\d{1,6}))?(?!\d|[.,']\d)/y
const decimal = /(\d{1,6})?[.,](\d{1,6})(?!\d|[.,]\d)/y
const whole = /(\d{1,5})(?!\d|[.,]\d)/y

const hasNeedlessZero = (digits: string): boolean => /^0\d/.test(digits)

/** `1/4`, `1 1/2`: only the fractions of an inch that rules are divided into. */
function takeFraction(cursor: Cursor): PrintedNumber | null {
  return cursor.attempt((at) => {
    const match = at.take(mixed)
    if (!match) return null
    const [, units = '0', upper = '', lower = ''] = match
    if (Number(upper) >= Number(lower) || hasNeedlessZero(upper)) return null
    // `12/16`: rules are read in lowest terms; two depths are no fraction.
    if (Number(upper) % 2 === 0) return null
    return { value: Number(units) + Number(upper) / Number(lower), decimals: 0, isFraction: true }
  })
}

/**
 * `20`, `0,5`, `.500`, `1,234.5`, `1'250`. Point or comma is the decimal sign (ISO 80000-1); one that
 * groups thousands is only taken for it where the other one follows. `007` is not a number of a drawing.
 */
export function takeDecimal(cursor: Cursor): PrintedNumber | null {
  return cursor.attempt((at) => {
    const thousands = at.take(grouped)
    if (thousands) {
      const [, head = '', groups = '', tail = ''] = thousands
      const value = Number(`${head}${groups.replace(/\D/g, '')}.${tail || '0'}`)
      return { value, decimals: tail.length, isFraction: false }
    }
    const match = at.take(decimal) ?? at.take(whole)
    if (!match || hasNeedlessZero(match[1] ?? '')) return null
    const tail = match[2] ?? ''
    return {
      value: Number(`${match[1] ?? '0'}.${tail || '0'}`),
      decimals: tail.length,
      isFraction: false,
    }
  })
}

/** Any number of a size. */
export const takeNumber = (cursor: Cursor): PrintedNumber | null =>
  takeFraction(cursor) ?? takeDecimal(cursor)

const footMark = /(\d{1,3}) ?'(?: ?- ?)?/y
const inchesOfFoot = /(?=[^'"]{1,9}")/y

/** `1' 6"`, `2'-0 1/2"`: feet and inches as inches. Without inches a stroke may mean minutes. */
export function takeFeet(cursor: Cursor): PrintedNumber | null {
  return cursor.attempt((at) => {
    const feet = at.take(footMark)
    const inches = feet && at.sees(inchesOfFoot) ? takeNumber(at) : null
    if (!feet || !inches || inches.value >= 12 || !at.take(/"/y)) return null
    return { ...inches, value: 12 * Number(feet[1]) + inches.value }
  })
}

/** `R5 in the corner` is prose. */
const inchMark =
  /"|(?:INCH(?:ES)?|IN(?! (?:THE|AN?|DER|DEM|DEN|JEDER|EACH|ALL)(?!\p{L}))\.?|ZOLL|POUCES?)(?![\p{L}\d])/iuy
/** Also below the number. */
const millimetreMark = /(?:\/ (?=mm$))?mm\b\.?(?!\d)|(?:毫米|ミリ)|мм(?!\p{L})/iuy

/** Unit printed behind a number; null where none is. */
export function takeUnit(cursor: Cursor): LengthUnit | null {
  if (cursor.take(inchMark)) return 'inch'
  return cursor.take(millimetreMark) ? 'mm' : null
}

const degrees =
  /(\d{1,3}(?:[.,]\d{1,6})?) ?(?:°|DEG(?:REES?)?\.?(?!\p{L})|Grad(?!\p{L}))(?! ?[CFK](?!\p{L}))/iuy
const minutes = /(\d{1,2}(?:[.,]\d{1,4})?) ?'/y
/** As words behind degrees that are a word, or in a deviation: `45° 10 MIN` is a least size behind an angle. */
const minuteWord = /(\d{1,2}(?:[.,]\d{1,4})?) ?MIN(?:UTES?|UTEN)?(?!\p{L})\.?/iuy
const seconds = /(\d{1,2}(?:[.,]\d{1,4})?) ?"/y

const fullTurn = 360

/** `45°`, `30,5°`, `30° 15' 20"`, `45 deg`: degrees as a decimal number. Not a temperature. */
export function takeAngle(cursor: Cursor): number | null {
  const whole = cursor.take(degrees)
  // No angle of a part is more than a whole turn.
  if (!whole || numberOf(whole[1]) > fullTurn) return null
  const isInWords = /\p{L}/u.test(whole[0])
  const minute = cursor.take(minutes) ?? (isInWords ? cursor.take(minuteWord) : null)
  const second = cursor.take(seconds)
  const sum = numberOf(whole[1]) + numberOf(minute?.[1]) / 60 + numberOf(second?.[1]) / 3600
  return Number(sum.toFixed(7))
}

/** `30'`, `45"` as degrees: deviations of angles. */
export function takeArcMinutes(cursor: Cursor): number | null {
  const minute = cursor.take(minutes) ?? cursor.take(minuteWord)
  const second = cursor.take(seconds)
  if (!minute && !second) return null
  return Number((numberOf(minute?.[1]) / 60 + numberOf(second?.[1]) / 3600).toFixed(7))
}
