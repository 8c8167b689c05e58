import { type GreyImage, white } from './grey-image.ts'

/**
 * Mean shade of a rectangle of a picture, whose edges are given in pixels and may lie within one: that pixel counts by its
 * share. Beyond the picture is white paper.
 */
export function meanShade(
  { width, height, pixels }: GreyImage,
  left: number,
  top: number,
  right: number,
  bottom: number,
): number {
  let [sum, weight] = [0, 0]
  for (let y = Math.floor(top); y < bottom; y += 1) {
    const high = Math.min(y + 1, bottom) - Math.max(y, top)
    for (let x = Math.floor(left); x < right; x += 1) {
      const share = high * (Math.min(x + 1, right) - Math.max(x, left))
      const isPaper = x < 0 || y < 0 || x >= width || y >= height
      sum += share * (isPaper ? white : (pixels[y * width + x] as number))
      weight += share
    }
  }
  return sum / weight
}
