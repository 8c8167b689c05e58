import { reportTraffic } from '@firstangle/reader/traffic'
import { placeBalloons } from '../balloons/place-balloons.ts'
import { balloonedPdf } from './ballooned-pdf.ts'
import type { PdfAnswer, PdfRequest } from './pdf-request.ts'
import { type RedactedSheet, redactedPdf, type SheetStrip } from './redacted-pdf.ts'
import { packPixels } from './strip-pixels.ts'

/* Makes PDF files away from the main thread. */

reportTraffic()

/** Sheets of the redacted file that is being made. */
const sheets: (Omit<RedactedSheet, 'strips'> & { strips: SheetStrip[] })[] = []
let queue: Promise<void> = Promise.resolve()

addEventListener('message', ({ data }: MessageEvent<PdfRequest>) => {
  queue = queue.then(async () => {
    const answer = await answerTo(data).catch(
      (error: unknown): PdfAnswer => ({ type: 'failed', message: String(error) }),
    )
    postMessage(answer)
  })
})

async function answerTo(request: PdfRequest): Promise<PdfAnswer> {
  switch (request.type) {
    case 'balloon': {
      const placed = request.sheets.map(({ values, ...sheet }) => ({
        ...sheet,
        balloons: placeBalloons(values, sheet),
      }))
      return { type: 'file', bytes: await balloonedPdf(request.pdf, placed, request.list) }
    }
    case 'sheet':
      sheets.push({ width: request.width, height: request.height, strips: [] })
      return { type: 'done' }
    case 'strip':
      sheets.at(-1)?.strips.push(await stripOf(request))
      return { type: 'done' }
    case 'finish':
      return { type: 'file', bytes: await redactedPdf(sheets) }
  }
}

/** The pixels of a strip, with black in place of what is removed. */
async function stripOf(request: PdfRequest & { type: 'strip' }): Promise<SheetStrip> {
  const { box, scale, bitmap, areas } = request
  const { width, height } = bitmap
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('There is no canvas to draw on')
  context.drawImage(bitmap, 0, 0)
  bitmap.close()
  context.fillStyle = '#000'
  for (const area of areas) {
    const [x, y] = [(area.x - box.x) * scale, (area.y - box.y) * scale].map(Math.floor)
    context.fillRect(
      x ?? 0,
      y ?? 0,
      Math.ceil(area.width * scale) + 1,
      Math.ceil(area.height * scale) + 1,
    )
  }
  const { data } = context.getImageData(0, 0, width, height)
  return { top: box.y, height: box.height, pixels: await packPixels(data, width, height) }
}
