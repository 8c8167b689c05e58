import { unzipSync } from 'fflate'
import { CatalogueError } from '../../../shared/feasibility/catalogue-fault.ts'

/** A workbook with a catalogue unpacks to some ten kilobytes in about ten files. */
const mostFiles = 100
const mostBytes = 2_000_000

/**
 * Whether a workbook may be read: it is an archive, unpacks to little, and computes nothing.
 *
 * @throws CatalogueError
 */
export function inspectWorkbook(bytes: Uint8Array): void {
  const parts = unpacked(bytes)
  if (!Object.hasOwn(parts, 'xl/workbook.xml')) throw new CatalogueError('notXlsx')
  const decoder = new TextDecoder()
  for (const [name, part] of Object.entries(parts)) {
    if (!name.startsWith('xl/worksheets/')) continue
    const formula = /<c\b[^>]*\br="([A-Z]{1,3}\d{1,7})"[^>]*>\s*<(?:\w{1,20}:)?f\b/.exec(
      decoder.decode(part),
    )
    if (formula) throw new CatalogueError('formula', { cell: formula[1] ?? '' })
  }
}

/** The archive states the sizes itself; a part that unpacks to more than it stated does not fit its buffer. */
function unpacked(bytes: Uint8Array): Record<string, Uint8Array> {
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
