import { letteringLines } from '../lettering/lettering-lines.ts'
import type { DrawingPage } from '../page.ts'
import { readPage } from '../read-page.ts'
import type { PageReading } from '../reading.ts'
import { findSheetRegions } from '../sheet/structure/sheet-regions.ts'
import type { ReadingProgress, ReadingStep, ReadSheet } from '../workers/reader-client.ts'
import type { InputStep, OpenDrawing, PageInput } from './drawing-file.ts'
import { grownReading } from './grown-reading.ts'
import { noticeOf } from './notice.ts'
import { asShown } from './placement.ts'
import type { PictureHeader } from './raster/picture-header.ts'
import { type Refusal, RefusedError } from './refusal.ts'

/** Share of the progress that opening all pages takes. */
const opening = 0.2

/** Where each step of recognition begins and ends, as shares of its time; the rest is reading the values. */
const shares = {
  extract: [0, 0.1],
  find: [0.1, 0.35],
  recognise: [0.35, 0.97],
} as const satisfies Record<InputStep, readonly [number, number]>

/** What is reported while a drawing is read. */
interface SheetReports {
  /** Recognition waits for the promise, and ends where it is rejected. */
  onProgress(progress: ReadingProgress): void | Promise<void>
  /** Something can be shown: all sheets, some of them with lettering that is still to be recognised. */
  onSheets(sheets: readonly ReadSheet[]): void | Promise<void>
}

export interface Page {
  sheet: ReadSheet
  refusal: Refusal | null
  recognise: PageInput['recognise']
  /** Whether its size is known. */
  hasSize: boolean
  /** Of a picture that is not unpacked yet. */
  header?: PictureHeader
}

/**
 * Reads every page of a drawing: first what the file says itself, which takes moments, then what has to be recognised.
 * A page that is refused stays in its place with its reason.
 *
 * @throws RefusedError when nothing of the file can be read.
 */
export async function readSheets(
  drawing: OpenDrawing,
  { onProgress, onSheets }: SheetReports,
): Promise<ReadSheet[]> {
  const count = drawing.pageCount
  const pages: Page[] = []
  for (let number = 1; number <= count; number += 1) {
    const report = (step: ReadingStep, from: number, until: number) => {
      const done = (part: number) => ((number - 1 + part) / count) * opening
      return onProgress({ step, page: number, pages: count, done: done(from), until: done(until) })
    }
    await report('extract', 0, 0.6)
    pages.push(await openedPage(drawing, number, () => report('read', 0.6, 1)))
  }
  const waiting = pages.filter(({ recognise }) => recognise !== null)
  let isShown = false
  const show = async () => {
    if (!isWorthShowing(pages)) return
    isShown = true
    await onSheets(pages.map(({ sheet }) => sheet))
  }
  if (waiting.length > 0) await show()
  // Once sheets are shown, progress starts again at zero for the recognition of the rest.
  const start = isShown ? 0 : opening
  for (const [index, page] of waiting.entries()) {
    const number = page.sheet.reading.page
    await recognisePage(page, (step, from, until) => {
      const done = (part: number) => start + ((index + part) / waiting.length) * (1 - start)
      return onProgress({ step, page: number, pages: count, done: done(from), until: done(until) })
    })
    if (index < waiting.length - 1) await show()
  }
  refuseWhole(pages)
  return pages.map(({ sheet }) => sheet)
}

/** A page as far as the file itself says what stands on it. */
export async function openedPage(
  drawing: OpenDrawing,
  number: number,
  onRead: () => void | Promise<void>,
): Promise<Page> {
  try {
    const { page, recognise, header } = await drawing.page(number)
    if (!page) {
      const sheet = { ...emptySheet(number), isPartial: recognise !== null }
      return { sheet, refusal: null, recognise, hasSize: false, ...(header && { header }) }
    }
    await onRead()
    const isPartial = recognise !== null
    return { sheet: { ...sheetOf(page), isPartial }, refusal: null, recognise, hasSize: true }
  } catch (error) {
    return refusedPage(number, error)
  }
}

/** Reads the page again with what is recognised in it. */
async function recognisePage(
  page: Page,
  report: (step: ReadingStep, from: number, until: number) => void | Promise<void>,
): Promise<void> {
  const { sheet, recognise } = page
  try {
    const content = await recognise?.((step, fraction) => {
      const [from, until] = shares[step]
      return report(step, from + fraction * (until - from), until)
    })
    await report('read', shares.recognise[1], 1)
    if (!content) return
    const whole = sheetOf(content)
    const reading = grownReading(sheet.reading, whole.reading)
    Object.assign(page, { sheet: { ...whole, reading }, recognise: null, hasSize: true })
  } catch (error) {
    const refused = refusedPage(sheet.reading.page, error)
    // What the file says itself stays, whatever its pictures are.
    if (isBare(sheet.reading)) Object.assign(page, refused)
    else Object.assign(page, { recognise: null })
  }
}

/** A page that is not read, with the reason. */
export function refusedPage(number: number, error: unknown): Page {
  if (!(error instanceof RefusedError)) throw error
  const sheet = { ...emptySheet(number), refusal: noticeOf(error.refusal) }
  return { sheet, refusal: error.refusal, recognise: null, hasSize: true }
}

/** Values of one sheet are there, and a place for each other one. */
function isWorthShowing(pages: readonly Page[]): boolean {
  return pages.every(({ hasSize }) => hasSize) && pages.some(({ sheet }) => !isBare(sheet.reading))
}

/**
 * Refuses a file of which nothing is known to be readable; pages that are still to be recognised may hold anything.
 *
 * @throws RefusedError with the reason of the first page.
 */
export function refuseWhole(pages: readonly Page[]): void {
  const [first] = pages.flatMap(({ refusal }) => refusal ?? [])
  if (first && pages.every(({ refusal }) => refusal !== null)) throw new RefusedError(first)
  if (pages.some(({ recognise }) => recognise !== null)) return
  if (pages.every(({ sheet }) => sheet.lettering.length === 0)) {
    throw new RefusedError({ reason: 'no-text' })
  }
  if (pages.every(({ sheet }) => isBare(sheet.reading))) {
    throw new RefusedError({ reason: 'no-values' })
  }
}

/** Its size and language are all that is known of it. */
const isBare = ({ pageType, features, parts }: PageReading) =>
  pageType === 'MISCELLANEOUS' && features.length === 0 && parts.length === 0

function sheetOf(content: DrawingPage): ReadSheet {
  const reading = readPage(content)
  const { pageType } = reading
  if (pageType !== 'COMPONENT_DRAWING' && pageType !== 'MISCELLANEOUS') {
    throw new RefusedError({ reason: 'not-a-part', pageType, page: content.number })
  }
  const { source, dpi } = content
  const lettering = letteringLines(content.texts)
  const { titleBlock } = findSheetRegions(content)
  const sheet = { source, dpi, reading, refusal: null, isPartial: false, lettering, titleBlock }
  return asShown(sheet, content.shown)
}

/** A page without values, of the size of A4 because its own may not even be known. */
function emptySheet(page: number): ReadSheet {
  return {
    source: 'scan',
    dpi: null,
    reading: {
      page,
      width: 210,
      height: 297,
      features: [],
      metadata: [],
      parts: [],
      insights: [],
      pageType: 'MISCELLANEOUS',
    },
    refusal: null,
    isPartial: false,
    lettering: [],
    titleBlock: null,
  }
}
