import { expect, it } from 'vitest'
import { readPage } from '../../read-page.ts'
import { sheetOf, strokes, written } from '../testing/made-sheet.ts'

const inches = written('ALL DIMENSIONS ARE IN INCHES', 200, 250, { size: 4 })
const line = strokes(
  '60,112 160,112; 60,112 63,111.5 63,112.5 60,112; 160,112 157,111.5 157,112.5 160,112',
)

/** `12 1/16` as a scan gives it: the one and the bar are strokes. */
const page = (...numerator: string[]) => ({
  ...sheetOf(
    inches,
    line,
    written('12', 100, 106.5, { advance: 5 }),
    written('16', 107, 109.5, { advance: 5 }),
    strokes('106.2,105.2 112.8,105.2'),
    ...numerator.map((points) => strokes(points)),
  ),
  source: 'scan' as const,
})

const labelsOf = (...numerator: string[]) =>
  readPage(page(...numerator)).features.map(({ label }) => label)

it('takes a stroke over the bar of a fraction for a one', () => {
  expect(labelsOf('109.5,104.4 109.5,100.8')).toEqual(['12 1/16'])
  expect(labelsOf('109.5,104.4 109.5,100.8 108.7,101.6')).toEqual(['12 1/16'])
})

it('takes nothing else for one', () => {
  expect(labelsOf('109.5,104.4 109.5,102.8')).not.toContain('12 1/16')
  expect(labelsOf('109.5,104.4 111,102.6 109.5,100.8 108,102.6')).not.toContain('12 1/16')
  expect(labelsOf()).not.toContain('12 1/16')
})
