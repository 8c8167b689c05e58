import { unzipSync } from 'fflate'
import { readSheet } from 'read-excel-file/universal'
import writeSheet from 'write-excel-file/universal'
import type { Catalogue } from '../../../shared/feasibility/catalogue.ts'
import { CatalogueError } from '../../../shared/feasibility/catalogue-fault.ts'
import { catalogueEntries, valuesOfEntries } from '../../../shared/feasibility/export.ts'
import { readCatalogue } from '../../../shared/feasibility/read-catalogue.ts'

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

/** A workbook with a catalogue unpacks to some ten kilobytes in about ten files. */
const mostFiles = 100
const mostBytes = 2_000_000

/** A row or a cell that lies beyond any catalogue: what reads a sheet makes room for every cell before it. */
const farAway = /[\s"']r\s*=\s*(["'])(?!(?:[A-Z]{1,2})?[1-9]\d{0,3}\1)/

/** A cell that begins with a formula. */
const computed = /<(?:\w{1,20}:)?c\b([^<>]*)>\s*<(?:\w{1,20}:)?f\b/

/**
 * Whether a workbook may be read: it is an archive, unpacks to little, has no cell far away, and computes nothing.
 *
 * @throws CatalogueError
 */
function inspectWorkbook(bytes: Uint8Array): void {
  const parts = unpackAll(bytes)
  if (!Object.hasOwn(parts, 'xl/workbook.xml')) throw new CatalogueError('notXlsx')
  const decoder = new TextDecoder()
  for (const part of Object.values(parts)) {
    const text = decoder.decode(part)
    // A workbook may keep its sheets under any name.
    if (!text.includes('sheetData')) continue
    if (farAway.test(text)) throw new CatalogueError('bomb')
    const attributes = computed.exec(text)?.[1]
    if (attributes === undefined) continue
    throw new CatalogueError('formula', { cell: /\br="(\w{1,9})"/.exec(attributes)?.[1] ?? '' })
  }
}

/** The archive states the sizes itself; a part that unpacks to more than it stated does not fit its buffer. */
function unpackAll(bytes: Uint8Array): Record<string, Uint8Array> {
  let files = 0
  let size = 0
  try {
    return unzipSync(bytes, {
      filter({ originalSize }) {
        files += 1
        size += originalSize
        if (files > mostFiles || size > mostBytes) throw new CatalogueError('bomb')
        return true
      },
    })
  } catch (error) {
    if (error instanceof CatalogueError) throw error
    throw new CatalogueError('notXlsx')
  }
}
