import type { PageReading } from '../reading.ts'
import type { PictureRequest } from './reader-client.ts'

/** Pixels of the picture of a whole sheet: enough for a large window, little enough for a phone. */
const wholePixels = 3_000_000

/** The picture of a whole sheet that is shown first. */
export function wholePicture({
  page,
  width,
  height,
}: Pick<PageReading, 'page' | 'width' | 'height'>): PictureRequest {
  const scale = Math.sqrt(wholePixels / (width * height))
  return { page, box: { x: 0, y: 0, width, height }, scale }
}

/** One name for requests of the same picture. */
export const nameOfPicture = ({ page, box, scale }: PictureRequest): string =>
  [page, box.x, box.y, box.width, box.height, scale].join(' ')
