import type { DrawingReaderClient, ReadDrawing, ReadSheet } from '@firstangle/reader'
import { readInWorker } from '@firstangle/reader/browser'

/**
 * Reads a file to its end, with all that can be recognised on it: neither a check nor a redaction may work on what is still
 * being read. The worker is ended when the drawing has been used.
 *
 * @throws {FileRefused} with the reason
 * @throws {DOMException} `AbortError` after `signal` was aborted
 */
export async function readWhole<Result>(
  file: Blob,
  signal: AbortSignal,
  use: (drawing: ReadDrawing) => Result | Promise<Result>,
  client: DrawingReaderClient = readInWorker,
): Promise<Result> {
  const { promise: grown, resolve, reject } = Promise.withResolvers<readonly ReadSheet[]>()
  // Nobody may wait for it when this happens; `read` says then that it was aborted.
  grown.catch(() => {})
  const over = new AbortController()
  let drawing: ReadDrawing | undefined
  const stop = () => {
    drawing?.close()
    reject(signal.reason)
  }
  signal.addEventListener('abort', stop, { signal: over.signal })
  try {
    drawing = await client.read(file, {
      signal,
      onProgress: () => {},
      onGrown: ({ sheets, isComplete }) => isComplete && resolve(sheets),
    })
    const sheets = drawing.isComplete ? drawing.sheets : await grown
    return await use({ ...drawing, sheets })
  } finally {
    over.abort()
    drawing?.close()
  }
}
