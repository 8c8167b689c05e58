import { expect, it } from 'vitest'
import { fieldsOf, madePage, madeRun } from './testing/made-page.ts'

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
