import { createHash } from 'node:crypto'
import { drawingPdf } from '@firstangle/drawings/pdf'
import { pngOf } from '../sheets/picture-files.ts'
import { scanPage } from '../sheets/scan-page.ts'
import type { BenchmarkSheet } from './sheets.ts'

/** A sheet of the benchmark as a file. */
interface SheetFile {
  readonly bytes: Uint8Array
  readonly truth: Record<string, unknown>
  /** Of what is read and of the truth: the bytes of a PDF, the pixels of a picture (packing them is up to zlib). */
  readonly sha256: string
}

/** Makes the file of a sheet; the same sheet always gives the same one. */
export async function sheetFile({ draw, file }: BenchmarkSheet): Promise<SheetFile> {
  const { page, truth } = draw()
  const hash = createHash('sha256').update(JSON.stringify(truth))
  if (file.kind === 'pdf') {
    const bytes = await drawingPdf(page, file.style)
    return { bytes, truth, sha256: hash.update(bytes).digest('hex') }
  }
  const sheet = scanPage(page, file.scan)
  hash.update(`${sheet.width} ${sheet.height}`).update(sheet.grey)
  return { bytes: pngOf(sheet, file.scan.dpi), truth, sha256: hash.digest('hex') }
}
