import { Cursor } from '../grammar/cursor.ts'
import { type PrintedNumber, takeNumber } from '../grammar/numbers.ts'
import { saysAgain } from '../grammar/other-unit.ts'

const bracketed = /[[(] ?(?:[ØR□] ?)?(\d{0,4}[.,]?\d{1,4})(?: ?(?:mm|in|[\d.,/±+"°xX-]))*[\])]/gu
const figures = /(?<![\d.,/+±-])(?:(?:\d{1,2}[ -])?\d{1,2}\/\d{1,2}|\d{0,4}[.,]\d{1,4}|\d{1,4})/gu

const printedNumberIn = (text = ''): PrintedNumber | null => takeNumber(new Cursor(text))

/** Brackets that say a size of the line again, in the other unit or as a decimal fraction: `12.7 [.500]`. */
export function restatedSizes(line: string): string[] {
  return [...line.matchAll(bracketed)]
    .filter(({ 1: inner, index }) => {
      const again = printedNumberIn(inner)
      const sizes = line.slice(0, index).match(figures)?.map(printedNumberIn) ?? []
      return again && sizes.some((size) => size && saysAgain(size, again))
    })
    .map(([bracket]) => bracket)
}
