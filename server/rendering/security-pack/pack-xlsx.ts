import type { Blob } from 'node:buffer'
import type { Stream } from 'node:stream'
import writeExcelFile, { type Feature, type Sheet, type SheetData } from 'write-excel-file/node'
import { insertElementMarkupAccordingToOrderOfSiblings } from 'write-excel-file/utility'
import { undateArchive } from './undate-archive.ts'

/** A sheet of the workbook: its name, and rows of text with the headings first. */
interface SheetText {
  readonly name: string
  readonly rows: readonly (readonly string[])[]
}

/** In characters, of the columns of `packTable`. */
const widths = [12, 26, 52, 72, 22, 52, 14]

/**
 * Texts as a workbook: each sheet with its first row frozen and a filter over all rows. Every cell is a text, so that
 * nothing in it runs as a formula. The same texts give the same bytes.
 */
export async function workbookOf(sheets: readonly SheetText[]): Promise<Uint8Array<ArrayBuffer>> {
  const written = await writeExcelFile(sheets.map(sheetOf), {
    features: [filters(sheets)],
  }).toBuffer()
  return undateArchive(written)
}

/** What the library takes for a picture; there is none here. */
type FileContent = Stream | Buffer | Blob

function sheetOf({ name, rows }: SheetText): Sheet<FileContent> {
  const data: SheetData = rows.map((row, at) =>
    row.map((value) => ({
      value,
      type: String,
      wrap: true,
      alignVertical: 'top' as const,
      ...(at === 0 && { fontWeight: 'bold' as const }),
    })),
  )
  return {
    data,
    sheet: name,
    columns: widths.map((width) => ({ width })),
    stickyRowsCount: 1,
    orientation: 'landscape',
  }
}

/** A filter over all rows of each sheet, as the library's features add what it does not do itself. */
function filters(sheets: readonly SheetText[]): Feature<FileContent> {
  return {
    files: {
      transform: {
        'xl/worksheets/sheet{id}.xml': {
          transform: (xml, _, { sheetIndex }) => {
            const { rows } = sheets[sheetIndex] ?? { rows: [] }
            const lastColumn = String.fromCharCode(64 + (rows[0]?.length ?? 1))
            const filter = `<autoFilter ref="A1:${lastColumn}${rows.length}"/>`
            return insertElementMarkupAccordingToOrderOfSiblings(
              xml,
              filter,
              ['sheetData', 'autoFilter', 'pageMargins', 'pageSetup'],
              'worksheet',
            )
          },
        },
      },
    },
  }
}
