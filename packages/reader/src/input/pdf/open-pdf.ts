import { mmPerInch } from '@firstangle/drawings/standards'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import type { DocumentInitParameters } from 'pdfjs-dist/types/src/display/api.d.ts'
import type { DrawingPage } from '../../page.ts'
import { pageLimit } from '../limits.ts'
import { type Refusal, RefusedError } from '../refusal.ts'
import { type Marks, marksOfOperators } from './marks-of-operators.ts'
import type { Matrix } from './matrix.ts'
import type { Pdfjs, PdfPage } from './pdfjs.ts'
import { type Annotation, textsOfAnnotations } from './texts-of-annotations.ts'
import { textsOfContent } from './texts-of-content.ts'

/** Options of pdf.js: where it finds its own data (`cMapUrl`, `standardFontDataUrl`, `wasmUrl`), and others. */
export type PdfOptions = Pick<
  DocumentInitParameters,
  | 'cMapUrl'
  | 'standardFontDataUrl'
  | 'wasmUrl'
  | 'useWorkerFetch'
  | 'isOffscreenCanvasSupported'
  | 'worker'
  | 'BinaryDataFactory'
  | 'CanvasFactory'
  | 'FilterFactory'
>

/** Millimetres of a PDF unit, before UserUnit. */
const millimetresPerPoint = mmPerInch / 72

/**
 * Opens a PDF with pdf.js. Takes ownership of the bytes.
 *
 * @throws RefusedError for encrypted and broken files and for more pages than are taken.
 */
export async function openPdf(
  pdfjs: Pdfjs,
  bytes: Uint8Array,
  options: PdfOptions = {},
): Promise<PDFDocumentProxy> {
  const task = pdfjs.getDocument({
    ...options,
    data: bytes,
    // The real names of fonts come only with these.
    fontExtraProperties: true,
    // Glyphs are drawn as paths: a worker has no document to load fonts into.
    disableFontFace: true,
    useSystemFonts: false,
    enableXfa: false,
    stopAtErrors: false,
    verbosity: 0,
  })
  const document = await task.promise.catch((error: unknown) => {
    throw new RefusedError(refusalOf(error), { cause: error })
  })
  if (document.numPages > pageLimit) {
    const pages = document.numPages
    await document.loadingTask.destroy()
    throw new RefusedError({ reason: 'too-many-pages', pages, limit: pageLimit })
  }
  return document
}

function refusalOf(error: unknown): Refusal {
  const isPassword = error instanceof Error && error.name === 'PasswordException'
  return isPassword ? { reason: 'encrypted' } : { reason: 'broken', format: 'pdf' }
}

/** A page of a PDF as it was read, with its pictures, by which a scan is recognised. */
export interface PdfPageContent extends Marks {
  readonly page: DrawingPage
  /** Holds a model that is turned on the screen; the page shows only a preview of it. */
  readonly hasModel: boolean
}

/** Reads text and paths of a page, which is at most what the file itself says. */
export async function readPdfPage(
  pdfjs: Pdfjs,
  document: PDFDocumentProxy,
  page: PdfPage,
): Promise<PdfPageContent> {
  const { width, height, matrix } = frameOf(page)
  const list = await page.getOperatorList()
  const layers = await document.getOptionalContentConfig()
  const marks = marksOfOperators(list, pdfjs.OPS, matrix, (group) => layers.isVisible(group))
  const content = await page.getTextContent({ disableNormalization: true })
  const annotations: Annotation[] = await page.getAnnotations({ intent: 'display' })
  const written = textsOfContent(content.items, matrix, fontNames(page))
  const texts = [...written, ...textsOfAnnotations(annotations, matrix, written)].filter(
    ({ box }) => box.x < width && box.y < height && box.x + box.width > 0 && box.y + box.height > 0,
  )
  const { paths } = marks
  return {
    ...marks,
    hasModel: annotations.some(({ subtype }) => subtype === '3D' || subtype === 'RichMedia'),
    page: {
      number: page.pageNumber,
      width,
      height,
      source: 'vector',
      dpi: null,
      texts,
      paths,
    },
  }
}

/** Shorter side of the largest sheets, those of several A0 in a row (mm), with some room. */
const largestShortSide = 1300
/** Longest side of a page that programs write, 200 inches (mm); larger ones hold no sheet. */
const longestSide = 5100
/** Longer side of A0 (mm). */
const longSideOfA0 = 1189

/**
 * Millimetres of a unit of a page, before UserUnit. A sheet that is larger than any paper was plotted in the units of its
 * model: it is taken for one of A0.
 */
export function millimetresPerUnit(page: Pick<PdfPage, 'getViewport'>): number {
  const { width, height } = page.getViewport({ scale: millimetresPerPoint })
  const longest = Math.max(width, height)
  const isTooLarge = Math.min(width, height) > largestShortSide && longest < longestSide
  return isTooLarge ? (millimetresPerPoint * longSideOfA0) / longest : millimetresPerPoint
}

/** Size of a page as shown (mm) and the mapping of its own units, /Rotate and UserUnit included. */
function frameOf(page: PdfPage): { width: number; height: number; matrix: Matrix } {
  const viewport = page.getViewport({ scale: millimetresPerUnit(page) })
  return {
    width: viewport.width,
    height: viewport.height,
    matrix: viewport.transform as unknown as Matrix,
  }
}

/** Real names of fonts, without the tag of a subset; known once the operators are read. */
function fontNames(page: PdfPage): (name: string) => string {
  return (name) => {
    if (!page.commonObjs.has(name)) return name
    const font = page.commonObjs.get(name) as { name?: string; loadedName?: string } | null
    return (font?.name ?? name).replace(/^[A-Z]{6}\+/, '')
  }
}
