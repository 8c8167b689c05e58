import { expect, test } from 'vitest'
import type { Bitmap } from '../ink/bitmap.ts'
import { componentsOf } from '../ink/components.ts'
import { written } from '../testing/written-text.ts'
import { figureWords } from './figure-words.ts'
import { lettersOf } from './letters-of-line.ts'
import { frameOf } from './line-box.ts'
import { shapedParts } from './shaped-parts.ts'
import { isSloping } from './sloping-figures.ts'

/** Written text that slopes by so many degrees. */
function sloped(text: string, degrees: number): Bitmap {
  const { width, height, ink } = written(text)
  const slope = Math.tan((degrees * Math.PI) / 180)
  const wider = width + Math.ceil(height * slope)
  const moved = new Uint8Array(wider * height)
  for (let y = 0; y < height; y += 1) {
    const shift = Math.round((height - y) * slope)
    moved.set(ink.subarray(y * width, (y + 1) * width), y * wider + shift)
  }
  return { width: wider, height, ink: moved }
}

function seenIn(bitmap: Bitmap) {
  const parts = componentsOf(bitmap, 4)
  const shaped = shapedParts({ isHorizontal: true, parts, height: 40 }, frameOf(parts, 0))
  const letters = lettersOf(shaped)
  return { shaped, letters, slopes: isSloping(shaped, letters, 0) }
}

test.each(['155', '127', '15,8'])(
  'figures of %s that slope are recognised as upright ones',
  (text) => {
    const { shaped, letters, slopes } = seenIn(sloped(text, 20))
    expect(slopes).toBe(true)
    expect(figureWords(shaped, letters, 0).map((word) => word.text)).not.toEqual([text])
    const words = figureWords(shaped, { ...letters, isSloping: slopes }, 0)
    expect(words.map((word) => word.text)).toEqual([text])
  },
)

test.each(['0', '5', '30', 'A4', 'Mass'])(
  'upright and italic letters need no setting upright: %s',
  (text) => {
    expect(seenIn(written(text)).slopes).toBe(false)
    expect(seenIn(sloped(text, 10)).slopes).toBe(false)
  },
)

/** Every third pixel, as of print of 1.2 mm at 300 dpi. */
function small({ width, height, ink }: Bitmap): Bitmap {
  const [w, h] = [Math.floor(width / 3), Math.floor(height / 3)]
  const own = Uint8Array.from({ length: w * h }, (_, at) => {
    return ink[Math.floor(at / w) * 3 * width + (at % w) * 3] as number
  })
  return { width: w, height: h, ink: own }
}

test.each(['0', '1'])('%s, which may be a letter as well, is as sure as both together', (text) => {
  expect(seenIn(small(sloped(text, 8))).slopes).toBe(false)
})

test('the sign of flatness is no sloping letter', () => {
  const ink = Uint8Array.from({ length: 60 * 40 }, (_, at) => {
    const [y, x] = [Math.floor(at / 60), (at % 60) + Math.floor(at / 60) * 0.4 - 15]
    const isIn = x >= 0 && x < 34 && y >= 4 && y < 36
    const isInner = x >= 4 && x < 30 && y >= 8 && y < 32
    return isIn && !isInner ? 1 : 0
  })
  expect(seenIn({ width: 60, height: 40, ink }).slopes).toBe(false)
})

test.each(['50', '30', '80', '100'])(
  'an upright figure of %s that a slanted neighbour makes look sloping is recognised as it is',
  (text) => {
    const { shaped, letters } = seenIn(written(text))
    const words = figureWords(shaped, { ...letters, isSloping: true }, 0)
    expect(words.map((word) => word.text)).toEqual([text])
  },
)
