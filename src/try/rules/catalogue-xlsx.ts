import { readSheet } from 'read-excel-file/universal'
import writeSheet from 'write-excel-file/universal'
import type { Catalogue } from '../../../shared/feasibility/catalogue.ts'
import { CatalogueError } from '../../../shared/feasibility/catalogue-fault.ts'
import { catalogueEntries, valuesOfEntries } from '../../../shared/feasibility/export.ts'
import { readCatalogue } from '../../../shared/feasibility/read-catalogue.ts'
import { inspectWorkbook } from './inspect-workbook.ts'

const columns = ['rule', 'parameter', 'value', 'unit'] as const

/** The catalogue as a workbook of one sheet: the same table as its CSV. */
export async function catalogueXlsx(catalogue: Catalogue): Promise<Blob> {
  const head = columns.map((value) => ({ value, fontWeight: 'bold' as const }))
  const rows = catalogueEntries(catalogue).map((entry) =>
    columns.map((column) => cellOf(entry[column], column)),
  )
  const widths = columns.map(() => ({ width: 24 }))
  return writeSheet([head, ...rows], { sheet: 'catalogue', columns: widths }).toBlob()
}

/** Numbers and yes or no as themselves; everything else is text, which no spreadsheet computes. */
function cellOf(value: string, column: (typeof columns)[number]) {
  if (column !== 'value' || value === '') return value === '' ? null : { value, type: String }
  if (value === 'true' || value === 'false') return { value: value === 'true', type: Boolean }
  return Number.isFinite(Number(value))
    ? { value: Number(value), type: Number }
    : { value, type: String }
}

/**
 * A catalogue from a workbook that may come from anybody. Its unpacked size is checked before anything reads it.
 *
 * @throws CatalogueError
 */
export async function catalogueOfXlsx(bytes: Uint8Array<ArrayBuffer>): Promise<Catalogue> {
  inspectWorkbook(bytes)
  const [head, ...rows] = await rowsOf(bytes)
  const places = columns.map((column) => head?.indexOf(column) ?? -1)
  const [rule = -1, parameter = -1, value = -1] = places
  if (Math.min(rule, parameter, value) < 0) throw new CatalogueError('notACatalogue')
  const entries = rows
    .filter((row) => row.some((cell) => cell !== null))
    .map((row) => ({
      rule: String(row[rule] ?? ''),
      parameter: String(row[parameter] ?? ''),
      value: row[value] ?? null,
    }))
  return readCatalogue(valuesOfEntries(entries))
}

async function rowsOf(bytes: Uint8Array<ArrayBuffer>): Promise<readonly (readonly unknown[])[]> {
  try {
    return await readSheet(new Blob([bytes]))
  } catch {
    throw new CatalogueError('notXlsx')
  }
}
