import { csvDialects, csvOf } from '../csv.ts'
import type { Catalogue } from './catalogue.ts'
import { CatalogueError, excerpt } from './catalogue-fault.ts'

/** Raised when a field is renamed, removed or changes its meaning. */
export const catalogueVersion = 1

/** The `format` that a file states. */
export const catalogueFormat = 'feasibility-catalogue'

/** A line of a table: one limit, or one entry of a list. */
interface CatalogueEntry {
  rule: string
  parameter: string
  value: string
  unit: string
}

/** The catalogue as a CSV file: one line for each limit or list entry. Its numbers have a decimal point in any language. */
export function catalogueCsv(catalogue: Catalogue): string {
  const lines = catalogueEntries(catalogue).map(({ rule, parameter, value, unit }) => [
    rule,
    parameter,
    value,
    unit,
  ])
  return csvOf([['rule', 'parameter', 'value', 'unit'], ...lines], csvDialects.en)
}

/** The catalogue as JSON, with the version of its format and its units. */
export function catalogueJson(catalogue: Catalogue): string {
  return `${JSON.stringify(catalogueDocument(catalogue), null, 2)}\n`
}

/** What files hold, whatever they are written in. */
export function catalogueDocument({ minRz, ...rest }: Catalogue) {
  return {
    format: catalogueFormat,
    version: catalogueVersion,
    units: { length: 'mm', roughness: 'µm' },
    catalogue: { ...rest, minRz: minRz ?? null },
  }
}

/** Where each field of a catalogue stands in a table, in its order. */
const places = [
  { rule: 'tolerance', parameter: 'smallest_total', field: 'minTolerance', unit: 'mm' },
  { rule: 'tolerance', parameter: 'accepted_by_name', field: 'acceptedNotes', unit: '' },
  { rule: 'thread', parameter: 'smallest_metric', field: 'threadMin', unit: 'mm' },
  { rule: 'thread', parameter: 'largest_metric', field: 'threadMax', unit: 'mm' },
  { rule: 'thread', parameter: 'fine_pitch', field: 'finePitch', unit: '' },
  { rule: 'radius', parameter: 'smallest_inner', field: 'minRadius', unit: 'mm' },
  { rule: 'chamfer', parameter: 'smallest', field: 'minChamfer', unit: 'mm' },
  { rule: 'gdnt', parameter: 'smallest_zone', field: 'minZone', unit: 'mm' },
  { rule: 'gdnt', parameter: 'measured', field: 'measured', unit: '' },
  { rule: 'material', parameter: 'allowed', field: 'allowed', unit: '' },
  { rule: 'material', parameter: 'denied', field: 'denied', unit: '' },
  { rule: 'surface', parameter: 'finest_ra', field: 'minRa', unit: 'µm' },
  { rule: 'surface', parameter: 'finest_rz', field: 'minRz', unit: 'µm' },
] as const satisfies readonly (Omit<CatalogueEntry, 'value'> & { field: keyof Catalogue })[]

/** The catalogue as a table: each limit with its unit, each entry of a list in a line of its own. */
export function catalogueEntries(catalogue: Catalogue): CatalogueEntry[] {
  return places.flatMap(({ field, ...place }) => {
    const value = catalogue[field]
    if (typeof value === 'object') return value.map((entry) => ({ ...place, value: entry }))
    return [{ ...place, value: value === undefined ? '' : String(value) }]
  })
}

/**
 * The fields of a table, unchecked like those of any file; what no line states is missing.
 *
 * @throws CatalogueError for a line that does not belong to a catalogue
 */
export function valuesOfEntries(
  entries: readonly { rule: string; parameter: string; value: unknown }[],
): Record<string, unknown> {
  const values: Record<string, unknown> = {
    acceptedNotes: [],
    measured: [],
    allowed: [],
    denied: [],
  }
  for (const { rule, parameter, value } of entries) {
    const place = places.find((each) => each.rule === rule && each.parameter === parameter)
    if (!place) {
      throw new CatalogueError('unknownField', { field: excerpt(`${rule} ${parameter}`) })
    }
    const { field } = place
    if (Array.isArray(values[field])) values[field] = [...values[field], value]
    else if (value !== null && value !== '') values[field] = value
  }
  return values
}
