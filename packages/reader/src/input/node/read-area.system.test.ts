import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import type { OpenDrawing } from '../drawing-file.ts'
import type { Canvas } from '../platform.ts'
import { readArea } from '../read-area.ts'
import { nodePlatform } from './node-platform.ts'

const platform = nodePlatform()

/** A drawing with a text in capitals of 3.5 mm, 30 mm from the left and from the top, turned clockwise. */
function drawingOf(text: string, degrees: number): OpenDrawing {
  return {
    pageCount: 1,
    page: () => Promise.reject(new Error('only its pixels are read')),
    picture: async (_, box, scale) => {
      const canvas = createCanvas(Math.round(box.width * scale), Math.round(box.height * scale))
      const context = canvas.getContext('2d')
      context.fillStyle = 'white'
      context.fillRect(0, 0, canvas.width, canvas.height)
      context.scale(scale, scale)
      context.translate(30 - box.x, 30 - box.y)
      context.rotate((degrees / 180) * Math.PI)
      context.fillStyle = 'black'
      context.font = '5px sans-serif'
      context.textAlign = 'center'
      context.textBaseline = 'middle'
      context.fillText(text, 0, 0)
      return canvas as unknown as Canvas
    },
    close: async () => {},
  }
}

const around = (side: number) => ({ x: 30 - side, y: 30 - side, width: 2 * side, height: 2 * side })

async function textsIn(drawing: OpenDrawing, side: number): Promise<string[]> {
  const lines = await readArea(drawing, platform, 1, around(side))
  return lines.map(({ text }) => text)
}

test.each([0, 270, 90, 180])('a value turned by %i degrees is read in its box', async (degrees) => {
  expect(await textsIn(drawingOf('M8x1.25', degrees), 18)).toEqual(['M8x1.25'])
})

test('nothing stands on bare paper', async () => {
  expect(await textsIn(drawingOf('', 0), 10)).toEqual([])
})

test('an area as large as a sheet is not read', async () => {
  expect(await textsIn(drawingOf('M8x1.25', 0), 100)).toEqual([])
})
