import { expect, test } from 'vitest'
import { restatedSizes } from './restated.ts'

test.each([
  ['12.7 [.500]', ['[.500]']],
  ['25.4 ±0.1 [1.000 ±.004 in]', ['[1.000 ±.004 in]']],
  ['10 (12)', []],
])('%s says again %j', (line, expected) => {
  expect(restatedSizes(line)).toEqual(expected)
})

test('a bracket full of digits that never ends takes no time', () => {
  const began = performance.now()
  expect(restatedSizes(`10 (${'9'.repeat(180)}a`)).toEqual([])
  expect(performance.now() - began).toBeLessThan(500)
})
