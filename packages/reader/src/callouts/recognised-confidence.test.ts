import { expect, it } from 'vitest'
import { parseCallouts } from '../grammar/parse-callouts.ts'
import type { Composed } from '../layout/compose.ts'
import { sheetOf, strokes, written } from '../layout/testing/made-sheet.ts'
import { readPage } from '../read-page.ts'
import { agreementWith, recognisedShare } from './recognised-confidence.ts'

const shareOf = (text: string, surroundings: Composed['surroundings']) => {
  const [callout] = parseCallouts(text, { unit: 'mm' })
  return callout && recognisedShare({ surroundings } as Composed, callout)
}

it('is less sure of what is often a part of another callout', () => {
  expect(shareOf('25', 'along')).toBeLessThan(1)
  expect(shareOf('30°', 'near')).toBeLessThan(1)
  expect(shareOf('Ø5 THRU', 'dimension')).toBeLessThan(1)
})

it('is as sure as before of the rest', () => {
  const rest = [shareOf('25', 'dimension'), shareOf('25', 'near'), shareOf('R5', 'along')]
  expect([...rest, shareOf('25 ±0.1', 'along'), shareOf('30°', 'along')]).toEqual([1, 1, 1, 1, 1])
})

it('is less sure of a symbol without value and of a frame that lost its datum', () => {
  expect(shareOf('√̄', 'dimension')).toBeLessThan(1)
  expect(shareOf('|↗|0.02|', 'dimension')).toBeLessThan(1)
  const whole = ['√̄ Ra 3.2', '|↗|0.02|A|', '|⏥|0.2|'].map((text) => shareOf(text, 'dimension'))
  expect(whole).toEqual([1, 1, 1])
})

it('counts for scans only', () => {
  const page = sheetOf(written('2.5', 100, 100), strokes('98,101 130,101'))
  const confidenceIn = (source: 'vector' | 'scan') =>
    readPage({ ...page, source }).features[0]?.confidence ?? 0
  expect(confidenceIn('vector')).toBeGreaterThan(0.9)
  expect(confidenceIn('scan')).toBeCloseTo(0.85 * confidenceIn('vector'), 2)
})

it('is surer of a size with as many decimals as most others of its sheet', () => {
  const agreed = agreementWith(['12.50', '8.00', 'R2.50', '30.25', '5', 'M6'])
  expect(agreed('12.50', 0.82)).toBeGreaterThan(0.95)
  expect(agreed('R2.50', 0.82)).toBeGreaterThan(0.95)
  // Each of these may have lost a figure or was not read surely.
  expect([agreed('12.5', 0.82), agreed('125', 0.82), agreed('12.50', 0.7)]).toEqual([
    0.82, 0.82, 0.7,
  ])
  expect(agreed('12.50 ±0.1', 0.82)).toBe(0.82)
  // `Ø6.00` whose last zero is lost in a line.
  expect([agreed('Ø6.00', 0.82), agreed('Ø6.0', 0.82)]).toEqual([0.955, 0.82])
  // `10.61` whose first figure is lost in a line.
  expect(agreed('0.61', 0.82)).toBe(0.82)
})

it('needs enough sizes for that, but for diameters', () => {
  const agreed = agreementWith(['12.50', '8.00', '4.25'])
  expect(agreed('12.50', 0.82)).toBe(0.82)
  expect(agreed('Ø12', 0.82)).toBeGreaterThan(0.95)
})

it('is no surer of a diameter of one figure, of which a line may have taken the others', () => {
  expect(agreementWith(['12', '8'])('Ø4', 0.85)).toBe(0.85)
})

it('is no surer of sizes whose unit is open', () => {
  const sheet = (first: string) =>
    readPage({
      ...sheetOf(
        ...[first, '30.00', '7.50', '15.50', '40.00', '22.50'].flatMap((text, row) => [
          written(text, 100, 60 + 20 * row),
          strokes(`90,${61 + 20 * row} 125,${61 + 20 * row}`),
        ]),
      ),
      source: 'scan',
    }).features
  const highest = (first: string) => Math.max(...sheet(first).map(({ confidence }) => confidence))
  expect(sheet('Ø.25')).toHaveLength(6)
  expect(highest('Ø.25')).toBeLessThan(highest('Ø6.25'))
})
