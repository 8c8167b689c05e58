import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { DrawingPage } from '../../../reader/page.ts'
import { pagesOfPdf } from '../pdf/pages-of-pdf.ts'
import type { Pdfjs } from '../pdf/pdfjs.ts'
import { type Refusal, RefusedError } from '../refusal.ts'

/** What becomes of a file: its pages or the reason why it has none. */
export type DrawingFile = readonly DrawingPage[] | Refusal

/** Reads a drawing file in Node as the browser's worker does, for tests and `npm run eval`. */
export async function readDrawingFile(bytes: Uint8Array): Promise<DrawingFile> {
  try {
    return await pagesOfPdf(await nodePdfjs(), bytes.slice(), nodePdfOptions())
  } catch (error) {
    if (error instanceof RefusedError) return error.refusal
    throw error
  }
}

/** The build of pdf.js for Node. */
export async function nodePdfjs(): Promise<Pdfjs> {
  return (await import('pdfjs-dist/legacy/build/pdf.mjs')) as Pdfjs
}

/** Folders of pdf.js in node_modules. */
export function nodePdfOptions() {
  const folder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
  return {
    cMapUrl: join(folder, 'cmaps/'),
    standardFontDataUrl: join(folder, 'standard_fonts/'),
    wasmUrl: join(folder, 'wasm/'),
  }
}
