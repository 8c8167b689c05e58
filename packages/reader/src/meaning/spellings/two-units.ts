import { printedNumber, unitBeside } from '../../grammar/other-unit.ts'

const numeral = '(\\d{0,4}[.,]?\\d{1,4})'
const pair = new RegExp(`^((?:Ø|R) ?)?${numeral}(?: ?/ ?| )(?:Ø ?|R ?)?${numeral}$`, 'u')

/** Decimals that a size in inches has at least where it repeats one in millimetres. */
const leastDecimals = 2

/**
 * `25.4 1.000`, `12 / 0.472`: one size in both units without the brackets of a sheet, with brackets. Any other line stays as
 * it is.
 */
export function withOtherUnitInBrackets(text: string): string {
  const [, sign = '', first = '', second = ''] = pair.exec(text) ?? []
  if (first === '' || second === '') return text
  const [number, other] = [printedNumber(first), printedNumber(second)]
  const unit = unitBeside(number, other)
  const inches = unit === 'mm' ? other : number
  if (unit === null || inches.decimals < leastDecimals) return text
  return `${sign}${first} [${second}]`
}
