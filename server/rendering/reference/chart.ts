import { fillText, noBreakSpace } from '../../../shared/i18n/format.ts'
import type { Locale } from '../../../shared/i18n/locale.ts'
import { drawingNumber, withPlus } from '../callouts/figure-text.ts'

/** Words of steps of nominal size. */
interface StepWords {
  first: string
  next: string
  /** For a step without an end. */
  beyond?: string
}

/** Names a step of nominal size: `up to 3`, `over 3 to 6`, `over 400`. */
export function stepName(over: number, upTo: number, words: StepWords, locale: Locale): string {
  const written = (value: number) => drawingNumber(value, locale)
  if (!Number.isFinite(upTo)) return fillText(words.beyond ?? words.next, { over: written(over) })
  const text = over === 0 ? words.first : words.next
  return fillText(text, { over: written(over), upTo: written(upTo) })
}

/** A number with its sign; zero has none. */
export const signedNumber = (value: number, locale: Locale): string =>
  withPlus(value, drawingNumber(value, locale))

/** Millimetres as micrometres, without what binary fractions leave behind. */
export const micrometres = (millimetres: number): number => Math.round(millimetres * 1e6) / 1e3 + 0

/** A length with its unit. */
export const inMillimetres = (value: number, locale: Locale, fractionDigits?: number): string =>
  `${drawingNumber(value, locale, fractionDigits)}${noBreakSpace}mm`
