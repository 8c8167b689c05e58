import { drawingPdf } from '@firstangle/drawings/pdf'
import { jpegOf, pngOf } from '../sheets/picture-files.ts'
import { scanPage } from '../sheets/scan-page.ts'
import { benchmarkSheets } from './sheets.ts'

/** Sheets of the benchmark that visitors are offered, by what is special about them. */
const offered = {
  clean: 'de-lines',
  scan300: 'shaft-copied-300',
  scan200: 'plate-scan-200',
  photo: 'bracket-photo',
  turned: 'bracket-turned-90',
  assembly: 'assembly',
  inch: 'plate-inch',
  italian: 'it-lines',
} as const

type SampleSheetId = keyof typeof offered

export const sampleSheetIds = Object.keys(offered) as readonly SampleSheetId[]

/** A file to try, with what stands on it. */
export interface SampleSheet {
  readonly id: SampleSheetId
  readonly ending: 'pdf' | 'png' | 'jpg'
  readonly bytes: Uint8Array
  readonly truth: Record<string, unknown>
}

/** As small as it can be without its values suffering. */
const jpegQuality = 36

/** Makes the file of a sample; the same each time. */
export async function sampleSheet(id: SampleSheetId): Promise<SampleSheet> {
  const sheet = benchmarkSheets.find(({ name }) => name === offered[id])
  if (!sheet) throw new Error(`The benchmark has no sheet ${offered[id]}`)
  const { page, truth } = sheet.draw()
  const { file } = sheet
  if (file.kind === 'pdf') {
    return { id, ending: 'pdf', bytes: await drawingPdf(page, file.style), truth }
  }
  if (id === 'photo') {
    // A camera's own noise is most of such a file.
    const picture = scanPage(page, { ...file.scan, noise: 0 })
    return { id, ending: 'jpg', bytes: jpegOf(picture, jpegQuality), truth }
  }
  return { id, ending: 'png', bytes: pngOf(scanPage(page, file.scan), file.scan.dpi), truth }
}
