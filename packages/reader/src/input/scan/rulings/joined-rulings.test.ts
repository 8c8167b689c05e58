import { expect, it } from 'vitest'
import { paperShade, paperWith } from '../testing/grey-paper.ts'
import { joinedRulings } from './joined-rulings.ts'

const pixelsPerMm = 10

/** Paper with a level grey line from 50 to 550, without a piece of it. */
const lineWithout = (from: number, to: number) =>
  paperWith(
    { x: [50, 550], y: [48, 52], shade: 205 },
    { x: [from, to], y: [48, 52], shade: paperShade },
  )

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
