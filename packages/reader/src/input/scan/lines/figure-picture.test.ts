import { expect, test } from 'vitest'
import { figureRows } from '../../ocr/figure-line.ts'
import { type GreyImage, turned } from '../../raster/grey-image.ts'
import { written } from '../testing/written-text.ts'
import { figurePicture } from './figure-picture.ts'

const { width, height, ink } = written('Ø25')
const sheet: GreyImage = { width, height, pixels: ink.map((one) => (one ? 0 : 255)) }
/** Capitals of the lettering are 40 high and stand on row 48. */
const letters = { baseline: 48, capitals: 40 }
const whole = { left: 0, top: 0, right: width, bottom: height, turn: 0 } as const

test('capitals fill the middle half of the picture', () => {
  const picture = figurePicture(sheet, whole, letters)
  const isInked = (row: number) =>
    [...(picture?.pixels ?? [])]
      .slice(row * (picture?.width ?? 0), (row + 1) * (picture?.width ?? 0))
      .some((shade) => shade < 100)
  expect(picture?.height).toBe(figureRows)
  expect([4, 12, 20, 27].map(isInked)).toEqual([false, true, true, false])
})

test.each([90, 180, 270] as const)('a line turned by %i degrees gives the same picture', (turn) => {
  const page = turned(sheet, (360 - turn) as 90 | 180 | 270)
  const frame = { left: 0, top: 0, right: page.width, bottom: page.height, turn }
  expect(figurePicture(page, frame, letters)).toEqual(figurePicture(sheet, whole, letters))
})

test('what stands around the line is in the picture', () => {
  const pixels = sheet.pixels.slice()
  pixels.fill(0, 54 * width, 57 * width)
  const [plain, underlined] = [sheet, { ...sheet, pixels }].map((one) =>
    figurePicture(one, whole, letters),
  )
  const darkness = (one: GreyImage | null | undefined) =>
    [...(one?.pixels ?? [])].reduce((sum, shade) => sum + 255 - shade, 0)
  expect(darkness(underlined)).toBeGreaterThan(1.2 * darkness(plain))
})

test('a line longer than any value is left out', () => {
  expect(figurePicture(sheet, whole, { baseline: 48, capitals: 3 })).toBeNull()
})
