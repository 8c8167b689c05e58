import type { DrawingPage } from '../../../reader/page.ts'
import { openPdf, type PdfOptions, readPdfPage } from './open-pdf.ts'
import type { Pdfjs } from './pdfjs.ts'

/**
 * Text and paths of every page of a PDF; marks that are pictures or outlined letters stay unread.
 *
 * @param pdfjs The legacy build in Node, the usual one in a browser.
 * @throws RefusedError for encrypted and broken files and for more pages than are taken.
 */
export async function pagesOfPdf(
  pdfjs: Pdfjs,
  bytes: Uint8Array,
  options: PdfOptions = {},
): Promise<DrawingPage[]> {
  const document = await openPdf(pdfjs, bytes, options)
  try {
    const pages: DrawingPage[] = []
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number)
      pages.push((await readPdfPage(pdfjs, document, page)).page)
      page.cleanup()
    }
    return pages
  } finally {
    await document.loadingTask.destroy()
  }
}
