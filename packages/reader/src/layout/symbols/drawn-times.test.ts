import { expect, test } from 'vitest'
import { strokes, textsOf, written } from '../testing/made-sheet.ts'

const first = written('1', 50, 50, { advance: 2.5 })
const second = written('1', 57, 50, { advance: 2.5 })

test('two crossed strokes between two numbers of a line are a times sign', () => {
  const [falls, rises] = [strokes('53.7,47 55.7,49'), strokes('53.7,49 55.7,47')]
  expect(textsOf(first, second, falls, rises)).toEqual(['1×1'])
  expect(textsOf(first, second, falls)).not.toContain('1×1')
})

test('the cross of two centre lines between two numbers is none', () => {
  const cross = [strokes('55,47 55,49'), strokes('54,48 56,48')]
  expect(textsOf(first, second, ...cross)).not.toContain('1×1')
})
