import { expect, it } from 'vitest'
import { lineOf } from '../structure/text-lines.ts'
import { madeRun } from '../testing/made-page.ts'
import { candidateOf } from './candidate.ts'

const sheetOf = (value: string) =>
  candidateOf('sheet', value, [lineOf([{ ...madeRun(value, 0, 0), confidence: 0.8 }])], 1)
    .confidence

it('is less sure of a recognised number of a sheet where a stroke may have become a figure', () => {
  expect(sheetOf('11')).toBeCloseTo(0.4)
  expect(sheetOf('1')).toBeCloseTo(0.8)
  expect(sheetOf('1/1')).toBeCloseTo(0.8)
})
