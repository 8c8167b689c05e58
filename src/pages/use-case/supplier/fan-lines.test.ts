import { expect, test } from 'vitest'
import { supplierMatrix } from '../../../../scripts/generate/use-case-pieces.ts'
import { fanLines } from './fan-lines.ts'

const lines = fanLines(supplierMatrix().parts.map(({ verdicts }) => verdicts))

test('a line arrives at the middle of a supplier that fits', () => {
  const arriving = lines.filter(({ check }) => !check)
  expect(arriving).toHaveLength(3)
  for (const { shop, end, y } of arriving) {
    expect(end).toBe(100)
    expect(y).toBe(shop * 20 + 10)
  }
})

test('no two lines stop at the same place, so that each has room for its reason', () => {
  const stops = lines.flatMap(({ check, y }) => (check ? [y] : [])).toSorted((a, b) => a - b)
  expect(stops).toHaveLength(17)
  const gaps = stops.slice(1).map((y, index) => y - (stops[index] ?? 0))
  expect(Math.min(...gaps)).toBeGreaterThan(2.4)
})

test('lines that arrive come first: the reasons at the ends of the others are drawn over them', () => {
  const arrives = lines.map(({ check }) => !check)
  expect(arrives.lastIndexOf(true)).toBeLessThan(arrives.indexOf(false))
})
