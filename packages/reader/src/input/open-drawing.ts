import type { OpenDrawing } from './drawing-file.ts'
import { formatOf } from './file-format.ts'
import { byteLimit } from './limits.ts'
import { openPdfDrawing } from './open-pdf-drawing.ts'
import { openScan } from './open-scan.ts'
import type { Platform } from './platform.ts'
import { RefusedError } from './refusal.ts'

/**
 * Opens a drawing file by its content. Takes ownership of the bytes.
 *
 * @throws RefusedError when nothing of it can be read.
 */
export async function openDrawing(bytes: Uint8Array, platform: Platform): Promise<OpenDrawing> {
  if (bytes.length > byteLimit) {
    throw new RefusedError({ reason: 'too-large', bytes: bytes.length, limit: byteLimit })
  }
  const found = formatOf(bytes)
  if (found.format === null) throw new RefusedError(found.refusal)
  return found.format === 'pdf'
    ? openPdfDrawing(bytes, platform)
    : openScan(bytes, found.format, platform)
}
