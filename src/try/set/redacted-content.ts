import { FileRefused, type ReadDrawing, type ReadSheet } from '@firstangle/reader'
import { readInWorker } from '@firstangle/reader/browser'
import { makeRedacted } from '../exports/pdf/pdf-files.ts'

/**
 * A drawing as a new file of pixels without its title block and names; null where one of its sheets cannot be covered,
 * since nobody knows what it says.
 *
 * @throws DOMException `AbortError` after `signal` was aborted
 */
export async function redactedContent(
  file: File,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    const { drawing, sheets } = await readWhole(file, signal)
    try {
      const redacted = await makeRedacted({ ...drawing, sheets }, [])
      return redacted && redacted.leftOut.length === 0
        ? (redacted.bytes as Uint8Array<ArrayBuffer>)
        : null
    } finally {
      drawing.close()
    }
  } catch (error) {
    if (error instanceof FileRefused) return null
    throw error
  }
}

/** Reads a file to its end: names may stand in lettering that has to be recognised. */
async function readWhole(
  file: File,
  signal: AbortSignal,
): Promise<{ drawing: ReadDrawing; sheets: readonly ReadSheet[] }> {
  const whole = Promise.withResolvers<readonly ReadSheet[]>()
  const drawing = await readInWorker.read(file, {
    signal,
    onProgress: () => {},
    onGrown: ({ sheets, isComplete }) => isComplete && whole.resolve(sheets),
  })
  if (drawing.isComplete) return { drawing, sheets: drawing.sheets }
  signal.addEventListener('abort', () => {
    drawing.close()
    whole.reject(signal.reason)
  })
  return { drawing, sheets: await whole.promise }
}
