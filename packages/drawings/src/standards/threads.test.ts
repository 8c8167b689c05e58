import { describe, expect, it } from 'vitest'
import { coarsePitch } from './coarse-pitches.ts'
import { threadsPerInch } from './inch-threads.ts'
import { majorDiameterLimits6g, metricTapDrill, minorDiameterLimits6H } from './metric-threads.ts'
import { americanPipeThread, parallelPipeThread, sealingPipeThread } from './pipe-threads.ts'
import {
  metricGeometry,
  trapezoidalGeometry,
  unifiedGeometry,
  unifiedRoundedGeometry,
  whitworthGeometry,
} from './thread-geometry.ts'

describe('metric threads', () => {
  it.each([
    [1, 0.25],
    [1.6, 0.35],
    [3, 0.5],
    [4, 0.7],
    [8, 1.25],
    [12, 1.75],
    [24, 3],
    [64, 6],
  ])('M%d is coarse with %d', (diameter, pitch) => {
    expect(coarsePitch(diameter)).toBe(pitch)
  })

  it('has no coarse pitch for a size ISO 261 does not list', () => {
    expect(coarsePitch(8.5)).toBeUndefined()
    expect(coarsePitch(68)).toBeUndefined()
  })

  it('computes the profile of M8', () => {
    expect(metricGeometry(8, 1.25)).toEqual({
      major: 8,
      pitchDiameter: 7.188,
      minorInternal: 6.647,
      minorExternal: 6.466,
      depth: 0.767,
      flankAngle: 60,
    })
  })

  it('gives the core hole of 6H and the major diameter of 6g', () => {
    expect(minorDiameterLimits6H(6.647, 1.25)).toEqual({ low: 6.647, high: 6.912 })
    expect(majorDiameterLimits6g(8, 1.25)).toEqual({ low: 7.76, high: 7.972 })
    expect(majorDiameterLimits6g(10, 1.5)).toEqual({ low: 9.732, high: 9.968 })
    expect(minorDiameterLimits6H(6.7, 1.2)).toBeUndefined()
    expect(majorDiameterLimits6g(8, 1.2)).toBeUndefined()
  })

  it('has limits that follow the formulas of ISO 965-1', () => {
    const isNear = (value: number, formula: number, what: string) => {
      expect(Math.abs(value / formula - 1), what).toBeLessThan(0.06)
    }
    for (const pitch of [0.35, 0.5, 0.7, 1, 1.25, 1.5, 1.75, 2, 2.5, 3, 3.5, 4, 5, 6]) {
      const { low, high } = minorDiameterLimits6H(10, pitch) ?? { low: 0, high: 0 }
      const formula = pitch < 1 ? 433 * pitch - 190 * pitch ** 1.22 : 230 * pitch ** 0.7
      isNear((high - low) * 1000, formula, `6H of ${pitch}`)
      const major = majorDiameterLimits6g(10, pitch) ?? { low: 0, high: 0 }
      const width = 180 * pitch ** (2 / 3) - 3.15 / Math.sqrt(pitch)
      isNear((major.high - major.low) * 1000, width, `6g of ${pitch}`)
      isNear((10 - major.high) * 1000, 15 + 11 * pitch, `g of ${pitch}`)
    }
  })

  it.each([
    [8, 1.25, 6.8],
    [12, 1.75, 10.2],
    [6, 1, 5],
    [8, 1, 7],
    [20, 2.5, 17.5],
    [3, 0.5, 2.5],
  ])('taps M%d x %d after a drill of %d', (diameter, pitch, drill) => {
    expect(metricTapDrill(diameter, pitch)).toBe(drill)
  })
})

describe('inch threads', () => {
  it.each([
    ['UNC', 0.25, 20],
    ['UNC', 0.138, 32],
    ['UNC', 0.19, 24],
    ['UNC', 1.25, 7],
    ['UNF', 0.25, 28],
    ['UNF', 0.06, 80],
    ['UNF', 0.4375, 20],
    ['UNEF', 0.5, 28],
    ['UNC', 0.26, undefined],
    ['UNF', 2, undefined],
  ] as const)('%s of %d in has %d threads an inch', (kind, diameter, expected) => {
    expect(threadsPerInch(kind, diameter)).toBe(expected)
  })

  it('computes the profile of 1/4-28 UNJF, whose minor diameters are larger', () => {
    const { minorInternal, minorExternal } = unifiedRoundedGeometry(6.35, 25.4 / 28)
    // 0.2152 in and 0.2088 in
    expect(minorInternal / 25.4).toBeCloseTo(0.2152, 4)
    expect(minorExternal / 25.4).toBeCloseTo(0.2088, 4)
  })

  it('computes the profile of 1/4-20 UNC', () => {
    expect(unifiedGeometry(6.35, 1.27)).toMatchObject({
      pitchDiameter: 5.525,
      minorInternal: 4.975,
      minorExternal: 4.838,
      flankAngle: 60,
    })
  })
})

describe('pipe and trapezoidal threads', () => {
  it('knows G1/2 and computes its profile', () => {
    const thread = parallelPipeThread(0.5)
    expect(thread).toEqual({ diameter: 20.955, threadsPerInch: 14 })
    expect(whitworthGeometry(20.955, 25.4 / 14)).toMatchObject({
      pitchDiameter: 19.793,
      minorInternal: 18.631,
      depth: 1.162,
      flankAngle: 55,
    })
  })

  it('knows what ISO 7-1 leaves out and what no table holds', () => {
    expect(sealingPipeThread(0.625)).toBeUndefined()
    expect(sealingPipeThread(0.75)?.diameter).toBe(26.441)
    expect(parallelPipeThread(0.3)).toBeUndefined()
  })

  it('knows the pipe of NPT 1/2', () => {
    expect(americanPipeThread(0.5)).toEqual({ diameter: 21.336, threadsPerInch: 14 })
    expect(americanPipeThread(7)).toBeUndefined()
  })

  it.each([
    [20, 4, 18, 16, 15.5],
    [36, 6, 33, 30, 29],
    [10, 1.5, 9.25, 8.5, 8.2],
    [120, 14, 113, 106, 104],
  ])('computes Tr%dx%d', (major, pitch, pitchDiameter, minorInternal, minorExternal) => {
    expect(trapezoidalGeometry(major, pitch)).toMatchObject({
      pitchDiameter,
      minorInternal,
      minorExternal,
      flankAngle: 30,
    })
  })
})
