import { numberOf } from '../../number-of.ts'
import { number, printed, type Recognised } from '../explanation.ts'

const size = '([az]) ?=? ?(\\d{1,2}(?:[.,]\\d)?)'
/** The triangle of a fillet weld, as it is typed, or its name. */
const triangle = ' ?(?:[△▽◺◿◹◸⊿∆Δ▷]|KEHLNAHT|FILLET(?: WELD)?)'
const pieces = '(\\d{1,3}) ?[x×] ?(\\d{1,4}) ?\\( ?(\\d{1,4}) ?\\)'

/** `a5 ◺`, `z5 ▽ 50`: with its length or without. */
const whole = new RegExp(`^${size}${triangle}(?: ?(?:l ?= ?)?(\\d{1,4}))?$`, 'iu')
/** `a4 ◺ 3x50 (100)`, `a4 3x50(100)`: in pieces. */
const inPieces = new RegExp(`^${size}(?:${triangle})? ?${pieces}$`, 'u')

/** `a4 150 (50)`: in pieces whose number nobody states. */
const uncounted = new RegExp(`^${size}(?:${triangle})? (\\d{2,4}) ?\\( ?(\\d{1,4}) ?\\)$`, 'u')

/** `Kehlnaht a5`: the name in front. */
const nameInFront = new RegExp(`^(?:KEHLNAHT|FILLET(?: WELD)?) ${size}$`, 'iu')

/** A fillet weld with its size, and what is said of its length (ISO 2553); null for any other line. */
export function filletWeld(text: string): Recognised | null {
  const open = uncounted.exec(text)
  const found = open ?? inPieces.exec(text) ?? whole.exec(text) ?? nameInFront.exec(text)
  if (!found) return null
  const [, letter = '', thickness, first, second, third] = found
  const standard = 'iso2553'
  const values = { name: printed(letter.toLowerCase()), size: number(numberOf(thickness)) }
  if (first === undefined) return { statement: 'filletWeld', standard, values }
  if (open) {
    const parts = { length: number(numberOf(first)), gap: number(numberOf(second)) }
    return { statement: 'filletWeldGaps', standard, values: { ...values, ...parts } }
  }
  if (second === undefined) {
    return {
      statement: 'filletWeldLength',
      standard,
      values: { ...values, length: number(numberOf(first)) },
    }
  }
  const parts = {
    count: number(numberOf(first), 'none'),
    length: number(numberOf(second)),
    gap: number(numberOf(third)),
  }
  return { statement: 'filletWeldParts', standard, values: { ...values, ...parts } }
}
