import type { Catalogue } from './catalogue.ts'

/** Raised when a field is renamed, removed or changes its meaning. */
const VERSION = 1

interface Entry {
  rule: string
  parameter: string
  value: string
  unit: string
}

/** The catalogue as comma-separated values (RFC 4180): header, CRLF, one line for each limit or list entry. */
export function catalogueCsv(catalogue: Catalogue): string {
  const header = ['rule', 'parameter', 'value', 'unit']
  const lines = entriesOf(catalogue).map(({ rule, parameter, value, unit }) => [
    rule,
    parameter,
    value,
    unit,
  ])
  return [header, ...lines].map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('')
}

/**
 * One cell. Quoted where RFC 4180 asks for it; what a spreadsheet would run as a formula is made text
 * by an apostrophe.
 */
export function csvCell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** The catalogue as JSON, with the version of its format and its units. */
export function catalogueJson(catalogue: Catalogue): string {
  const { minRz, ...rest } = catalogue
  const content = {
    format: 'feasibility-catalogue',
    version: VERSION,
    units: { length: 'mm', roughness: 'µm' },
    catalogue: { ...rest, minRz: minRz ?? null },
  }
  return `${JSON.stringify(content, null, 2)}\n`
}

function entriesOf(catalogue: Catalogue): Entry[] {
  const number = (rule: string, parameter: string, value: number | undefined, unit: string) => ({
    rule,
    parameter,
    value: value === undefined ? '' : String(value),
    unit,
  })
  const list = (rule: string, parameter: string, values: readonly string[]) =>
    values.map((value) => ({ rule, parameter, value, unit: '' }))
  return [
    number('tolerance', 'smallest_total', catalogue.minTolerance, 'mm'),
    ...list('tolerance', 'accepted_by_name', catalogue.acceptedNotes),
    number('thread', 'smallest_metric', catalogue.threadMin, 'mm'),
    number('thread', 'largest_metric', catalogue.threadMax, 'mm'),
    { rule: 'thread', parameter: 'fine_pitch', value: String(catalogue.finePitch), unit: '' },
    number('radius', 'smallest_inner', catalogue.minRadius, 'mm'),
    number('chamfer', 'smallest', catalogue.minChamfer, 'mm'),
    number('gdnt', 'smallest_zone', catalogue.minZone, 'mm'),
    ...list('gdnt', 'measured', catalogue.measured),
    ...list('material', 'allowed', catalogue.allowed),
    ...list('material', 'denied', catalogue.denied),
    number('surface', 'finest_ra', catalogue.minRa, 'µm'),
    number('surface', 'finest_rz', catalogue.minRz, 'µm'),
  ]
}
