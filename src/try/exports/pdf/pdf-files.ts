import { mmPerInch } from '@firstangle/drawings/standards'
import type { ReadDrawing, ReadSheet } from '@firstangle/reader'
import { trafficName } from '@firstangle/reader/traffic'
import { redactionOf } from '../redaction-areas.ts'
import type { PdfAnswer, PdfRequest } from './pdf-request.ts'

/** Pixels of a strip: an A3 sheet at 300 dpi has two. */
const stripPixels = 9_000_000

/** Resolution of a redacted sheet, dots per inch. */
const redactedDpi = 300

/** Makes the ballooned file in a worker. */
export async function makeBallooned(
  request: PdfRequest & { type: 'balloon' },
): Promise<Uint8Array> {
  return withWorker((ask) => ask(request))
}

/** What came of a redaction; null where nothing was found that could be removed. */
interface RedactedFile {
  readonly bytes: Uint8Array
  /** Sheets that are not in the file, because nothing was found on them. */
  readonly leftOut: readonly number[]
  /** Sheets of which single names were removed, because no title block was found. */
  readonly withoutBlock: readonly number[]
}

/**
 * Makes the redacted file in a worker, strip by strip, so that large sheets take little memory.
 *
 * @param corrected names as the visitor corrected them
 */
export async function makeRedacted(
  drawing: ReadDrawing,
  corrected: readonly string[],
): Promise<RedactedFile | null> {
  const { sheets, leftOut, withoutBlock } = redactionOf(drawing.sheets, corrected)
  if (sheets.length === 0) return null
  const bytes = await withWorker(async (ask) => {
    for (const { page, areas } of sheets) {
      const sheet = drawing.sheets.find(({ reading }) => reading.page === page)
      if (!sheet) throw new Error(`There is no sheet ${page}`)
      const { width, height } = sheet.reading
      await ask({ type: 'sheet', width, height })
      for (const { scale, box } of stripsOf(sheet)) {
        const bitmap = await drawing.picture({ page, box, scale })
        await ask({ type: 'strip', box, scale, bitmap, areas }, [bitmap])
      }
    }
    return ask({ type: 'finish' })
  })
  return { bytes, leftOut, withoutBlock }
}

/** Strips of whole pixels, so that no line shows between them. */
function stripsOf({ reading }: ReadSheet) {
  const scale = redactedDpi / mmPerInch
  const pixels = Math.ceil(reading.height * scale)
  const rows = Math.max(64, Math.floor(stripPixels / (reading.width * scale)))
  return Array.from({ length: Math.ceil(pixels / rows) }, (_, index) => {
    const first = index * rows
    const height = Math.min(rows, pixels - first) / scale
    return { scale, box: { x: 0, y: first / scale, width: reading.width, height } }
  })
}

type AskWorker = (request: PdfRequest, transfer?: Transferable[]) => Promise<Uint8Array>

async function withWorker(work: (ask: AskWorker) => Promise<Uint8Array>): Promise<Uint8Array> {
  const worker = new Worker(new URL('./export-worker.ts', import.meta.url), {
    type: 'module',
    name: trafficName,
  })
  const ask: AskWorker = (request, transfer = []) =>
    new Promise((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<PdfAnswer>) => {
        if (data.type === 'failed') reject(new Error(data.message))
        else resolve(data.type === 'file' ? data.bytes : new Uint8Array())
      }
      worker.onerror = (event) => reject(new Error(event.message || 'The worker did not start'))
      worker.postMessage(request, transfer)
    })
  try {
    return await work(ask)
  } finally {
    worker.terminate()
  }
}
