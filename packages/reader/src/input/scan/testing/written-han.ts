import type { SKRSContext2D } from '@napi-rs/canvas'
import type { GreyImage } from '../../raster/grey-image.ts'
import { drawnPicture } from './drawn-picture.ts'

/** Strokes of letters in squares of 100: x and y of their points, from the top. */
const strokes: Readonly<Record<string, readonly (readonly number[])[]>> = {
  比: [
    [8, 38, 44, 34],
    [16, 12, 16, 88, 46, 74],
    [92, 22, 56, 44],
    [56, 10, 56, 82, 60, 88, 88, 88, 92, 82, 94, 66],
  ],
  例: [
    [28, 8, 20, 28, 6, 48],
    [18, 34, 18, 94],
    [32, 18, 68, 16],
    [48, 18, 42, 40, 30, 58],
    [42, 38, 64, 38, 58, 62, 48, 78, 32, 92],
    [38, 50, 54, 64],
    [74, 22, 74, 72],
    [90, 10, 90, 88, 84, 92, 78, 86],
  ],
  材: [
    [6, 32, 46, 30],
    [26, 8, 26, 94],
    [26, 34, 6, 70],
    [28, 42, 44, 60],
    [50, 34, 96, 32],
    [78, 8, 78, 88, 72, 92, 62, 86],
    [76, 36, 66, 56, 48, 74],
  ],
  料: [
    [10, 20, 18, 36],
    [42, 16, 34, 36],
    [6, 46, 46, 44],
    [26, 8, 26, 94],
    [24, 50, 6, 78],
    [28, 54, 44, 68],
    [58, 18, 68, 28],
    [54, 38, 66, 48],
    [48, 68, 96, 60],
    [82, 8, 82, 94],
  ],
}
/** Height of a letter, and the margin around a line, in pixels. */
const [height, margin] = [44, 10]

/** A line of 比, 例, 材 and 料 as a pen leaves it. */
export function writtenHan(text: string): GreyImage {
  const width = Math.ceil(text.length * height * 1.15 + 2 * margin)
  const draw = (context: SKRSContext2D) => {
    for (const [index, letter] of [...text].entries()) {
      for (const points of strokes[letter] ?? []) {
        context.beginPath()
        for (let i = 0; i < points.length; i += 2) {
          const [x, y] = [points[i] as number, points[i + 1] as number]
          const left = margin + index * height * 1.15
          context.lineTo(left + (x * height) / 100, margin + (y * height) / 100)
        }
        context.stroke()
      }
    }
  }
  return drawnPicture(width, draw, height + 2 * margin)
}
