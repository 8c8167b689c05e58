import { mmPerInch } from '../../standards/mm-per-inch.ts'
import {
  defineFigure,
  type FigureItem,
  lettering,
  line,
  type Point,
  point,
  toned,
} from '../kit/index.ts'
import { compressed } from '../parts/scan/jpeg.ts'
import { pixels } from '../parts/scan/pixels.ts'
import { scanned, strokesOfText } from '../parts/scan/raster.ts'

/** Lettering of 2.5 mm at 200 dpi in three by three blocks of JPEG; a grid unit is a tenth of its height. */
const scan = { height: 2.5, dpi: 200 }
/** A pixel in grid units. */
const pixel = ((mmPerInch / scan.dpi) * 10) / scan.height
const count = 24
const side = 2.1
const quality = 15
const levels = 16

const at = { before: point(3, 14), after: point(57, 14) }

/** Borders of the blocks that JPEG compresses one by one. */
const blocks = ({ x, y }: Point): FigureItem =>
  toned(
    'action',
    [0, 1, 2, 3].flatMap((n) => [
      line('narrow', x + n * 8 * side, y, x + n * 8 * side, y + count * side),
      line('narrow', x, y + n * 8 * side, x + count * side, y + n * 8 * side),
    ]),
  )

/** One figure before and after strong JPEG compression, computed block by block; every square is a pixel. */
export const figure = defineFigure({
  size: { width: 110, height: 76 },
  labels: ['before', 'after', 'block'],
  draw: ({ words }): FigureItem[] => {
    const picture = scanned(strokesOfText('8').strokes, {
      pixel,
      origin: point(-3.6, -1.1),
      columns: count,
      rows: count,
    })
    return [
      lettering(words.before, at.before.x, 9, { height: 3 }),
      lettering(words.after, at.after.x, 9, { height: 3 }),
      ...pixels(picture, at.before, side, { levels }),
      ...pixels(compressed(picture, quality), at.after, side, { levels }),
      blocks(at.before),
      blocks(at.after),
      toned('action', [lettering(words.block, at.before.x, 71, { height: 2.5 })]),
    ]
  },
})
