import { expect, it } from 'vitest'
import { ring, strokes } from '../layout/testing/made-sheet.ts'
import { findProjectionSymbol } from './projection-symbol.ts'

const regions = [{ x: 0, y: 0, width: 60, height: 40 }]
const cone = '20,17.5 28,15 28,25 20,22.5 20,17.5'
const symbol = [ring(40, 20, 2.5), ring(40, 20, 5), strokes(cone)]

it('tells the symbol that stands by itself', () => {
  expect(findProjectionSymbol(symbol, regions)?.method).toBe('FIRST_ANGLE')
  expect(findProjectionSymbol([...symbol, strokes(cone)], regions)?.method).toBe('FIRST_ANGLE')
})

it('does not take the circles and the slanted edges of a view for the symbol', () => {
  const edges = [14, 16, 18, 22, 24].map((y) => strokes(`22,${y} 34,${y + 3}`))
  expect(findProjectionSymbol([...symbol, ...edges], regions)).toBeNull()
})
