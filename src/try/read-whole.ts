import type { DrawingReaderClient, ReadDrawing, ReadSheet } from '@firstangle/reader'
import { readInWorker } from '@firstangle/reader/browser'

/**
 * Every sheet of a file with all that can be recognised on it: a check must not pass what is still being read. The worker is
 * ended with the last sheet.
 *
 * @throws {FileRefused} with the reason
 * @throws {DOMException} `AbortError` after `signal` was aborted
 */
export async function readWhole(
  file: Blob,
  signal: AbortSignal,
  client: DrawingReaderClient = readInWorker,
): Promise<readonly ReadSheet[]> {
  const { promise: grown, resolve, reject } = Promise.withResolvers<readonly ReadSheet[]>()
  // Nobody may wait for it when this happens; `read` says then that it was aborted.
  grown.catch(() => {})
  const over = new AbortController()
  signal.addEventListener('abort', () => reject(signal.reason), { signal: over.signal })
  let drawing: ReadDrawing | undefined
  try {
    drawing = await client.read(file, {
      signal,
      onProgress: () => {},
      onGrown: ({ sheets, isComplete }) => isComplete && resolve(sheets),
    })
    return drawing.isComplete ? drawing.sheets : await grown
  } finally {
    over.abort()
    drawing?.close()
  }
}
