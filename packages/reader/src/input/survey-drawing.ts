import { type DrawingSummary, summaryOf } from '../summary.ts'
import { formatOf } from './file-format.ts'
import { openDrawing } from './open-drawing.ts'
import type { Platform } from './platform.ts'
import { readSheets } from './read-sheets.ts'
import { RefusedError } from './refusal.ts'
import { statedSheets } from './stated-sheets.ts'

interface SurveyOptions {
  /** Recognises lettering in pixels too, which takes many times as long. */
  readonly recognises: boolean
  readonly onPage: (page: number) => void | Promise<void>
}

/**
 * Tells what a file is and, in short, what stands on it. Takes ownership of the bytes.
 *
 * @throws RefusedError when nothing of it can be read.
 */
export async function surveyDrawing(
  bytes: Uint8Array<ArrayBuffer>,
  platform: Platform,
  { recognises, onPage }: SurveyOptions,
): Promise<DrawingSummary> {
  const found = formatOf(bytes)
  if (found.format === null) throw new RefusedError(found.refusal)
  const file = { format: found.format, sha256: await sha256Of(bytes) }
  const drawing = await openDrawing(bytes, platform)
  try {
    const sheets = recognises
      ? await readSheets(drawing, { onProgress: ({ page }) => onPage(page), onSheets: () => {} })
      : await statedSheets(drawing, onPage)
    return summaryOf(file, sheets)
  } finally {
    await drawing.close()
  }
}

async function sha256Of(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
