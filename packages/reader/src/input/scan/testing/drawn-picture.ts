import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import type { Canvas } from '../../platform.ts'
import type { GreyImage } from '../../raster/grey-image.ts'
import { greyOfCanvas } from '../../raster/native-picture.ts'

/** A square picture of what is drawn on white paper, in black strokes three pixels wide. */
export function drawnPicture(side: number, draw: (context: SKRSContext2D) => void): GreyImage {
  const canvas = createCanvas(side, side)
  const context = canvas.getContext('2d')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, side, side)
  context.lineWidth = 3
  draw(context)
  return greyOfCanvas(canvas as unknown as Canvas)
}
