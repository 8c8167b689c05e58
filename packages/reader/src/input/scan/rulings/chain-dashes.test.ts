import { expect, it } from 'vitest'
import { chainDashes } from './chain-dashes.ts'
import type { Ruling } from './rulings.ts'

const pixelsPerMm = 8

const dash = (from: number, length = 45, at = 875): Ruling => ({
  isHorizontal: true,
  at,
  from,
  to: from + length,
  thickness: 3,
})

it('finds a dash between two of its length in line with it', () => {
  const [before, middle, behind] = [dash(100), dash(163), dash(226)]
  expect(chainDashes([before, middle, behind], pixelsPerMm)).toEqual([middle])
})

it('takes no stroke for one beside longer ones, on another level, far away or at an end', () => {
  expect(chainDashes([dash(100, 60), dash(178), dash(241, 60)], pixelsPerMm)).toEqual([])
  expect(chainDashes([dash(100), dash(163, 45, 870), dash(226)], pixelsPerMm)).toEqual([])
  expect(chainDashes([dash(100), dash(225), dash(350)], pixelsPerMm)).toEqual([])
  expect(chainDashes([dash(100), dash(163)], pixelsPerMm)).toEqual([])
})

it('takes no bars of large letters for dashes, which are thicker', () => {
  const bars = [dash(100), dash(163), dash(226)].map((one) => ({ ...one, thickness: 5 }))
  expect(chainDashes(bars, pixelsPerMm)).toEqual([])
})
