import { FileRefused } from '@firstangle/reader'
import { makeRedacted } from '../exports/pdf/pdf-files.ts'
import { readWhole } from '../read-whole.ts'

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
    const redacted = await readWhole(file, signal, (drawing) => makeRedacted(drawing, []))
    return redacted && redacted.leftOut.length === 0
      ? (redacted.bytes as Uint8Array<ArrayBuffer>)
      : null
  } catch (error) {
    if (error instanceof FileRefused) return null
    throw error
  }
}
