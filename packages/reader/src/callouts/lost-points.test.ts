import { expect, it } from 'vitest'
import type { Callout } from '../callout.ts'
import { parseCallouts } from '../grammar/parse-callouts.ts'
import { sheetOf, strokes, written } from '../layout/testing/made-sheet.ts'
import { readPage } from '../read-page.ts'
import { lostPoints } from './lost-points.ts'

const calloutsOf = (...texts: string[]): Callout[] =>
  texts.flatMap((text) => parseCallouts(text, { unit: 'mm' }))
const lostAmong = (...texts: string[]) => {
  const callouts = calloutsOf(...texts)
  return callouts.filter(lostPoints(callouts)).map(({ text }) => text)
}

it('finds sizes that are far beyond all others of their sheet', () => {
  expect(lostAmong('3013', '156', '153', '48', '12', 'R8')).toEqual(['3013'])
  expect(lostAmong('R5422', '1908', '56', '48', '12', 'R8', '20')).toEqual(['R5422', '1908'])
})

it('keeps large sizes beside others that are large, or where there are few', () => {
  expect(lostAmong('3013', '900', '153', '48', '12', 'R8')).toEqual([])
  expect(lostAmong('3013', '156', '48', '12')).toEqual([])
  expect(lostAmong('850', '30', '20', '15', '12', 'R8')).toEqual([])
})

it('leaves them out of scans only', () => {
  const values = ['3013', '25', '28', '31', '34', '37']
  const page = sheetOf(
    ...values.flatMap((value, i) => {
      const y = 60 + 25 * i
      const arrow = `8,${y + 1} 40,${y + 1}; 8,${y + 1} 11,${y + 0.5} 11,${y + 1.5} 8,${y + 1}`
      return [written(value, 10, y), strokes(arrow)]
    }),
  )
  const labelsOf = (source: 'scan' | 'vector') =>
    readPage({ ...page, source }).features.map(({ label }) => label)
  expect(labelsOf('scan')).toEqual(values.slice(1))
  expect(labelsOf('vector')).toEqual(values)
})
