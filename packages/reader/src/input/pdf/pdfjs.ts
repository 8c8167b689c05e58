import type { PDFPageProxy } from 'pdfjs-dist'

/** pdf.js as it is handed in: the legacy build in Node, the usual one in a browser's worker. */
export type Pdfjs = typeof import('pdfjs-dist')

/** A page of a document of pdf.js. */
export type PdfPage = PDFPageProxy

/** Numbers of pdf.js for the operators of a page. */
export type OperatorCodes = Pdfjs['OPS']
