import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { seeded } from '../random.ts'
import { drawPart } from './scene-part.ts'

/** Shades of a piece of a part, of 300 by 300 pixels. */
function drawn(seed: number): Uint8Array {
  const context = createCanvas(300, 300).getContext('2d')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, 300, 300)
  context.fillStyle = '#000'
  drawPart(context, 24, seeded(seed))
  return Uint8Array.from(context.getImageData(0, 0, 300, 300).data)
}

const seeds = Array.from({ length: 12 }, (_, i) => i + 1)

test('the same seed draws the same piece of a part, another seed another piece', () => {
  // One seed draws only some of the kinds of lines.
  for (const seed of seeds) expect(drawn(seed)).toEqual(drawn(seed))
  expect(drawn(1)).not.toEqual(drawn(2))
})

test('pieces of parts are lines on paper, not a black square, and few are empty', () => {
  const dark = seeds.map(
    (seed) => drawn(seed).filter((shade, i) => i % 4 === 0 && shade < 128).length / 90_000,
  )
  expect(Math.max(...dark)).toBeLessThan(0.5)
  expect(dark.filter((share) => share > 0.01).length).toBeGreaterThan(6)
})
