import { figureRows } from '../../ocr/figure-line.ts'
import { greyBetween } from '../../raster/grey-between.ts'
import { type GreyImage, white } from '../../raster/grey-image.ts'
import {
  aboveBase,
  lineAside,
  narrowestLine,
  rowsOfCapitals,
  stretched,
  widestLine,
} from '../lines/figure-picture.ts'
import type { FoundLine } from './lines-of-cells.ts'

/**
 * A line at any angle with all that stands around it, level, in the size that the network for figures takes; null where it is
 * too long for it.
 */
export function lineCutout(
  image: GreyImage,
  { x, y, length, capitals, angle }: FoundLine,
): GreyImage | null {
  const size = capitals / rowsOfCapitals
  const width = Math.round((length + 2 * lineAside * capitals) / size)
  if (width > widestLine || width < narrowestLine) return null
  // So many places along each side of a pixel give its mean.
  const looks = Math.max(1, Math.ceil(size))
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const pixels = new Uint8Array(width * figureRows)
  for (let row = 0; row < figureRows; row += 1) {
    for (let column = 0; column < width; column += 1) {
      let sum = 0
      for (let i = 0; i < looks * looks; i += 1) {
        const u = (column + ((i % looks) + 0.5) / looks) * size - lineAside * capitals
        const v = (row + (Math.floor(i / looks) + 0.5) / looks) * size - aboveBase * capitals
        // Shades stand in the middle of their pixels.
        const [atX, atY] = [x + u * cos - v * sin - 0.5, y + u * sin + v * cos - 0.5]
        sum += greyBetween(image, atX, atY) ?? white
      }
      pixels[row * width + column] = sum / (looks * looks)
    }
  }
  return { width, height: figureRows, pixels: stretched(pixels) }
}
