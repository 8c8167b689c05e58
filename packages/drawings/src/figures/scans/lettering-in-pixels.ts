import { mmPerInch } from '../../standards/mm-per-inch.ts'
import { defineFigure, type FigureItem, lettering, point } from '../kit/index.ts'
import { pixels } from '../parts/scan/pixels.ts'
import { blackAndWhite, scanned, strokesOfText } from '../parts/scan/raster.ts'

/** Height of the lettering on the drawing, mm; a grid unit is a tenth of it. */
const height = 2.5
const resolutions = [100, 200, 300] as const

/** Millimetres on the sheet for a grid unit, and what is shown around the text in grid units. */
const scale = 1.95
const margin = { x: 1.4, top: 1.2 }
const tall = 14.6
const pitch = 36.5
const left = 3
const rows = { grey: 19, binary: 57 }

/** One text at three resolutions, as a scanner delivers it in grey and in black and white; every square is a pixel. */
export const figure = defineFigure({
  size: { width: 110, height: 88 },
  labels: ['grey', 'binary', 'pixels'],
  draw: ({ words, locale }): FigureItem[] => {
    const { width, strokes } = strokesOfText(locale === 'de' ? '3,8' : '3.8')
    const panel = (dpi: number, index: number): FigureItem[] => {
      const pixel = ((mmPerInch / dpi) * 10) / height
      const x = left + index * pitch
      const picture = scanned(strokes, {
        pixel,
        // A scanner's raster meets the lettering anywhere.
        origin: point(-margin.x - 0.31 * pixel, -margin.top - 0.23 * pixel),
        columns: Math.ceil((width + 2 * margin.x) / pixel),
        rows: Math.ceil(tall / pixel),
      })
      const high = Math.round(10 / pixel)
      const side = pixel * scale
      return [
        lettering(`${dpi} dpi`, x + 3, 6),
        lettering(words.pixels.replace('#', String(high)), x + 3, 11, { height: 2.5 }),
        ...pixels(picture, point(x, rows.grey), side),
        ...pixels(blackAndWhite(picture), point(x, rows.binary), side),
      ]
    }
    return [
      ...resolutions.flatMap(panel),
      lettering(words.grey, left + 3, rows.grey - 2, { height: 2.5 }),
      lettering(words.binary, left + 3, rows.binary - 2, { height: 2.5 }),
    ]
  },
})
