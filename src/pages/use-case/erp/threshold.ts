import { formatNumber, formatPercent } from '../../../../shared/i18n/format.ts'
import type { Locale } from '../../../../shared/i18n/locale.ts'
import { parseNumber } from '../../../../shared/i18n/parse-number.ts'

/** The threshold a visitor starts from, and the range offered. Confidence, 0..1. */
export const thresholdRange = { start: 0.9, min: 0.8, max: 1, step: 0.01 }

/** Fields of a record on both sides of a threshold. */
interface Split<T> {
  written: T[]
  queued: T[]
  /** written fields as a share of all, 0..1 */
  share: number
}

/** A field at or above the threshold is written; one below it goes to the review queue. */
export function splitAt<T extends { confidence: number }>(
  fields: readonly T[],
  threshold: number,
): Split<T> {
  const written = fields.filter(({ confidence }) => confidence >= threshold)
  const queued = fields.filter(({ confidence }) => confidence < threshold)
  return { written, queued, share: fields.length === 0 ? 0 : written.length / fields.length }
}

/** The nearest threshold the control offers. */
export function clampThreshold(value: number): number {
  const { min, max } = thresholdRange
  return Math.round(Math.min(max, Math.max(min, value)) * 100) / 100
}

/** A threshold as it was typed; undefined for what makes no sense. */
export function parseThreshold(text: string, locale: Locale): number | undefined {
  const { min, max } = thresholdRange
  const number = parseNumber(text, locale, max)
  return typeof number === 'number' && number >= min ? clampThreshold(number) : undefined
}

/** `0.90`, `0,90`. */
export function thresholdText(threshold: number, locale: Locale): string {
  return formatNumber(threshold, locale, { fractionDigits: 2 })
}

/** Whole percent of a share of 0..1. */
export function shareText(share: number, locale: Locale): string {
  return formatPercent(Math.round(share * 100), locale)
}
