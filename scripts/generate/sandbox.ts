import { createHash } from 'node:crypto'
import { type Drawing, drawBalloons, drawingIds, getDrawing, rectangle } from '@firstangle/drawings'
import { drawingPdf, type PdfSheet, sheetsPdf } from '@firstangle/drawings/pdf'
import { Resvg } from '@resvg/resvg-js'
import type { SandboxData, SandboxFile } from '../../server/sandbox/sandbox-data.ts'
import { sampleSheets } from '../../shared/api-schemas/sandbox.ts'
import { redactionBars, withoutInk } from './redaction.ts'
import { thumbnailFile } from './thumbnail.ts'
import { balloonsOf } from './use-case-pieces.ts'

const thumbnailWidth = 480

/** Everything the sandbox answers with: responses and files of each sheet, and the samples as files to send. */
export async function sandboxData(): Promise<SandboxData> {
  const files: Record<string, SandboxFile> = {}
  for (const drawing of drawingIds.map(getDrawing)) {
    const { id } = drawing
    files[`${id}-redaction.pdf`] = pdf(await drawingPdf(redacted(drawing)))
    files[`${id}-balloons.pdf`] = pdf(await drawingPdf(ballooned(drawing)))
    files[`${id}-thumbnails.png`] = fileOf('image/png', thumbnail(drawing))
  }
  for (const [name, ids] of Object.entries(sampleSheets)) {
    files[`${name}.pdf`] = pdf(await sheetsPdf(ids.map(getDrawing)))
  }
  const sheets = drawingIds.map((id) => [id, getDrawing(id).responses])
  return { samples: sampleSheets, sheets: Object.fromEntries(sheets), files }
}

function ballooned(drawing: Drawing): PdfSheet {
  const { sheet, displayList } = drawing
  return { sheet, displayList: [...displayList, ...drawBalloons(balloonsOf(drawing))] }
}

function redacted({ sheet, displayList, ...drawing }: Drawing): PdfSheet {
  const bars = redactionBars({ sheet, displayList, ...drawing })
  const black = bars.map(({ x, y, width, height }) => rectangle('fill', x, y, width, height))
  return { sheet, displayList: [...withoutInk(displayList, bars), ...black] }
}

function thumbnail(drawing: Drawing): Uint8Array {
  const options = {
    background: 'white',
    fitTo: { mode: 'width' as const, value: thumbnailWidth },
    font: { loadSystemFonts: false },
  }
  return new Resvg(thumbnailFile(drawing), options).render().asPng()
}

const pdf = (bytes: Uint8Array) => fileOf('application/pdf', bytes)

function fileOf(mediaType: string, bytes: Uint8Array): SandboxFile {
  return {
    mediaType,
    bytes: bytes.byteLength,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    base64: Buffer.from(bytes).toString('base64'),
  }
}
