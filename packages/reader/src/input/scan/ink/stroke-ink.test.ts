import { expect, test } from 'vitest'
import type { Bitmap } from './bitmap.ts'
import { componentsOf } from './components.ts'
import { withoutSoftEdges } from './stroke-ink.ts'

const [width, height] = [60, 40]
const paper = 240

/** What is left of upright bands of ink; `shade` gives that of a column, null where it is paper. */
function leftOf(
  shade: (x: number) => number | null,
  isWiped: (x: number) => boolean = () => false,
) {
  const column = (at: number) => shade(at % width)
  const pixels = Uint8Array.from({ length: width * height }, (_, at) => column(at) ?? paper)
  const ink = Uint8Array.from(pixels, (_, at) =>
    column(at) !== null && !isWiped(at % width) ? 1 : 0,
  )
  const bitmap: Bitmap = { width, height, ink }
  const sharp = withoutSoftEdges({ width, height, pixels }, bitmap, 2)
  return componentsOf(sharp).map(({ left, right }) => [left, right])
}

test('the grey between two blurred strokes is paper', () => {
  const strokes = new Map([
    [19, 190],
    [20, 100],
    [21, 100],
    [22, 185],
    [23, 100],
    [24, 100],
    [25, 190],
  ])
  expect(leftOf((x) => strokes.get(x) ?? null)).toEqual([
    [20, 22],
    [23, 25],
  ])
})

test('an area of ink has no edges within, however uneven it is', () => {
  const uneven = (x: number) => (x % 2 === 0 ? 30 : 80)
  expect(leftOf((x) => (x >= 10 && x < 40 ? uneven(x) : null))).toEqual([[10, 40]])
})

test('a grey stroke beside a black line that was wiped stays', () => {
  const shade = (x: number) => [150, 150, 0, 0][x - 20] ?? null
  expect(leftOf(shade, (x) => x > 21)).toEqual([[20, 22]])
})
