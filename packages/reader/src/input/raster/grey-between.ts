import type { GreyImage } from './grey-image.ts'

/**
 * The grey of a picture at a place between four pixels, each weighted by how near it is (bilinear); undefined at the border
 * and outside, where there are not four.
 */
export function greyBetween(
  { width, height, pixels }: GreyImage,
  x: number,
  y: number,
): number | undefined {
  const left = Math.floor(x)
  const top = Math.floor(y)
  if (left < 0 || top < 0 || left + 1 >= width || top + 1 >= height) return undefined
  const dx = x - left
  const dy = y - top
  const at = top * width + left
  const above = (pixels[at] as number) * (1 - dx) + (pixels[at + 1] as number) * dx
  const below = (pixels[at + width] as number) * (1 - dx) + (pixels[at + width + 1] as number) * dx
  return above * (1 - dy) + below * dy
}
