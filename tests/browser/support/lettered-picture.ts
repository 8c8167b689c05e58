import { createCanvas } from '@napi-rs/canvas'
import { PDFDocument, StandardFonts } from 'pdf-lib'

const dpi = 300
const pixels = (millimetres: number) => Math.round((millimetres / 25.4) * dpi)
const points = (millimetres: number) => (millimetres / 25.4) * 72

/** A sheet of A4 with some values as text of the file and others in a picture of 120 × 60 mm (PDF). */
export async function pdfWithPicture(
  texts: readonly string[],
  pictured: readonly string[],
): Promise<Buffer> {
  const file = await PDFDocument.create()
  const page = file.addPage([842, 595])
  const font = await file.embedFont(StandardFonts.Helvetica)
  for (const [index, text] of texts.entries()) {
    page.drawText(text, { x: 60, y: 500 - index * 40, size: 12, font })
  }
  const canvas = createCanvas(pixels(120), pixels(60))
  const context = canvas.getContext('2d')
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = 'black'
  context.font = `${pixels(5)}px sans-serif`
  for (const [index, text] of pictured.entries()) {
    context.fillText(text, pixels(20), pixels(15 + index * 15))
  }
  const picture = await file.embedPng(canvas.toBuffer('image/png'))
  page.drawImage(picture, { x: 400, y: 200, width: points(120), height: points(60) })
  return Buffer.from(await file.save())
}
