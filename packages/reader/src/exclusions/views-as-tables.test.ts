import { expect, it } from 'vitest'
import type { Composed } from '../layout/compose.ts'
import { withoutViews } from './views-as-tables.ts'

const table = { x: 0, y: 0, width: 100, height: 60 }
const other = { x: 0, y: 100, width: 100, height: 60 }

const texts = (surroundings: Composed['surroundings'], ...all: string[]) =>
  all.map((text, i) => ({
    text,
    surroundings,
    boxes: [{ x: 5 + 10 * i, y: 20, width: 5, height: 3 }],
  }))

it('takes lines that close around sizes with their arrows for a view, and other tables for tables', () => {
  const sizes = texts('dimension', '85', '11', 'Ø2', '12,62', '4x Ø3', 'R5')
  expect(withoutViews([table, other], [...sizes, ...texts('near', 'LED', 'Sensor')])).toEqual([
    other,
  ])
})

it('keeps a table whose texts are words, whose numbers have no arrows, or that holds few', () => {
  const sizes = texts('dimension', '85', '11', 'Ø2', '12,62', '4x Ø3', 'R5')
  const words = texts('near', 'Part', 'Name', 'Bolt', 'Qty')
  expect(withoutViews([table], [...sizes, ...words])).toEqual([table])
  expect(withoutViews([table], texts('along', '85', '11', '30', '12', '45', '7'))).toEqual([table])
  expect(withoutViews([table], sizes.slice(1))).toEqual([table])
})

it('counts sizes with a tolerance or a limit among those of a view', () => {
  const sizes = texts('dimension', '125 ±0.15', '2X79 ±0.1', '83 MAX', '⌀5', '46.15', '6')
  expect(withoutViews([table], sizes)).toEqual([])
})
