import type { ReadDrawing } from '@firstangle/reader'

/** Length of the longer side, pixels. */
const longSide = 800

/** A small picture of a sheet as PNG. */
export async function thumbnailOf(drawing: ReadDrawing, page: number): Promise<Blob> {
  const sheet = drawing.sheets.find(({ reading }) => reading.page === page)
  if (!sheet) throw new Error(`There is no sheet ${page}`)
  const { width, height } = sheet.reading
  const scale = longSide / Math.max(width, height)
  const bitmap = await drawing.picture({ page, box: { x: 0, y: 0, width, height }, scale })
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap)
  return canvas.convertToBlob({ type: 'image/png' })
}
