/** Sheets as PDF files, in the ways of different CAD programs. */

export { drawingPdf, type PdfSheet, sheetsPdf } from './drawing-pdf.ts'
export type { PdfStyle } from './pdf-style.ts'
