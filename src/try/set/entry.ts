import type { Locale } from '../../../shared/i18n/locale.ts'
import { type NumberFault, parseNumber } from '../../../shared/i18n/parse-number.ts'
import type { Currency, ExpectedOutcome } from '../../../shared/sample-set/sample-set.ts'

/** What the visitor enters for a drawing, as typed. */
export interface Entry {
  readonly price: string
  readonly currency: Currency
  readonly outcome: ExpectedOutcome | ''
  readonly note: string
}

/** Of a drawing that nothing has been said about yet. */
export const emptyEntry: Entry = { price: '', currency: 'EUR', outcome: '', note: '' }

/** No part costs more. */
const maxPrice = 1_000_000_000

/** The price as a number, null where none is entered, or what is wrong with it. */
export function priceOf({ price }: Entry, locale: Locale): number | null | NumberFault {
  const value = parseNumber(price, locale, maxPrice)
  return value === 'empty' ? null : value
}
