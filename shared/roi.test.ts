import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calculateRoi, productCost, type RoiInputs } from './roi.ts'

const prices = { base: 990, perPage: 0.85, pagesPerDrawing: 1 }
const inputs: RoiInputs = { drawingsPerMonth: 300, minutesPerDrawing: 12, hourlyWage: 65 }

test('300 drawings, 12 minutes, 65 EUR: worked by hand', () => {
  // 12/60 h x 65 EUR = 13.00 per drawing; 990 / (13.00 - 0.85) = 81.48 -> 82
  expect(calculateRoi(inputs, prices)).toEqual({
    monthlySavings: 3900,
    productCost: 1245,
    netRoi: 2655,
    breakEven: 82,
  })
})

test('amounts are exact to the cent and add up', () => {
  // 333 x 7/60 h x 55.50 EUR = 2,156.175; 990 + 333 x 0.85 = 1,273.05
  const odd = { drawingsPerMonth: 333, minutesPerDrawing: 7, hourlyWage: 55.5 }
  expect(calculateRoi(odd, prices)).toMatchObject({
    monthlySavings: 2156.18,
    productCost: 1273.05,
    netRoi: 883.13,
  })
})

test('60 pages cost what the invoice example says', () => {
  expect(productCost(60, prices)).toBe(1041)
})

test('without drawings only the base fee remains', () => {
  const result = calculateRoi({ ...inputs, drawingsPerMonth: 0 }, prices)
  expect(result.monthlySavings).toBe(0)
  expect(result.netRoi).toBe(-990)
})

test('a page that costs more than it saves never breaks even', () => {
  expect(calculateRoi({ ...inputs, minutesPerDrawing: 0 }, prices).breakEven).toBeUndefined()
  // 0.85 EUR saved and 0.85 EUR paid, as binary fractions have it.
  const asMuch = { drawingsPerMonth: 1000, minutesPerDrawing: 1.02, hourlyWage: 50 }
  expect(calculateRoi(asMuch, prices).breakEven).toBeUndefined()
})

test('at the break-even the savings cover the cost, one drawing earlier they do not', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 480 }),
      fc.integer({ min: 30, max: 500 }),
      (minutes, wage) => {
        const { breakEven } = calculateRoi(
          { drawingsPerMonth: 1, minutesPerDrawing: minutes, hourlyWage: wage },
          prices,
        )
        if (breakEven === undefined) return
        const at = (drawingsPerMonth: number) =>
          calculateRoi({ drawingsPerMonth, minutesPerDrawing: minutes, hourlyWage: wage }, prices)
            .netRoi
        expect(at(breakEven)).toBeGreaterThanOrEqual(0)
        expect(at(breakEven - 1)).toBeLessThan(1e-6)
      },
    ),
  )
})
