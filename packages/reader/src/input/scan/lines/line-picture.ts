import { blankPaper, type GreyImage, turned, white } from '../../raster/grey-image.ts'
import { type Component, eachRun } from '../ink/components.ts'
import type { LineFrame } from './line-box.ts'

/** Paper kept around a line, in pixels: Tesseract reads poorly without. */
export const linePadding = 10

/** Soft edge of a stroke on each side of its ink, in pixels. */
const softEdge = 1

/** Only the parts of a line, in the greys of the scan on white paper, turned upright. */
export function linePicture(
  image: GreyImage,
  parts: readonly Component[],
  frame: LineFrame,
): GreyImage {
  const picture = blankPaper(
    frame.right - frame.left + 2 * linePadding,
    frame.bottom - frame.top + 2 * linePadding,
  )
  for (const part of parts) copyMark(image, part, picture, frame)
  darken(picture.pixels)
  return turned(picture, frame.turn)
}

/** Copies the greys of a mark with its soft edges; where two marks meet, the darker grey stays. */
function copyMark(
  image: GreyImage,
  part: Component,
  { width, pixels }: GreyImage,
  frame: LineFrame,
): void {
  eachRun(part, (row, first, last) => {
    const from = Math.max(0, first - softEdge)
    const to = Math.min(image.width, last + softEdge)
    for (let y = row - softEdge; y <= row + softEdge; y += 1) {
      if (y < 0 || y >= image.height) continue
      const target = (y - frame.top + linePadding) * width - frame.left + linePadding
      for (let x = from; x < to; x += 1) {
        const shade = image.pixels[y * image.width + x] as number
        if (shade < (pixels[target + x] as number)) pixels[target + x] = shade
      }
    }
  })
}

/** Thin lettering is grey in a scan: stretched until its darkest pixel is black. */
function darken(pixels: Uint8Array): void {
  const darkest = pixels.reduce((least, shade) => Math.min(least, shade), white)
  if (darkest === 0 || darkest === white) return
  const scale = white / (white - darkest)
  for (const [at, shade] of pixels.entries()) pixels[at] = (shade - darkest) * scale
}
