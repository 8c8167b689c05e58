import { expect, test } from 'vitest'
import type { TextRun } from '../../../page.ts'
import { inOneSlant, isDeviationBeside, isUnsigned, withMinus } from './slanted-stacks.ts'

/** A text that begins at a place, 6 mm long and turned by an angle. */
const run = (text: string, x: number, y: number, rotation: number, advance = 6): TextRun => ({
  text,
  origin: { x, y },
  advance,
  size: 5,
  rotation,
  box: { x, y: y - 4, width: advance, height: 5 },
  font: '',
  confidence: 0.9,
})

const upper = run('+0,2', 20, 20, 333, 8)
const lower = run('+0', 20, 25, 330, 4)
const size = run('Ø6', 12, 20, 332)

test('texts of one slanted value have the direction of the longest of them', () => {
  const far = run('R5', 60, 60, 331)
  const other = run('45', 12, 26, 20)
  const turned = inOneSlant([size, upper, lower, far, other]).map(({ rotation }) => rotation)
  expect(turned).toEqual([333, 333, 333, 331, 20])
})

test('a short slanted text is a deviation where another one stands beside it', () => {
  expect(isDeviationBeside([lower], [size, upper])).toBe(true)
  expect(isDeviationBeside([lower], [size])).toBe(false)
  expect(isDeviationBeside([run('+0', 60, 60, 330)], [upper])).toBe(false)
  expect(isDeviationBeside([run('40', 20, 25, 330)], [upper])).toBe(false)
  expect(isDeviationBeside([lower, lower], [upper])).toBe(false)
})

test('a number alone may have lost its sign, which stands before it', () => {
  expect(['0,07', '12', 'R5', '+0,1', '12°'].map((text) => isUnsigned(run(text, 0, 0, 0)))).toEqual(
    [true, true, false, false, false],
  )
  const signed = withMinus(run('0,07', 20, 20, 90), 3)
  expect(signed).toMatchObject({ text: '-0,07', advance: 9 })
  expect(signed.origin.x).toBeCloseTo(20)
  expect(signed.origin.y).toBeCloseTo(23)
})
