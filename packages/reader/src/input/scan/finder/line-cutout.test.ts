import { expect, test } from 'vitest'
import { type GreyImage, turned } from '../../raster/grey-image.ts'
import { figurePicture } from '../lines/figure-picture.ts'
import { straightened } from '../straight/deskew.ts'
import { written } from '../testing/written-text.ts'
import { lineCutout } from './line-cutout.ts'

const { width, height, ink } = written('Ø25')
const sheet: GreyImage = { width, height, pixels: ink.map((one) => (one ? 0 : 255)) }
/** Capitals of the lettering are 40 high and stand on row 48. */
const line = { x: 0, y: 48, length: width, capitals: 40, angle: 0 }
const whole = { left: 0, top: 0, right: width, bottom: height, turn: 0 } as const

/** Mean difference of the shades of two pictures. */
function difference(one: GreyImage | null, other: GreyImage | null): number {
  if (!one || !other) throw new Error('The line is too long')
  const sum = one.pixels.reduce(
    (all, shade, i) => all + Math.abs(shade - (other.pixels[i] as number)),
    0,
  )
  return sum / one.pixels.length
}

const level = figurePicture(sheet, whole, { baseline: 48, capitals: 40 })

test('a level line is cut out as lines are that were found by their marks', () => {
  expect(difference(lineCutout(sheet, line), level)).toBeLessThan(4)
})

test('an upright line is cut out level', () => {
  const page = turned(sheet, 270)
  const upright = { ...line, x: 48, y: page.height, angle: -Math.PI / 2 }
  expect(difference(lineCutout(page, upright), level)).toBeLessThan(4)
})

test('a slanted line is cut out level', () => {
  const page = straightened(sheet, 20)
  const angle = (-20 * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const [u, v] = [-width / 2, 48 - height / 2]
  const slanted = {
    ...line,
    x: page.width / 2 + u * cos - v * sin,
    y: page.height / 2 + u * sin + v * cos,
    angle,
  }
  expect(difference(lineCutout(page, slanted), level)).toBeLessThan(20)
})

test('a line longer than any value is left out', () => {
  expect(lineCutout(sheet, { ...line, length: 40 * width })).toBeNull()
})
