import { expect, it } from 'vitest'
import type { DrawingPage } from '../page.ts'
import { readPage } from '../read-page.ts'
import { sheetOf, strokes, written } from './testing/made-sheet.ts'

/** A number on a shelf without an arrow. */
const onShelf = (text: string, y: number) => [
  written(text, 100, y),
  strokes(`98,${y + 1} 130,${y + 1}`),
]
const withArrow = (text: string, y: number) => [
  written(text, 10, y),
  strokes(`8,${y + 1} 40,${y + 1}; 8,${y + 1} 11,${y + 0.5} 11,${y + 1.5} 8,${y + 1}`),
]

const labelsOf = (page: DrawingPage, source: DrawingPage['source'] = 'scan') =>
  readPage({ ...page, source }).features.map(({ label }) => label)

it('takes no whole number on a line without arrows for a size of a scan', () => {
  const page = sheetOf(...onShelf('21', 100), ...withArrow('25', 140))
  expect(labelsOf(page)).toEqual(['25'])
  expect(labelsOf(page, 'vector')).toEqual(['21', '25'])
})

it('keeps decimals, values with a sign and slanted numbers', () => {
  const slanted = [written('32', 160, 200, { rotation: 30 }), strokes('158,202 190,183.5')]
  const page = sheetOf(...onShelf('2.5', 100), ...onShelf('R8', 140), ...slanted)
  expect(labelsOf(page)).toEqual(['2.5', 'R8', '32'])
})

it('does not count numbers in cells for the way of a sheet', () => {
  const cell = (text: string, x: number) => [
    written(text, x + 2, 206),
    strokes(`${x},200 ${x + 14},200 ${x + 14},208 ${x},208 ${x},200`),
  ]
  const cells = ['28', '30', '32', '34'].flatMap((text, i) => cell(text, 40 + 14 * i))
  expect(labelsOf(sheetOf(...onShelf('21', 100), ...onShelf('20', 130), ...cells))).toEqual([])
})

it('keeps them on a sheet that is dimensioned without arrows', () => {
  const values = ['21', '22', '23', '24', '25']
  const page = sheetOf(...values.flatMap((value, i) => onShelf(value, 100 + 30 * i)))
  expect(labelsOf(page)).toEqual(values)
})
