import { expect, it } from 'vitest'
import { fieldsOf, madeLines, madePage, madeRun } from '../testing/made-page.ts'

it('joins the places of decimals with the deviations that stand far right of them', () => {
  const texts = [
    ['0 PL DEC', '± 0.5'],
    ['1 PL DEC', '± 0.25'],
    ['ANGLES', '± .1°'],
  ].flatMap(([places = '', deviation = ''], i) => [
    madeRun(places, 200, 150 + 4 * i, 2),
    madeRun(deviation, 240, 150 + 4 * i, 2),
  ])
  expect(fieldsOf(madePage({ texts })).generalTolerances).toBe(
    '0 PL DEC ± 0.5; 1 PL DEC ± 0.25; ANGLES ± .1°',
  )
})

it('reads ± drawn as strokes before the numbers of a table in small letters', () => {
  const sign = (x: number, y: number) =>
    madeLines(
      [x, y, x + 0.9, y],
      [x + 0.45, y - 1.3, x + 0.45, y - 0.4],
      [x, y - 0.85, x + 0.9, y - 0.85],
    )
  const rows = ['x.x', 'x.xx'].flatMap((places, i) => [
    madeRun(`${places} =`, 201 - i, 150 + 4 * i, 2),
    madeRun('0.3', 208, 150 + 4 * i, 2),
  ])
  const paths = [...sign(206.6, 150), ...sign(206.6, 154)]
  expect(fieldsOf(madePage({ texts: rows, paths })).generalTolerances).toBe('x.x ±0.3; x.xx ±0.3')
})

it('reads no tolerance of zero, which a template leaves to be filled in', () => {
  const rows = ['.XX = ±.0-', '.XXX = ±.00-'].map((text, i) => madeRun(text, 200, 150 + 4 * i, 2))
  expect(fieldsOf(madePage({ texts: rows })).generalTolerances).toBeUndefined()
  const note = madeRun('Tolerances are ±0.00 unless noted otherwise', 150, 150, 2)
  expect(fieldsOf(madePage({ texts: [note] })).generalTolerances).toBeUndefined()
})

it('does not take the multiplier of a hole for decimal places', () => {
  const rows = ['2X ±8.80 THRU', '0 PL DEC ± 0.5', '1 PL DEC ± 0.25']
  const texts = rows.map((text, i) => madeRun(text, 200, 150 + 4 * i, 2))
  expect(fieldsOf(madePage({ texts })).generalTolerances).toBe('0 PL DEC ± 0.5; 1 PL DEC ± 0.25')
})
