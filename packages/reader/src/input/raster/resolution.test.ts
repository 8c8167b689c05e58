import { expect, test } from 'vitest'
import { resolutionOf } from './resolution.ts'

const a4At200 = { width: 1653, height: 2339 }
const a3At300 = { width: 4961, height: 3508 }

test('what a scanner states is believed', () => {
  expect(resolutionOf({ ...a3At300, dpi: 300 }, 41)).toEqual({ dpi: 300, isEstimated: false })
  expect(resolutionOf({ ...a3At300, dpi: 150 }, 20)).toEqual({ dpi: 150, isEstimated: false })
})

test('96 dpi of a program that does not know is not: the sheet size says more', () => {
  const found = resolutionOf({ ...a4At200, dpi: 96 }, 26)
  expect(found.isEstimated).toBe(true)
  expect(found.dpi).toBeCloseTo(200, 0)
})

test('96 dpi that make a sheet with usual lettering are a coarse picture', () => {
  expect(resolutionOf({ width: 794, height: 1123, dpi: 96 }, 13)).toEqual({
    dpi: 96,
    isEstimated: false,
  })
})

test('a statement that would make letters of centimetres is nonsense', () => {
  expect(resolutionOf({ ...a3At300, dpi: 100 }, 42).dpi).toBeCloseTo(300, 0)
})

test('without a sheet size lettering decides', () => {
  const { dpi } = resolutionOf({ width: 3000, height: 1000, dpi: null }, 32)
  expect(dpi).toBeGreaterThan(230)
  expect(dpi).toBeLessThan(280)
})

test('a sheet that would be refused is not guessed for lettering that is large enough on another one', () => {
  const letterSheet = { width: 2914, height: 3770 }
  expect(resolutionOf({ ...letterSheet, dpi: null }, 28).dpi).toBeCloseTo(342.7, 0)
  expect(resolutionOf({ ...letterSheet, dpi: null }, 22).dpi).toBeLessThan(200)
})
