import { expect, test } from 'vitest'
import { restatedSizes } from './restated.ts'

test.each([
  ['12.7 [.500]', ['[.500]']],
  ['25.4 ±0.1 [1.000 ±.004 in]', ['[1.000 ±.004 in]']],
  ['10 (12)', []],
])('%s says again %j', (line, expected) => {
  expect(restatedSizes(line)).toEqual(expected)
})

// What the expression may cost is held by scripts/expressions/exponential.system.test.ts.
test('a bracket full of digits that never ends says nothing again', () => {
  expect(restatedSizes(`10 (${'9'.repeat(180)}a`)).toEqual([])
})
