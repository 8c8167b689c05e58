import type { GreyImage } from '../../raster/grey-image.ts'

/** A rectangle of one shade on paper; its ends are exclusive. */
export interface GreyStroke {
  readonly x: readonly [from: number, to: number]
  readonly y: readonly [from: number, to: number]
  readonly shade: number
}

/** The shade of the paper. */
export const paperShade = 230

/** Grey paper of 600 by 200 pixels with strokes, of which later ones cover earlier ones. */
export function paperWith(...strokes: readonly GreyStroke[]): GreyImage {
  const [width, height] = [600, 200]
  const pixels = new Uint8Array(width * height).fill(paperShade)
  for (const { x, y, shade } of strokes) {
    for (let row = y[0]; row < y[1]; row += 1)
      pixels.fill(shade, row * width + x[0], row * width + x[1])
  }
  return { width, height, pixels }
}
