import { unzipSync } from 'fflate'
import { CatalogueError } from '../../../shared/feasibility/catalogue-fault.ts'

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
export function inspectWorkbook(bytes: Uint8Array): void {
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
