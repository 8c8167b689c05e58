import type { DrawingPage } from '../../reader/page.ts'
import { readPage } from '../../reader/read-page.ts'
import type { PageReading } from '../../reader/reading.ts'
import { findSheetRegions } from '../../reader/sheet/sheet-regions.ts'
import { letteringLines } from '../lettering-lines.ts'
import type { ReadingProgress, ReadSheet } from '../reader-client.ts'
import type { OpenDrawing } from './drawing-file.ts'
import { noticeOf } from './notice.ts'
import { type Refusal, RefusedError } from './refusal.ts'

/** Share of a page's time after which each of its steps begins. */
const begins = { extract: 0, recognise: 0.2, read: 0.9 } as const

/**
 * Reads every page of a drawing. A page that is refused stays in its place with its reason.
 *
 * @throws RefusedError when nothing of the file can be read.
 */
export async function readSheets(
  drawing: OpenDrawing,
  onProgress: (progress: ReadingProgress) => void,
): Promise<ReadSheet[]> {
  const pages = drawing.pageCount
  const sheets: ReadSheet[] = []
  const refusals: Refusal[] = []
  for (let page = 1; page <= pages; page += 1) {
    const report = (step: keyof typeof begins, fraction: number) => {
      const share = begins[step] + fraction * 0.7
      onProgress({ step, page, pages, done: (page - 1 + share) / pages })
    }
    try {
      const content = await drawing.page(page, report)
      report('read', 0)
      sheets.push(sheetOf(content, readPage(content)))
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error
      refusals.push(error.refusal)
      sheets.push(refusedSheet(page, error.refusal))
    }
  }
  const [first] = refusals
  if (first && refusals.length === pages) throw new RefusedError(first)
  if (sheets.every(({ lettering }) => lettering.length === 0)) {
    throw new RefusedError({ reason: 'no-text' })
  }
  if (sheets.every(({ reading }) => isBare(reading))) {
    throw new RefusedError({ reason: 'no-values' })
  }
  return sheets
}

/** Its size and language are all that is known of it. */
const isBare = ({ pageType, features, parts }: PageReading) =>
  pageType === 'MISCELLANEOUS' && features.length === 0 && parts.length === 0

function sheetOf(content: DrawingPage, reading: PageReading): ReadSheet {
  const { pageType } = reading
  if (pageType !== 'COMPONENT_DRAWING' && pageType !== 'MISCELLANEOUS') {
    throw new RefusedError({ reason: 'not-a-part', pageType, page: content.number })
  }
  const { source, dpi } = content
  const lettering = letteringLines(content.texts)
  const { titleBlock } = findSheetRegions(content)
  return { source, dpi, reading, refusal: null, lettering, titleBlock }
}

/** A page without values, of the size of A4 because its own may not even be known. */
function refusedSheet(page: number, refusal: Refusal): ReadSheet {
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
    refusal: noticeOf(refusal),
    lettering: [],
    titleBlock: null,
  }
}
