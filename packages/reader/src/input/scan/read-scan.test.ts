import { expect, test } from 'vitest'
import type { Recogniser } from '../ocr/recogniser.ts'
import { readScan } from './read-scan.ts'

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
