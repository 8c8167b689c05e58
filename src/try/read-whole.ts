import type { DrawingReaderClient, ReadDrawing, ReadSheet } from '@firstangle/reader'
import { readInWorker } from '@firstangle/reader/browser'

/**
 * Reads a file completely, including lettering in pixels: a check or a redaction must not work on half a reading. Ends the
 * worker after `use`.
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
  // It may be rejected before it is awaited; `read` reports the abort then.
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
