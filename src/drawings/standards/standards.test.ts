import { describe, expect, it } from 'vitest'
import { fitDeviations, parseToleranceClass, standardTolerance } from './iso-286.ts'
import { angularLimit, brokenEdgeLimit, linearLimit } from './iso-2768.ts'

describe('ISO 286', () => {
  it('knows the row of IT7', () => {
    const row = [3, 6, 10, 18, 30, 50, 80, 120].map((d) => standardTolerance(d, 7) * 1000)
    expect(row).toEqual([10, 12, 15, 18, 21, 25, 30, 35])
  })

  it('knows the column of 20 mm', () => {
    const column = [5, 6, 7, 8, 9, 10, 11].map((g) => standardTolerance(20, g) * 1000)
    expect(column).toEqual([9, 13, 21, 33, 52, 84, 130])
  })

  it.each([
    [20, 'H7', 0, 0.021],
    [20, 'g6', -0.02, -0.007],
    [25, 'k6', 0.002, 0.015],
    [32, 'h6', -0.016, 0],
    [10, 'P9', -0.051, -0.015],
    [40, 'H7', 0, 0.025],
    [25, 'js6', -0.0065, 0.0065],
    [25, 'n6', 0.015, 0.028],
  ])('resolves %d %s', (nominal, code, lower, upper) => {
    const found = fitDeviations(nominal, code)
    expect(found.lower).toBeCloseTo(lower, 6)
    expect(found.upper).toBeCloseTo(upper, 6)
  })

  it('refuses what it does not know', () => {
    expect(() => fitDeviations(500, 'H7')).toThrow(RangeError)
    expect(() => fitDeviations(20, 'zz6')).toThrow(RangeError)
    expect(() => parseToleranceClass('H')).toThrow(RangeError)
  })
})

describe('ISO 2768-1', () => {
  it('knows linear sizes of class m and f', () => {
    const sizes = [3, 6, 30, 120, 400, 1000]
    expect(sizes.map((s) => linearLimit(s, 'm'))).toEqual([0.1, 0.1, 0.2, 0.3, 0.5, 0.8])
    expect(sizes.map((s) => linearLimit(s, 'f'))).toEqual([0.05, 0.05, 0.1, 0.15, 0.2, 0.3])
    expect(linearLimit(30.1, 'm')).toBe(0.3)
  })

  it('knows chamfers, radii and angles', () => {
    expect([1, 5, 10].map((s) => brokenEdgeLimit(s, 'm'))).toEqual([0.2, 0.5, 1])
    expect(angularLimit(40, 'm')).toBe(0.5)
  })

  it('gives nothing below 0.5 mm', () => {
    expect(() => linearLimit(0.4, 'm')).toThrow(RangeError)
  })
})
