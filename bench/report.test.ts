import { expect, test } from 'vitest'
import { formatGoal, formatSpread, formatValue, type Row, verdict } from './report.ts'

const row = (changes: Partial<Row>): Row => ({ what: 'x', measured: 1, unit: 'ms', ...changes })

test('a figure is short on the wrong side of its goal, and ok on the goal itself', () => {
  expect(verdict(row({ measured: 105, unit: 'kB', goal: { atMost: 105 } }))).toBe('ok')
  expect(verdict(row({ measured: 105.1, unit: 'kB', goal: { atMost: 105 } }))).toBe('short')
  expect(verdict(row({ measured: 0.6, unit: 'ratio', goal: { atLeast: 0.6 } }))).toBe('ok')
  expect(verdict(row({ measured: 0.59, unit: 'ratio', goal: { atLeast: 0.6 } }))).toBe('short')
})

test('what would be shown as the goal counts as reaching it', () => {
  expect(verdict(row({ measured: 0.0004, unit: 'CLS', goal: { atMost: 0 } }))).toBe('ok')
  expect(verdict(row({ measured: 0.0006, unit: 'CLS', goal: { atMost: 0 } }))).toBe('short')
})

test('without a goal there is no verdict, and what was not measured is short', () => {
  expect(verdict(row({}))).toBe('')
  expect(verdict(row({ measured: Number.NaN, goal: { atMost: 1 } }))).toBe('short')
})

test('values, goals and spreads carry the digits of their unit', () => {
  expect(formatValue(105.44, 'kB')).toBe('105.4 kB')
  expect(formatValue(0.0133, 'CLS')).toBe('0.013')
  expect(formatValue(Number.NaN, 'ms')).toBe('– ms')
  expect(formatGoal({ atMost: 1.8 }, 's')).toBe('<= 1.80 s')
  expect(formatGoal({ atLeast: 100 }, 'points')).toBe('>= 100')
  expect(formatSpread({ min: 1.234, max: 2 }, 's')).toBe('1.23 … 2.00')
})
