import type { DrawingSummary } from '@firstangle/reader'
import { csvDialects, csvOf } from '../../../shared/csv.ts'
import type { Locale } from '../../../shared/i18n/locale.ts'
import {
  type ManifestRow,
  manifestNames,
  manifestVersion,
} from '../../../shared/sample-set/manifest-fields.ts'
import type { Purpose } from '../../../shared/sample-set/sample-set.ts'
import { type Entry, priceOf } from './entry.ts'
import { traitsOf, unknown } from './traits.ts'

/** A drawing of the set as it goes into the archive. */
export interface SetDrawing {
  readonly name: string
  /** As the visitor's computer gives it. */
  readonly path: string
  readonly summary: DrawingSummary
  readonly entry: Entry
}

export interface ManifestOptions {
  readonly purpose: Purpose
  readonly locale: Locale
  /** Names, numbers and titles are left out, since they may tell whose parts they are. */
  readonly isNeutral: boolean
}

/**
 * The line of a drawing.
 *
 * @param sha256 of the file in the archive
 */
export function manifestRow(
  { name, path, summary, entry }: SetDrawing,
  sha256: string,
  { purpose, locale, isNeutral }: ManifestOptions,
): ManifestRow {
  const price = priceOf(entry, locale)
  const isPriced = purpose === 'quoting' && typeof price === 'number'
  const traits = traitsOf(summary)
  const named = <T>(value: T) => (isNeutral ? null : value)
  const known = (value: string) => (value === unknown ? null : value)
  const { largestSize } = summary
  return {
    file: name,
    drawing_number: named(summary.drawingNumber),
    revision: named(summary.revision),
    title: named(summary.title),
    price: isPriced ? price : null,
    currency: isPriced ? entry.currency : null,
    expected_outcome: purpose === 'feasibility' ? entry.outcome || null : null,
    note: entry.note.trim() || null,
    format: traits.format,
    sheets: summary.sheets.length,
    resolution_dpi: lowestDpi(summary),
    family: known(traits.family),
    material: known(traits.material),
    size: known(traits.size),
    largest_size_mm: largestSize === null ? null : Math.round(largestSize * 1000) / 1000,
    original_name: named(path),
    sha256,
  }
}

function lowestDpi({ sheets }: DrawingSummary): number | null {
  const all = sheets.flatMap(({ dpi }) => dpi ?? [])
  return all.length > 0 ? Math.min(...all) : null
}

/** The manifest as a table for spreadsheets; what could run as a formula stays text. */
export function manifestCsv(rows: readonly ManifestRow[], locale: Locale): string {
  const lines = rows.map((row) => manifestNames.map((name) => row[name] ?? ''))
  return csvOf([manifestNames, ...lines], csvDialects[locale])
}

/** The manifest for programs, as its schema says (`shared/sample-set/manifest-fields.ts`). */
export function manifestJson(
  rows: readonly ManifestRow[],
  purpose: Purpose,
  created: string,
): string {
  const format = 'sample-set'
  const manifest = { format, version: manifestVersion, created, purpose, drawings: rows }
  return `${JSON.stringify(manifest, null, 2)}\n`
}

/** Which name in the archive stands for which file: for the visitor alone, never in the archive. */
export function nameKeyCsv(drawings: readonly SetDrawing[], locale: Locale): string {
  const lines = drawings.map(({ name, path, summary }) => [name, path, summary.drawingNumber ?? ''])
  return csvOf([['file', 'original_name', 'drawing_number'], ...lines], csvDialects[locale])
}
