import { figureRows } from '../../ocr/figure-line.ts'
import { type GreyImage, white } from '../../raster/grey-image.ts'
import { meanShade } from '../../raster/mean-shade.ts'
import type { Letters } from './letters-of-line.ts'
import { type LineFrame, onPage } from './line-box.ts'

/** Rows that capitals fill. */
export const rowsOfCapitals = figureRows / 2
/** Paper kept before and behind a line, in heights of capitals. */
export const lineAside = 0.5
/** Wider lines (pixels) are no values. */
export const widestLine = 480
/** Narrower ones have no character, in pixels of the picture. */
export const narrowestLine = 4
/** The first row of the picture lies this far above the base line, in heights of capitals. */
export const aboveBase = 1.5

/**
 * A line with all that stands around it in the scan, upright, in the size that the network for figures takes; null where
 * the line is too long for it.
 */
export function figurePicture(
  image: GreyImage,
  frame: LineFrame,
  { baseline, capitals }: Letters,
): GreyImage | null {
  const size = capitals / rowsOfCapitals
  const isLevel = frame.turn === 0 || frame.turn === 180
  const length = isLevel ? frame.right - frame.left : frame.bottom - frame.top
  const width = Math.round((length + 2 * lineAside * capitals) / size)
  if (width > widestLine || width < narrowestLine) return null
  const pixels = new Uint8Array(width * figureRows)
  const top = baseline - aboveBase * capitals
  for (let row = 0; row < figureRows; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const u = column * size - lineAside * capitals
      pixels[row * width + column] = shadeAlong(image, frame, u, top + row * size, size)
    }
  }
  return { width, height: figureRows, pixels: stretched(pixels) }
}

/** Mean shade of a square along the line. */
function shadeAlong(image: GreyImage, frame: LineFrame, u: number, v: number, size: number) {
  const one = onPage(frame, u, v)
  const other = onPage(frame, u + size, v + size)
  const [left, right] = [Math.min(one.x, other.x), Math.max(one.x, other.x)]
  const [top, bottom] = [Math.min(one.y, other.y), Math.max(one.y, other.y)]
  return meanShade(image, left, top, right, bottom)
}

/** Shades from black to white. */
export function stretched(pixels: Uint8Array): Uint8Array {
  let [dark, light] = [white, 0]
  for (const shade of pixels) {
    dark = Math.min(dark, shade)
    light = Math.max(light, shade)
  }
  if (light - dark < 30) return pixels
  return pixels.map((shade) => Math.round(((shade - dark) * white) / (light - dark)))
}
