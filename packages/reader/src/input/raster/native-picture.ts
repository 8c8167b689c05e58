import type { Canvas } from '../platform.ts'
import { type GreyImage, writeGrey } from './grey-image.ts'

/** Rows taken at a time: a whole sheet in colours would take four times its memory. */
const strip = 512

/** Grey of a picture that the platform unpacked. */
export function greyOfPicture(
  picture: CanvasImageSource & { readonly width: number; readonly height: number },
  makeCanvas: (width: number, height: number) => Canvas,
): GreyImage {
  const { width, height } = picture
  const canvas = makeCanvas(width, Math.min(strip, height))
  const context = contextOf(canvas, { willReadFrequently: true })
  return greyOfStrips(width, height, (y, rows) => {
    context.clearRect(0, 0, width, canvas.height)
    context.drawImage(picture, 0, -y)
    return context.getImageData(0, 0, width, rows)
  })
}

/** Grey of what stands on a canvas. */
export function greyOfCanvas(canvas: Canvas): GreyImage {
  const { width, height } = canvas
  const context = contextOf(canvas)
  return greyOfStrips(width, height, (y, rows) => context.getImageData(0, y, width, rows))
}

function greyOfStrips(
  width: number,
  height: number,
  stripAt: (y: number, rows: number) => ImageData,
): GreyImage {
  const pixels = new Uint8Array(width * height)
  for (let y = 0; y < height; y += strip) {
    writeGrey(stripAt(y, Math.min(strip, height - y)).data, pixels, y * width)
  }
  return { width, height, pixels }
}

function contextOf(canvas: Canvas, options?: object): CanvasRenderingContext2D {
  const context = canvas.getContext('2d', options)
  if (!context) throw new Error('There is no canvas to draw on')
  return context
}
