import type { PDFPage } from 'pdf-lib'
import { PDFName, PDFNumber } from 'pdf-lib'

/** `[a b c d e f]`: maps millimetres as shown, y downwards, to units of the page. */
export type PageMatrix = readonly [number, number, number, number, number, number]

const pointsPerMillimetre = 72 / 25.4

/**
 * How a place on the sheet as shown lies in the page's own space: crop box, /Rotate and UserUnit are taken into account
 * (ISO 32000-2, 7.7.3.3 and 14.11.2).
 */
export function pageMatrix(page: PDFPage): PageMatrix {
  const { x, y, width, height } = page.getCropBox()
  const unit = page.node.get(PDFName.of('UserUnit'))
  const scale = pointsPerMillimetre / (unit instanceof PDFNumber ? unit.asNumber() : 1)
  const turn = ((page.getRotation().angle % 360) + 360) % 360
  if (turn === 90) return [0, scale, scale, 0, x, y]
  if (turn === 180) return [-scale, 0, 0, scale, x + width, y]
  if (turn === 270) return [0, -scale, -scale, 0, x + width, y + height]
  return [scale, 0, 0, -scale, x, y + height]
}
