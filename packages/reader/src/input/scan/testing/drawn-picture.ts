import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import type { Canvas } from '../../platform.ts'
import type { GreyImage } from '../../raster/grey-image.ts'
import { greyOfCanvas } from '../../raster/native-picture.ts'

/** A picture, square by default, of what is drawn on white paper in black strokes three pixels wide. */
export function drawnPicture(
  width: number,
  draw: (context: SKRSContext2D) => void,
  height = width,
): GreyImage {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.lineWidth = 3
  draw(context)
  return greyOfCanvas(canvas as unknown as Canvas)
}
