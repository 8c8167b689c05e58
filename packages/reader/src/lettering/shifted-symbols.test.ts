import { expect, it } from 'vitest'
import { written } from '../layout/testing/made-sheet.ts'
import { withShiftedSymbols } from './shifted-symbols.ts'

const symbol = (text: string, x: number, y: number) =>
  written(text, x, y, { font: 'AIGDT', advance: 3 })
const symbolsIn = (texts: Parameters<typeof withShiftedSymbols>[0]) =>
  withShiftedSymbols(texts).flatMap(({ text, font }) => (font === 'AIGDT' ? [text] : []))

it('leaves letters alone that are in the table, also where most of them are the sign of a tolerance', () => {
  const toleranced = [0, 20, 40].flatMap((y) => [
    written('8.4', 10, y, { advance: 6 }),
    symbol('`', 16, y),
    written('0.05', 19, y),
  ])
  const diameter = [symbol('n', 10, 60), written('8', 13, 60)]
  expect(symbolsIn([...toleranced, ...diameter])).toEqual(['`', '`', '`', 'n'])
  expect(symbolsIn(toleranced)).toEqual(['`', '`', '`'])
})

it('leaves letters alone among which is the sign of a centre line', () => {
  const hole = [symbol('n', 10, 0), written('3.4', 13, 0)]
  const seat = [
    symbol('v', 7, 20),
    symbol('n', 10, 20),
    written('6.5', 13, 20, { advance: 6 }),
    symbol('x', 20, 20),
    written('3.0', 23, 20),
  ]
  const letters = ['n', 'v', 'n', 'x', 'q']
  expect(symbolsIn([...hole, ...seat, symbol('q', 80, 60)])).toEqual(letters)
})

it('finds how far letters lie off the table', () => {
  const holes = [0, 20].flatMap((y) => [symbol('Q', 10, y), written('8', 13, y)])
  expect(symbolsIn(holes)).toEqual(['n', 'n'])
})
