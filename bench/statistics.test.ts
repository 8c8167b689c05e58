import { expect, test } from 'vitest'
import { median, percentile, ratios, spread } from './statistics.ts'

test('the median is the middle, or the mean of the two in the middle', () => {
  expect(median([9, 1, 5])).toBe(5)
  expect(median([10, 1, 2, 4])).toBe(3)
  expect(median([10, 9, 100])).toBe(10)
})

test('without values there is no median and no percentile', () => {
  expect(median([])).toBeNaN()
  expect(percentile([], 99)).toBeNaN()
})

test('a percentile is a value that was measured', () => {
  const hundred = Array.from({ length: 100 }, (_, at) => 100 - at)
  expect(percentile(hundred, 50)).toBe(50)
  expect(percentile(hundred, 99)).toBe(99)
  expect(percentile([3, 1, 2], 99)).toBe(3)
  expect(percentile([7], 1)).toBe(7)
})

test('spread and ratios keep each pair', () => {
  expect(spread([3, 1, 2])).toEqual({ min: 1, max: 3 })
  expect(ratios([10, 30], [20, 40])).toEqual([0.5, 0.75])
})
