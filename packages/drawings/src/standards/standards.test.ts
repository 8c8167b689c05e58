import { describe, expect, it } from 'vitest'
import { findFit, fitDeviations, parseToleranceClass, standardTolerance } from './iso-286.ts'
import { aboveNominal, belowNominal, fineRanges } from './iso-286-tables.ts'
import {
  angularLimit,
  brokenEdgeLimit,
  type GeneralClass,
  generalClasses,
  linearLimit,
} from './iso-2768.ts'

/** Ends of the main ranges. */
const ends = [3, 6, 10, 18, 30, 50, 80, 120, 180, 250, 315, 400, 500]

/** Geometric mean of the range that ends here, as the formulas of ISO 286-1 annex want it. */
const meanOf = (end: number, all: readonly number[]) =>
  Math.sqrt(end * (all[all.indexOf(end) - 1] ?? 1))

describe('ISO 286', () => {
  it('knows the row of IT7', () => {
    expect(ends.map((d) => Math.round(standardTolerance(d, 7) * 1000))).toEqual([
      10, 12, 15, 18, 21, 25, 30, 35, 40, 46, 52, 57, 63,
    ])
  })

  it('knows the column of 20 mm', () => {
    const column = [1, 5, 6, 7, 8, 9, 10, 11, 14, 18].map((g) => standardTolerance(20, g))
    expect(column).toEqual([0.0015, 0.009, 0.013, 0.021, 0.033, 0.052, 0.084, 0.13, 0.52, 3.3])
  })

  it('has standard tolerances that follow the formula i = 0.45 D^(1/3) + 0.001 D', () => {
    const factors = [7, 10, 16, 25, 40, 64, 100, 160, 250, 400, 640, 1000, 1600, 2500]
    for (const end of ends.slice(2)) {
      const mean = meanOf(end, ends)
      const unit = 0.45 * Math.cbrt(mean) + 0.001 * mean
      for (const [index, factor] of factors.entries()) {
        const ratio = (standardTolerance(end, index + 5) * 1000) / (factor * unit)
        expect(ratio, `IT${index + 5} to ${end}`).toBeGreaterThan(0.92)
        expect(ratio, `IT${index + 5} to ${end}`).toBeLessThan(1.08)
      }
    }
  })

  it('has fundamental deviations that follow their formulas', () => {
    const it = (end: number, grade: number) => standardTolerance(end, grade) * 1000
    const formulas: Record<string, (mean: number, end: number) => number> = {
      a: (d) => (d > 120 ? 3.5 * d : 265 + 1.3 * d),
      b: (d) => (d > 160 ? 1.8 * d : 140 + 0.85 * d),
      c: (d) => (d > 40 ? 95 + 0.8 * d : 52 * d ** 0.2),
      t: (d, end) => it(end, 7) + 0.63 * d,
      u: (d, end) => it(end, 7) + d,
      v: (d, end) => it(end, 7) + 1.25 * d,
      x: (d, end) => it(end, 7) + 1.6 * d,
      y: (d, end) => it(end, 7) + 2 * d,
      z: (d, end) => it(end, 7) + 2.5 * d,
      za: (d, end) => it(end, 8) + 3.15 * d,
      zb: (d, end) => it(end, 9) + 4 * d,
      zc: (d, end) => it(end, 10) + 5 * d,
    }
    for (const [letter, formula] of Object.entries(formulas)) {
      const cells = (belowNominal[letter] ?? aboveNominal[letter] ?? '').split(' ')
      expect(cells).toHaveLength(25)
      for (const [index, cell] of cells.entries()) {
        const end = fineRanges[index] ?? 0
        // Below 50 mm the rounding of the standard decides.
        if (cell === '-' || end < 50) continue
        const ratio = Number(cell) / formula(meanOf(end, fineRanges), end)
        expect(Math.abs(ratio - 1), `${letter} to ${end}`).toBeLessThan(0.05)
      }
    }
  })

  it.each([
    [20, 'H7', 0, 0.021],
    [20, 'g6', -0.02, -0.007],
    [20, 'h6', -0.013, 0],
    [25, 'k6', 0.002, 0.015],
    [32, 'h6', -0.016, 0],
    [10, 'P9', -0.051, -0.015],
    [40, 'H7', 0, 0.025],
    [25, 'js6', -0.0065, 0.0065],
    [25, 'n6', 0.015, 0.028],
    [50, 'p6', 0.026, 0.042],
    [30, 'N9', -0.052, 0],
    [60, 'f7', -0.06, -0.03],
    [50, 'd9', -0.142, -0.08],
    [100, 'e8', -0.126, -0.072],
    [60, 's6', 0.053, 0.072],
    [100, 'r6', 0.051, 0.073],
    [200, 'u8', 0.236, 0.308],
    [30, 't6', 0.041, 0.054],
    [45, 'c11', -0.29, -0.13],
    [8, 'a11', -0.37, -0.28],
    [25, 'F8', 0.02, 0.053],
    [40, 'E9', 0.05, 0.112],
    [20, 'G7', 0.007, 0.028],
    [20, 'K7', -0.015, 0.006],
    [25, 'M7', -0.021, 0],
    [25, 'N7', -0.028, -0.007],
    [20, 'P7', -0.035, -0.014],
    [50, 'S7', -0.059, -0.034],
    [35, 'J7', -0.011, 0.014],
    [17, 'j6', -0.003, 0.008],
    [280, 'M6', -0.041, -0.009],
    [3, 'K6', -0.006, 0],
    [20, 'k8', 0, 0.033],
    [500, 'H7', 0, 0.063],
    [160, 'm6', 0.015, 0.04],
  ])('resolves %d %s', (nominal, code, lower, upper) => {
    const found = fitDeviations(nominal, code)
    expect(found.lower).toBeCloseTo(lower, 6)
    expect(found.upper).toBeCloseTo(upper, 6)
    expect(Object.is(found.lower, -0)).toBe(false)
  })

  it.each([
    [501, 'H7', 'size'],
    [0, 'H7', 'size'],
    [Number.NaN, 'H7', 'size'],
    [20, 'zz6', 'letter'],
    [20, 'Js7', 'letter'],
    [20, 'i7', 'letter'],
    [20, 'H', 'code'],
    [20, 'H19', 'grade'],
    [20, 't6', 'combination'],
    [20, 'j9', 'combination'],
    [20, 'K9', 'combination'],
    [20, 'P2', 'combination'],
    [20, 'cd6', 'combination'],
    [1, 'a11', 'combination'],
    [1, 'H14', 'combination'],
    [1, 'N9', 'combination'],
  ])('refuses %d %s: %s', (nominal, code, gap) => {
    expect(findFit(nominal, code)).toEqual({ gap })
    expect(() => fitDeviations(nominal, code)).toThrow(RangeError)
  })

  it('refuses what it does not know', () => {
    expect(() => standardTolerance(600, 7)).toThrow(RangeError)
    expect(() => parseToleranceClass('H')).toThrow(RangeError)
  })
})

describe('ISO 2768-1', () => {
  it('knows linear sizes of all classes', () => {
    const sizes = [3, 6, 30, 120, 400, 1000, 2000, 4000]
    const row = (kind: GeneralClass, from = 0, to = 8) =>
      sizes.slice(from, to).map((size) => linearLimit(size, kind))
    expect(row('m')).toEqual([0.1, 0.1, 0.2, 0.3, 0.5, 0.8, 1.2, 2])
    expect(row('f', 0, 7)).toEqual([0.05, 0.05, 0.1, 0.15, 0.2, 0.3, 0.5])
    expect(row('c')).toEqual([0.2, 0.3, 0.5, 0.8, 1.2, 2, 3, 4])
    expect(row('v', 1)).toEqual([0.5, 1, 1.5, 2.5, 4, 6, 8])
    expect(linearLimit(30.1, 'm')).toBe(0.3)
  })

  it('knows chamfers, radii and angles', () => {
    expect([1, 5, 10].map((s) => brokenEdgeLimit(s, 'm'))).toEqual([0.2, 0.5, 1])
    expect(generalClasses.map((kind) => brokenEdgeLimit(2, kind))).toEqual([0.2, 0.2, 0.4, 0.4])
    expect(angularLimit(40, 'm')).toBe(0.5)
    expect(generalClasses.map((kind) => angularLimit(10, kind))).toEqual([1, 1, 1.5, 3])
  })

  it('gives nothing below 0.5 mm, above 4000 mm or where a class has no value', () => {
    expect(() => linearLimit(0.4, 'm')).toThrow(RangeError)
    expect(() => linearLimit(4001, 'm')).toThrow(RangeError)
    expect(() => linearLimit(2001, 'f')).toThrow(RangeError)
    expect(() => linearLimit(3, 'v')).toThrow(RangeError)
  })
})
