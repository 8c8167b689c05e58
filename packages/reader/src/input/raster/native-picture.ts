import type { Canvas } from '../platform.ts'
import { type GrayImage, writeGray } from './gray-image.ts'

/** Rows that are drawn at a time: a whole sheet in colours would take four times its memory. */
const strip = 512

/** Grey of a picture that the platform unpacked, taken strip by strip. */
export function grayOfCanvas(
  picture: CanvasImageSource & { readonly width: number; readonly height: number },
  makeCanvas: (width: number, height: number) => Canvas,
): GrayImage {
  const { width, height } = picture
  const canvas = makeCanvas(width, Math.min(strip, height))
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('There is no canvas to draw on')
  const pixels = new Uint8Array(width * height)
  for (let y = 0; y < height; y += strip) {
    const rows = Math.min(strip, height - y)
    context.clearRect(0, 0, width, canvas.height)
    context.drawImage(picture, 0, -y)
    writeGray(context.getImageData(0, 0, width, rows).data, pixels, y * width)
  }
  return { width, height, pixels }
}
