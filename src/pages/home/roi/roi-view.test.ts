import { expect, test } from 'vitest'
import { type RoiSetup, roiView } from './roi-view.ts'

const setup: RoiSetup = {
  prices: { base: 990, perPage: 0.85, pagesPerDrawing: 1 },
  defaults: { drawingsPerMonth: 300, minutesPerDrawing: 12, hourlyWage: 65 },
  max: { drawingsPerMonth: 1_000_000, minutesPerDrawing: 480, hourlyWage: 500 },
  errors: { empty: 'empty', notANumber: 'no number', negative: 'negative', tooLarge: '> {max}' },
  words: { breakEvenValue: '{count} drawings', breakEvenNever: 'never' },
  mark: 'Break-even',
}

const texts = { drawingsPerMonth: '400', minutesPerDrawing: '15', hourlyWage: '60' }

test('outputs and plot of what is entered, worked by hand', () => {
  // 400 x 15 min x 60 EUR/h = 6,000; 990 + 400 x 0.85 = 1,330; 990 / (15 - 0.85) = 69.96.
  const { faults, outputs, isLoss, isNever, plot } = roiView(texts, setup, 'en')
  expect(outputs).toEqual({
    monthlySavings: '€6,000',
    productCost: '€1,330',
    netRoi: '€4,670',
    breakEven: '70 drawings',
  })
  expect(Object.values(faults)).toEqual([undefined, undefined, undefined])
  expect(isLoss || isNever).toBe(false)
  expect(plot?.breakEvenLabel.text).toBe('Break-even: 70')
  expect(plot?.breakEven.attributes).toEqual({ display: 'inline' })
})

test('a wrong field is named, and nothing is calculated', () => {
  const { faults, outputs, plot } = roiView({ ...texts, hourlyWage: '501' }, setup, 'de')
  expect(faults).toMatchObject({ drawingsPerMonth: undefined, hourlyWage: '> 500' })
  expect(Object.values(outputs)).toEqual(['–', '–', '–', '–'])
  expect(plot).toBeUndefined()
})

test('where the time saved never pays, nothing is marked', () => {
  const { outputs, isLoss, isNever, plot } = roiView(
    { ...texts, minutesPerDrawing: '0' },
    setup,
    'en',
  )
  expect(outputs.breakEven).toBe('never')
  expect([isLoss, isNever]).toEqual([true, true])
  expect(plot?.breakEven.attributes).toEqual({ display: 'none' })
  expect(plot?.breakEvenLabel.text).toBe('')
  expect(JSON.stringify(plot)).not.toMatch(/NaN|Infinity|null/)
})

test('what is entered can be brought to a call, to two decimals', () => {
  const bring = (hourlyWage: string) => roiView({ ...texts, hourlyWage }, setup, 'de').bring
  expect(bring('60,505')).toBe('roi_drawings-400_minutes-15_wage-60.51')
  expect(bring('501')).toBeUndefined()
})
