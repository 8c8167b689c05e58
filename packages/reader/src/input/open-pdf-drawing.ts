import { mmPerInch } from '@firstangle/drawings/standards'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import type { Box, DrawingPage } from '../page.ts'
import {
  type OnInputProgress,
  type OpenDrawing,
  type PageInput,
  paintedDpi,
} from './drawing-file.ts'
import { secondsPerPage } from './limits.ts'
import type { AreaToRecognise } from './pdf/joined-areas.ts'
import { millimetresPerUnit, openPdf, type PdfPageContent, readPdfPage } from './pdf/open-pdf.ts'
import type { Pdfjs } from './pdf/pdfjs.ts'
import { areasToRecognise, scannedDpi } from './pdf/pixels-on-page.ts'
import { recognisedMarks } from './pdf/recognised-areas.ts'
import { isMadeToExhaust } from './pdf/unpacked-size.ts'
import { withLetters } from './pdf/with-letters.ts'
import { turnedPage, turnOfWords } from './placement.ts'
import type { Canvas, Platform } from './platform.ts'
import type { GreyImage } from './raster/grey-image.ts'
import { greyOfCanvas } from './raster/native-picture.ts'
import { RefusedError } from './refusal.ts'
import { checkPixels, scanPage, straightScan } from './scan-page.ts'
import { sheetOnPaper } from './sheet-on-paper.ts'

/**
 * Opens a PDF: its text and paths, and by recognition what it holds as pixels or outlines.
 *
 * @throws RefusedError also for one that would unpack to more than any drawing
 */
export async function openPdfDrawing(bytes: Uint8Array, platform: Platform): Promise<OpenDrawing> {
  if (await isMadeToExhaust(bytes)) {
    throw new RefusedError({ reason: 'unsupported-variant', format: 'pdf' })
  }
  const { pdfjs, options } = await platform.pdf()
  const document = await openPdf(pdfjs, await withLetters(bytes), options)
  const source = { pdfjs, document, platform }
  return {
    pageCount: document.numPages,
    page: (number) => pageInput(source, number),
    picture: (number, box, scale) => painted(source, number, box, scale),
    close: () => document.loadingTask.destroy(),
  }
}

interface Source {
  readonly pdfjs: Pdfjs
  readonly document: PDFDocumentProxy
  readonly platform: Platform
}

async function pageInput(source: Source, number: number): Promise<PageInput> {
  const content = await contentOf(source, number)
  const { page } = content
  const dpi = scannedDpi(content)
  // The preview of a model is no scan that could be made sharper.
  if (content.hasModel && (dpi !== null || page.texts.length === 0)) {
    throw new RefusedError({ reason: 'model' })
  }
  if (dpi !== null) {
    // A text layer below a scan is what another engine made of it.
    const bare: DrawingPage = { ...page, source: 'scan', dpi: Math.round(dpi), texts: [] }
    return {
      page: bare,
      recognise: (onProgress) =>
        recognisedScan(source, page, Math.min(dpi, paintedDpi), onProgress),
    }
  }
  const areas = areasToRecognise(content)
  const upright = (one: DrawingPage) => turnedPage(sheetOnPaper(one), turnOfWords(one.texts))
  if (areas.length === 0) return { page: upright(page), recognise: null }
  return {
    page: upright(page),
    recognise: async (onProgress) =>
      upright(await recognisedAreas(source, content, areas, onProgress)),
  }
}

async function recognisedScan(
  source: Source,
  page: DrawingPage,
  dpi: number,
  onProgress: OnInputProgress,
): Promise<DrawingPage> {
  await onProgress('extract', 0)
  const box = { x: 0, y: 0, width: page.width, height: page.height }
  const image = await greyPart(source, page.number, box, dpi)
  await onProgress('extract', 0.5)
  const scan = straightScan(image, dpi, page.number)
  await onProgress('find', 0)
  const recogniser = await source.platform.recogniser()
  return sheetOnPaper((await scanPage(scan, page.number, recogniser, onProgress)).page)
}

/** The page with what is recognised in some areas of it. */
async function recognisedAreas(
  source: Source,
  { page, images }: PdfPageContent,
  areas: readonly AreaToRecognise[],
  onProgress: OnInputProgress,
): Promise<DrawingPage> {
  const { texts, paths } = await recognisedMarks(
    {
      page,
      areas,
      pictures: images.map(({ box }) => box),
      paint: (box) => greyPart(source, page.number, box, paintedDpi),
      recogniser: () => source.platform.recogniser(),
    },
    onProgress,
  )
  return {
    ...page,
    source: 'mixed',
    texts: [...page.texts, ...texts],
    paths: [...page.paths, ...paths],
  }
}

/** An error of pdf.js means a broken file. */
async function contentOf({ pdfjs, document }: Source, number: number): Promise<PdfPageContent> {
  try {
    return await readPdfPage(pdfjs, document, await document.getPage(number))
  } catch (error) {
    throw new RefusedError({ reason: 'broken', format: 'pdf' }, { cause: error })
  }
}

/**
 * Paints a part of a page, or all of it.
 *
 * @throws RefusedError for one with more pixels than any sheet has, since files can state any size, and for one that
 * cannot be painted.
 */
async function greyPart(source: Source, number: number, box: Box, dpi: number): Promise<GreyImage> {
  const scale = dpi / mmPerInch
  checkPixels({ width: Math.round(box.width * scale), height: Math.round(box.height * scale) })
  const canvas = await painted(source, number, box, scale).catch((cause: unknown) => {
    if (cause instanceof RefusedError) throw cause
    throw new RefusedError({ reason: 'broken', format: 'pdf' }, { cause })
  })
  const image = greyOfCanvas(canvas)
  // Frees the memory of the canvas at once.
  canvas.width = 0
  canvas.height = 0
  return image
}

/**
 * Paints a part of a page on white.
 *
 * @throws RefusedError when it takes longer than a page may: each of many transparent groups is a picture of its own.
 */
async function painted(source: Source, number: number, box: Box, scale: number): Promise<Canvas> {
  const page = await source.document.getPage(number)
  const canvas = source.platform.canvas(
    Math.max(1, Math.round(box.width * scale)),
    Math.max(1, Math.round(box.height * scale)),
  )
  const viewport = page.getViewport({
    scale: scale * millimetresPerUnit(page),
    offsetX: -box.x * scale,
    offsetY: -box.y * scale,
  })
  const task = page.render({
    canvas: null,
    canvasContext: canvas.getContext('2d') as CanvasRenderingContext2D,
    viewport,
    background: '#ffffff',
  })
  const began = performance.now()
  let isTooLong = false
  task.onContinue = (next: () => void) => {
    isTooLong = performance.now() - began > secondsPerPage * 1000
    if (isTooLong) task.cancel()
    else next()
  }
  await task.promise.catch((cause: unknown) => {
    if (!isTooLong) throw cause
    const refusal = { reason: 'time-limit', seconds: secondsPerPage, page: number } as const
    throw new RefusedError(refusal, { cause })
  })
  return canvas
}
