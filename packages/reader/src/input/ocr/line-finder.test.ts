import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { blankPaper, type GreyImage } from '../raster/grey-image.ts'
import { linesOfCells } from '../scan/finder/lines-of-cells.ts'
import { reducedPicture } from '../scan/finder/reduced-picture.ts'
import { written } from '../scan/testing/written-text.ts'
import { type LineFinder, startLineFinder } from './line-finder.ts'
import type { Recogniser } from './recogniser.ts'
import { usualCapitals } from './text-cells.ts'
import { withLineFinder } from './with-line-finder.ts'

const start = async () => startLineFinder(await readFile(join(import.meta.dirname, 'places.onnx')))

let finder: LineFinder

beforeAll(async () => {
  finder = await start()
})

/** A line of the lettering of drawings, its capitals as high as the finder likes them. */
function lettered(text: string): GreyImage {
  const { width, height, ink } = written(text)
  const large = { width, height, pixels: ink.map((one) => (one === 1 ? 0 : 255)) }
  return reducedPicture(large, usualCapitals / 40)
}

/** Paper with a line of text that begins at a place, and edges of a part. */
function sheetWith(text: string, x: number, y: number, side = 320): GreyImage {
  const sheet = blankPaper(side, side)
  const line = lettered(text)
  for (let row = 0; row < line.height; row += 1) {
    const shades = line.pixels.subarray(row * line.width, (row + 1) * line.width)
    sheet.pixels.set(shades, (y + row) * side + x)
  }
  for (const at of [40, 280]) {
    sheet.pixels.fill(0, at * side + 20, at * side + 300)
    for (let row = 20; row < 300; row += 1) sheet.pixels[row * side + at] = 0
  }
  return sheet
}

describe('the network that finds lines of text', () => {
  test.each([
    ['in a picture', 120, 150, 320],
    ['on the edge of the squares that it looks at', 400, 405, 900],
  ])('finds a line %s, and no edge of the part', async (_, x, y, side) => {
    const lines = linesOfCells(await finder.cells(sheetWith('Ø25 H7', x, y, side)))
    expect(lines).toHaveLength(1)
    expect(lines[0]?.angle).toBeCloseTo(0)
    expect(Math.abs((lines[0]?.x ?? 0) - x - 3)).toBeLessThan(6)
    // The lettering stands on row 48 of 64, before it was reduced.
    expect(Math.abs((lines[0]?.y ?? 0) - y - 0.3 * 48)).toBeLessThan(4)
    expect(lines[0]?.capitals).toBeGreaterThan(9)
    expect(lines[0]?.capitals).toBeLessThan(17)
  })

  test('finds nothing on plain paper, and says how far it has come', async () => {
    const fractions: number[] = []
    const cells = await finder.cells(blankPaper(900, 300), (fraction) => {
      fractions.push(fraction)
    })
    expect(linesOfCells(cells)).toEqual([])
    expect(fractions).toEqual([0, 1 / 3, 2 / 3])
  })
})

describe('a recogniser that finds lines', () => {
  const words: Recogniser = { recognise: async () => [], end: async () => {} }

  test('starts the network once', async () => {
    let starts = 0
    const { cells } = withLineFinder(words, () => {
      starts += 1
      return start()
    })
    const found = await cells?.(sheetWith('12.5', 120, 150))
    await cells?.(blankPaper(40, 40))
    expect([found?.across, found?.down, starts]).toEqual([80, 80, 1])
  })

  test('goes on without a network that cannot be loaded, and says so once', async () => {
    const missing: unknown[] = []
    const error = new Error('places.onnx could not be loaded')
    const { cells } = withLineFinder(
      words,
      () => Promise.reject(error),
      (reason) => missing.push(reason),
    )
    expect(await cells?.(blankPaper(40, 40))).toBeNull()
    expect(await cells?.(blankPaper(40, 40))).toBeNull()
    expect(missing).toEqual([error])
  })
})
