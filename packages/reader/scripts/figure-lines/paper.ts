import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import type { Shades } from './scanned.ts'

/** White paper to draw on in black; sides are in pixels and rounded up. */
export function paper(width: number, height: number): SKRSContext2D {
  const canvas = createCanvas(Math.ceil(width), Math.ceil(height))
  const context = canvas.getContext('2d')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = '#000'
  context.strokeStyle = '#000'
  return context
}

/** The shades of what was drawn. */
export function shadesOf(context: SKRSContext2D): Shades {
  const { width, height } = context.canvas
  const { data } = context.getImageData(0, 0, width, height)
  const values = new Float32Array(width * height)
  for (let i = 0; i < values.length; i += 1) values[i] = data[4 * i] as number
  return { width, values }
}
