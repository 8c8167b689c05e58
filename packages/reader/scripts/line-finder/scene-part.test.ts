import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { seeded } from '../sheets/random.ts'
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

test('the same seed draws the same piece of a part, another one another', () => {
  expect(drawn(1)).toEqual(drawn(1))
  expect(drawn(1)).not.toEqual(drawn(2))
})

test('pieces of parts are lines on paper, not a black square', () => {
  for (let seed = 1; seed <= 12; seed += 1) {
    const dark = drawn(seed).filter((shade, i) => i % 4 === 0 && shade < 128).length / 90_000
    expect(dark).toBeLessThan(0.5)
  }
})
