import { describe, expect, test } from 'vitest'
import { bendAllowance, bendDeduction, kFactor } from './din-6935.ts'

const bend = { thickness: 2, radius: 2, angle: 90 }

describe('a bend after DIN 6935', () => {
  test.each([
    [0.5, 0.25],
    [1, 0.325],
    [5, 0.5],
    [8, 0.5],
  ])('a radius of %s thicknesses keeps its length at %s of the thickness', (ratio, share) => {
    expect(kFactor({ thickness: 2, radius: 2 * ratio })).toBeCloseTo(share, 3)
  })

  test('a right angle of 2 mm sheet with a radius of 2 mm takes 3.84 mm off the outside lengths', () => {
    expect(bendAllowance(bend)).toBeCloseTo(4.163, 3)
    expect(bendDeduction(bend)).toBeCloseTo(3.837, 3)
  })

  test('a K-factor of one’s own replaces that of the standard', () => {
    expect(bendDeduction(bend, 0.5)).toBeCloseTo(3.288, 3)
  })

  test('no turn takes nothing off', () => {
    expect(bendDeduction({ ...bend, angle: 0 })).toBe(0)
  })
})
