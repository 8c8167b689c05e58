import { expect, it } from 'vitest'
import type { Composed } from '../layout/compose.ts'
import { unitOf } from './sheet-unit.ts'

const unitOfTexts = (...texts: readonly string[]) =>
  unitOf(texts.map((text) => ({ text }) as Composed))

it('knows inches beside drills of inch threads, whose diameters and depths have their zeros', () => {
  const holes = [
    '↧ 0.359 #25 DRILL ( 0.150 ) ↧ 0.440',
    '#25 DRILL ( 0.150 ) THRU',
    '#7 DRILL ( 0.201 ) THRU',
    '#36 DRILL ( 0.107 ) ↧ 1.000',
  ]
  expect(unitOfTexts('14.22', '.327', 'R.200', '.250', ...holes)).toBe('inch')
})

it('does not take the scale of a view for a size', () => {
  expect(unitOfTexts('.80', 'Ø1.00', '.30', 'SCALE 0.600')).toBe('inch')
  expect(unitOfTexts('.80', 'Ø1.00', '.30', '0.60')).toBe('mm')
})
