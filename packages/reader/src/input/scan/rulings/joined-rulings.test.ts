import { expect, it } from 'vitest'
import { joinedRulings } from './joined-rulings.ts'

const [width, height] = [600, 100]
const pixelsPerMm = 10

/** Paper with a level grey line from 50 to 550, without a piece of it. */
function lineWithout(from: number, to: number) {
  const pixels = new Uint8Array(width * height).fill(230)
  for (let y = 48; y < 52; y += 1) {
    pixels.fill(205, y * width + 50, y * width + 550)
    pixels.fill(230, y * width + from, y * width + to)
  }
  return { width, height, pixels }
}

const piece = (from: number, to: number, at = 50) => ({
  isHorizontal: true,
  at,
  from,
  to,
  thickness: 4,
})

it('joins two pieces of a line that goes on between them', () => {
  const whole = joinedRulings(lineWithout(0, 0), [piece(340, 550), piece(50, 300)], pixelsPerMm)
  expect(whole).toEqual([piece(50, 550)])
})

it('joins them over a wide gap where each stretch of the line shows', () => {
  const far = [piece(50, 300), piece(400, 550)]
  expect(joinedRulings(lineWithout(0, 0), far, pixelsPerMm)).toEqual([piece(50, 550)])
  expect(joinedRulings(lineWithout(340, 355), far, pixelsPerMm)).toEqual(far)
})

it('leaves two lines with paper between them or side by side', () => {
  const apart = [piece(50, 300), piece(340, 550)]
  expect(joinedRulings(lineWithout(300, 340), apart, pixelsPerMm)).toEqual(apart)
  const beside = [piece(50, 300), piece(340, 550, 55)]
  expect(joinedRulings(lineWithout(0, 0), beside, pixelsPerMm)).toEqual(beside)
})
