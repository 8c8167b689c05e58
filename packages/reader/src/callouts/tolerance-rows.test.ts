import { expect, it } from 'vitest'
import { withoutToleranceRows } from './tolerance-rows.ts'

const at = (text: string, x: number, y: number) => ({
  text,
  size: 2.8,
  boxes: [{ x, y, width: 1.5 * text.length, height: 2 }],
})

const left = (...texts: ReturnType<typeof at>[]) =>
  withoutToleranceRows(texts).map(({ text }) => text)

it('leaves out deviations behind the places that they are for', () => {
  expect(left(at('X.XX =', 10, 20), at('0.01', 23, 20), at('.500', 23, 60))).toEqual([
    'X.XX =',
    '.500',
  ])
  expect(left(at('X.X', 10, 20), at('= ±0.1', 17, 20))).toEqual(['X.X'])
  expect(left(at('X.X = ±0.5', 10, 20), at('0.75', 90, 20))).toEqual(['0.75'])
})

it('keeps sizes in other rows, and behind other words', () => {
  expect(left(at('X.XX =', 10, 20), at('0.01', 23, 30))).toContain('0.01')
  expect(left(at('SCALE', 10, 20), at('0.500', 20, 20))).toContain('0.500')
})
