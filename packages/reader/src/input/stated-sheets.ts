import type { ReadSheet } from '../workers/reader-client.ts'
import type { OpenDrawing } from './drawing-file.ts'
import { resolutionOf } from './raster/resolution.ts'
import { openedPage, type Page, refusedPage, refuseWhole } from './read-sheets.ts'
import { checkPixels, checkResolution } from './scan-page.ts'

/**
 * The sheets of a drawing as far as the file itself says what stands on them: no pixel is looked at, so hundreds of
 * files take minutes, not hours.
 *
 * @throws RefusedError when nothing of the file can be read.
 */
export async function statedSheets(
  drawing: OpenDrawing,
  onPage: (page: number) => void | Promise<void>,
): Promise<ReadSheet[]> {
  const pages: Page[] = []
  for (let number = 1; number <= drawing.pageCount; number += 1) {
    await onPage(number)
    const page = await openedPage(drawing, number, () => {})
    try {
      pages.push({ ...page, sheet: withResolution(page) })
    } catch (error) {
      pages.push(refusedPage(number, error))
    }
  }
  refuseWhole(pages)
  return pages.map(({ sheet }) => sheet)
}

/**
 * The sheet with the resolution that its file states. One that can only be estimated from the lettering stays unknown
 * until that is recognised.
 *
 * @throws RefusedError for pixels that are not read.
 */
function withResolution({ sheet, header }: Page): ReadSheet {
  const { source, dpi, reading } = sheet
  if (source === 'scan' && dpi !== null) checkResolution({ dpi, isEstimated: false }, reading.page)
  if (!header) return sheet
  checkPixels(header)
  const resolution = resolutionOf(header, null)
  if (resolution.isEstimated) return sheet
  checkResolution(resolution, reading.page)
  return { ...sheet, dpi: Math.round(resolution.dpi) }
}
