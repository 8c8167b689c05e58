import type { DrawingPage } from '../../page.ts'
import { openDrawing } from '../open-drawing.ts'
import type { Platform } from '../platform.ts'
import { type Refusal, RefusedError } from '../refusal.ts'
import { nodePlatform } from './node-platform.ts'

/** What becomes of a file: its pages or the reason why it has none. */
type DrawingFile = readonly DrawingPage[] | Refusal

/**
 * Reads a drawing file in Node as the browser's worker does, for tests and `npm run eval`. Pages
 * that are refused are left out; a file of which none is left gives the reason of the first.
 */
export async function readDrawingFile(
  bytes: Uint8Array,
  platform: Platform = nodePlatform(),
): Promise<DrawingFile> {
  try {
    return await allPages(bytes, platform)
  } catch (error) {
    if (error instanceof RefusedError) return error.refusal
    throw error
  }
}

async function allPages(bytes: Uint8Array, platform: Platform): Promise<DrawingPage[]> {
  // A copy, as the reader of PDF takes the bytes for itself; a plain one, as it refuses a Buffer.
  const drawing = await openDrawing(new Uint8Array(bytes), platform)
  const pages: DrawingPage[] = []
  const refused: RefusedError[] = []
  try {
    for (let number = 1; number <= drawing.pageCount; number += 1) {
      try {
        const { page, recognise } = await drawing.page(number)
        const whole = recognise ? await recognise(() => {}) : page
        if (whole) pages.push(whole)
      } catch (error) {
        if (!(error instanceof RefusedError)) throw error
        refused.push(error)
      }
    }
  } finally {
    await drawing.close()
  }
  if (pages.length === 0 && refused[0]) throw refused[0]
  if (pages.every((page) => page.texts.length === 0)) throw new RefusedError({ reason: 'no-text' })
  return pages
}
