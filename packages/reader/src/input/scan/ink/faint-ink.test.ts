import { expect, test } from 'vitest'
import type { GreyImage } from '../../raster/grey-image.ts'
import { sheetPartsOf } from '../sheet-parts.ts'
import { binarised, faintShare } from './binarise.ts'
import { componentsOf } from './components.ts'
import { addFaintInk } from './faint-ink.ts'

const width = 400
const height = 200

/** White paper with filled rectangles of a shade. */
function paperWith(
  marks: readonly (readonly [x: number, y: number, wide: number, high: number, shade: number])[],
): GreyImage {
  const pixels = new Uint8Array(width * height).fill(240)
  for (const [x, y, wide, high, shade] of marks) {
    for (let row = y; row < y + high; row += 1) {
      pixels.fill(shade, row * width + x, row * width + x + wide)
    }
  }
  return { width, height, pixels }
}

/** What addFaintInk makes of the common bitmap, as boxes. */
function inkOf(image: GreyImage) {
  const bitmap = binarised(image, 20)
  addFaintInk(image, bitmap, binarised(image, 20, faintShare), 4)
  return componentsOf(bitmap).map(({ left, right, top, bottom }) => [left, top, right, bottom])
}

test('a grey letter between common and faint threshold is whole', () => {
  expect(inkOf(paperWith([[100, 50, 3, 20, 200]]))).toEqual([[100, 50, 103, 70]])
})

test('a dark letter keeps its width: its soft edge stays paper', () => {
  const letter = paperWith([
    [99, 50, 5, 20, 205],
    [100, 50, 3, 20, 30],
  ])
  expect(inkOf(letter)).toEqual([[100, 50, 103, 70]])
})

test('a grey hairline is a line of the sheet from end to end', () => {
  const { rulings } = sheetPartsOf(paperWith([[20, 100, 360, 1, 205]]), 200 / 25.4)
  expect(rulings).toMatchObject([{ isHorizontal: true, from: 20, to: 380 }])
})

/** Paper that gets darker to the right, with an upright stroke of a share of its brightness on each side. */
function litFromTheLeft(share: number): GreyImage {
  const [wide, high] = [1024, 256]
  const pixels = Uint8Array.from({ length: wide * high }, (_, at) => {
    const [x, y] = [at % wide, Math.floor(at / wide)]
    const isStroke = y > 100 && y < 140 && [100, 900].some((left) => x >= left && x < left + 4)
    return (isStroke ? share : 1) * (250 - (120 * x) / wide)
  })
  return { width: wide, height: high, pixels }
}

test('the paper around a mark decides whether it is grey, also in the dark of a photograph', () => {
  const boxesOf = (share: number) => {
    const image = litFromTheLeft(share)
    const bitmap = {
      width: image.width,
      height: image.height,
      ink: new Uint8Array(image.pixels.length),
    }
    addFaintInk(image, bitmap, binarised(image, 30, faintShare), 9)
    return componentsOf(bitmap).map(({ left, right }) => [left, right])
  }
  expect(boxesOf(0.7)).toEqual([
    [100, 104],
    [900, 904],
  ])
  expect(boxesOf(0.4)).toEqual([])
})
