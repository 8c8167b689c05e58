import { longestEcho } from '@firstangle/reader'

type NumberFault = 'empty' | 'notANumber' | 'negative' | 'zero' | 'tooLarge'

/** A number as it was typed, with its value or what is wrong with it. */
export type AskedNumber =
  | { readonly text: string; readonly value: number; readonly fault?: undefined }
  | { readonly text: string; readonly fault: NumberFault; readonly value?: undefined }

interface Limits {
  /** The largest number that is accepted; where signs are allowed, its negative is the smallest. */
  readonly max: number
  readonly isSigned?: boolean
  readonly allowsZero?: boolean
}

/** No length on a drawing has more characters. */
const longestNumber = 40

/**
 * Reads a length as it stands on drawings: comma or point before the decimals, thousands never apart, with `Ø` before
 * it and `mm` behind it or without.
 */
export function askedNumber(typed: string | undefined, limits: Limits): AskedNumber {
  const text = (typed ?? '').slice(0, longestEcho)
  const bare = text.trim()
  if (bare === '') return { text, fault: 'empty' }
  const value = bare.length > longestNumber ? Number.NaN : numberIn(bare)
  if (Number.isNaN(value)) return { text, fault: 'notANumber' }
  if (value < 0 && !limits.isSigned) return { text, fault: 'negative' }
  if (value === 0 && !limits.isSigned && !limits.allowsZero) return { text, fault: 'zero' }
  return Math.abs(value) > limits.max ? { text, fault: 'tooLarge' } : { text, value }
}

function numberIn(text: string): number {
  const digits = text.replace(/^[Ø⌀]/, '').replace(/mm$/, '').trim().replace(/^[−–]/, '-')
  if (!/^[+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+)$/.test(digits)) return Number.NaN
  // Adding 0 makes -0 a plain 0.
  return Number(digits.replace(',', '.')) + 0
}
