import { expect, test } from 'vitest'
import type { Recogniser } from '../ocr/recogniser.ts'
import { blankPaper, type GreyImage } from '../raster/grey-image.ts'
import { readScan } from './read-scan.ts'
import { writtenHan } from './testing/written-han.ts'

const side = 400

test('a slanted dimension line that hangs together with its view becomes a path', async () => {
  // 51 mm at 200 dpi: the corner of a part, and a line that begins at it.
  const isInk = (x: number, y: number) =>
    (Math.abs(x - y) < 4 && x > 40 && x < 360) ||
    (Math.abs(x + y - 400) < 4 && x > 40 && x < 360) ||
    (Math.abs(y - 60 - 0.4 * x) < 1.4 && x > 40 && x < 360)
  const pixels = Uint8Array.from({ length: side * side }, (_, at) =>
    isInk(at % side, Math.floor(at / side)) ? 0 : 255,
  )
  const nobody: Recogniser = {
    recognise: () => Promise.reject(new Error('There is no text to recognise')),
    end: () => Promise.resolve(),
  }
  const { texts, paths } = await readScan({ width: side, height: side, pixels }, 200, nobody)
  expect(texts).toEqual([])
  const slopes = paths.flatMap(({ lines }) =>
    lines.flatMap(({ points }) => {
      const [from, to] = [points[0], points.at(-1)]
      const isLong = from && to && Math.abs(to.x - from.x) > 20
      return isLong ? [((to.y - from.y) / (to.x - from.x)).toFixed(1)] : []
    }),
  )
  expect(slopes).toContain('0.4')
})

/** A sheet with a line of Chinese letters under the other. */
function sheetWith(...texts: readonly string[]): GreyImage {
  const sheet = blankPaper(600, 600)
  for (const [index, text] of texts.entries()) {
    const { width, height, pixels } = writtenHan(text)
    for (let y = 0; y < height; y += 1) {
      const row = pixels.subarray(y * width, (y + 1) * width)
      sheet.pixels.set(row, (100 + 120 * index + y) * sheet.width + 60)
    }
  }
  return sheet
}

test('lines that were read before the sheet showed its letters are read again', async () => {
  // Only long lines show that the sheet is in Chinese letters.
  const recogniser: Recogniser = {
    recognise: async ({ width, height }, layout) => {
      const isLong = width > 200
      const text = isLong ? '比例比例' : '材料'
      const word = { left: 10, top: 10, right: width - 10, bottom: height - 10 }
      return isLong || layout === 'chinese line'
        ? [{ ...word, text, confidence: 0.9 }]
        : [{ ...word, text: 'it', confidence: 0.5 }]
    },
    end: async () => {},
  }
  const sheet = sheetWith('比例比例', '比例比例', '材料')
  const { texts } = await readScan(sheet, 300, recogniser)
  expect(texts.map(({ text }) => text).sort()).toEqual(['材料', '比例比例', '比例比例'])
})
