import { expect, test } from 'vitest'
import { meanShade } from './mean-shade.ts'

const image = { width: 2, height: 2, pixels: Uint8Array.of(0, 100, 40, 200) }

test.each([
  ['whole pixels', [0, 0, 2, 2], 85],
  ['a part of one pixel', [1.2, 0.3, 1.6, 0.4], 100],
  ['a pixel and half of its neighbour', [0, 0, 1.5, 1], 100 / 3],
  ['a pixel and the paper beside it', [-1, 1, 1, 2], (255 + 40) / 2],
] as const)('mean shade of %s', (_, [left, top, right, bottom], mean) => {
  expect(meanShade(image, left, top, right, bottom)).toBeCloseTo(mean, 9)
})
