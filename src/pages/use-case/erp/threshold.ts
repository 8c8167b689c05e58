/** The threshold a visitor starts from, and the range offered. Confidence, 0..1. */
export const thresholdRange = { start: 0.9, min: 0.8, max: 1, step: 0.01 }

/** Fields of a record on both sides of a threshold. */
export interface Split<T> {
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
