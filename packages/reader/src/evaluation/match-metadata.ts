import { type MetadataField, metadataFields, type PageReading } from '../reading.ts'
import { isSameMetadata } from './compare-metadata.ts'
import type { Truth } from './truth.ts'

/** A field of the truth with what was read for it. */
export interface FieldResult {
  readonly field: MetadataField
  readonly expected: string
  /** Null where nothing was read. */
  readonly found: string | null
  readonly isRight: boolean
  readonly confidence: number | null
}

const textOf = (value: unknown): string | null => {
  if (value === null || value === undefined || value === '') return null
  if (Array.isArray(value)) return value.length > 0 ? value.join(', ') : null
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** Languages come one by one; of every other field the surest reading counts. */
function foundFor(field: MetadataField, readings: readonly PageReading[]) {
  const all = readings
    .flatMap(({ metadata }) => metadata)
    .filter((one) => one.field === field)
    .sort((a, b) => b.confidence - a.confidence)
  const [surest] = all
  if (!surest) return null
  const value =
    field === 'languages' ? [...new Set(all.map((one) => one.value))].join(' ') : surest.value
  return { value, confidence: surest.confidence }
}

/** Compares the fields that the truth states; fields that it leaves null, or does not know, count for nothing. */
export function matchMetadata(truth: Truth, readings: readonly PageReading[]): FieldResult[] {
  return metadataFields.flatMap((field) => {
    const expected = textOf(truth.metadata[field])
    if (expected === null) return []
    const found = foundFor(field, readings)
    return [
      {
        field,
        expected,
        found: found?.value ?? null,
        isRight: found !== null && isSameMetadata(field, expected, found.value),
        confidence: found?.confidence ?? null,
      },
    ]
  })
}
