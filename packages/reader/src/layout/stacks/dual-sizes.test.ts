import { expect, it } from 'vitest'
import { type Item, strokes, textsOf, written } from '../testing/made-sheet.ts'

it.each([
  ['2X R.13 3.2', '2X R.13[3.2]'],
  ['13.280 337.31', '13.280[337.31]'],
  ['9.5 .374', '9.5[.374]'],
  ['.06   1.5 x 45°', '.06[1.5] x 45°'],
  ['2X Ø25.4 Ø1.000', '2X Ø25.4[1.000]'],
])('puts brackets around the size in the other unit that a text holds: %s', (text, notation) => {
  expect(textsOf(written(text, 50, 50))).toEqual([notation])
})

it('puts them into a line of several texts as well', () => {
  const texts = [written('.06', 50, 50), written('1.5 x 45°', 60, 50)]
  expect(textsOf(...texts)).toEqual(['.06[1.5] x 45°'])
})

it('leaves numbers alone that are not the same size', () => {
  expect(textsOf(written('2 50', 50, 50))).toEqual(['2', '50'])
  expect(textsOf(written('R1.25 31.8 deep', 50, 50))).toEqual(['R1.25[31.8] deep'])
  expect(textsOf(written('R1.25 38.1 deep', 50, 50))).toEqual(['R1.25 38.1 deep'])
})

it('leaves out the limits in the other unit beside those of the sheet', () => {
  const inches = [written('3.249', 50, 50), written('3.248', 50, 55)]
  const millimetres = [written('82.52', 65, 50), written('82.50', 65, 55)]
  const brackets = strokes('64,45 63.5,45 63.5,56 64,56; 78,45 78.5,45 78.5,56 78,56')
  expect(textsOf(...inches, ...millimetres, brackets)).toEqual(['{3.249;3.248}'])
})

it('leaves out the bare number above a size that it says in the other unit', () => {
  expect(textsOf(written('57.80', 50, 50), written('Ø2.276', 51, 56))).toEqual(['Ø2.276'])
  expect(textsOf(written('.05R', 51, 50), written('[1.3R]', 50, 55.5))).toEqual(['.05R'])
  expect(textsOf(written('58.90', 50, 50), written('Ø2.276', 51, 58))).toEqual(['58.90', 'Ø2.276'])
})

it('leaves it out also where its brackets make it larger', () => {
  expect(textsOf(written('[8.1]', 49, 50, { size: 8 }), written('0.32', 50, 56))).toEqual(['0.32'])
})

it('leaves out the size in inches below one in millimetres, with units or in brackets', () => {
  expect(textsOf(written('20.0mm', 50, 50), written('0.79in', 51, 56))).toEqual(['20.0mm'])
  expect(textsOf(written('Ø25.0mm', 50, 50), written('[Ø0.98in]', 50, 56))).toEqual(['Ø25.0mm'])
  expect(textsOf(written('25.4', 50, 50), written('[1.000]', 49, 56))).toEqual(['25.4'])
  const tolerances = [written('15.25 ±0.53 mm', 50, 50), written('[0.600 ±0.021 in]', 50, 56)]
  expect(textsOf(...tolerances)).toEqual(['15.25 ±0.53 mm'])
  expect(textsOf(written('2.00 mm TYP', 50, 50), written('[0.079 in]', 51, 56))).toHaveLength(1)
  expect(textsOf(written('21.0mm', 50, 50), written('0.79in', 51, 56))).toHaveLength(2)
})

it('leaves out a size with its deviations in drawn brackets that says the one below it in the other unit', () => {
  const upper = [
    written('.25', 50, 50, { advance: 6 }),
    written('+.25', 56, 48, { advance: 8 }),
    written('-.00', 56, 52, { advance: 8 }),
  ]
  const lower = [
    written('6.35', 48, 59, { advance: 8 }),
    written('+6.35', 56, 57, { advance: 10 }),
    written('0.00', 58, 61, { advance: 8 }),
  ]
  const brackets = strokes('49.5,46 48.8,46 48.8,54 49.5,54; 64.6,46 65.3,46 65.3,54 64.6,54')
  expect(textsOf(...upper, ...lower, brackets)).toEqual(['6.35 {+6.35;0.00}'])
  expect(textsOf(...upper, ...lower)).toHaveLength(2)
})

it('leaves out a number in drawn brackets that says the size below it in the other unit', () => {
  const brackets = strokes(
    '49.5,44.6 49,44.6 49,50.4 49.5,50.4; 62.6,44.6 63,44.6 63,50.4 62.6,50.4',
  )
  const of = (upper: string, lower: string, ...more: Item[]) =>
    textsOf(written(upper, 50, 50), written(lower, 50, 55.5), ...more)
  expect(of('63.50', '2.500', brackets)).toEqual(['2.500'])
  expect(of('00.38', '0.015 TYP', brackets)).toEqual(['0.015 TYP'])
  expect(of('63.50', '2.500')).toHaveLength(2)
  expect(of('63.50', '2.600', brackets)).toHaveLength(2)
})

it('leaves out a size with its deviations and its unit below the same in the other unit', () => {
  const sized = (y: number, size: string, upper: string, lower: string, unit: string) => [
    written(size, 50, y, { advance: 12 }),
    written(upper, 62, y - 2, { advance: 8, size: 2.5 }),
    written(lower, 62, y + 1, { advance: 8, size: 2.5 }),
    written(unit, 71, y, { advance: 6 }),
  ]
  const millimetres = sized(50, '50.11', '+0.00', '-0.18', 'mm')
  const inches = sized(58, '1.973', '+0.000', '-0.007', 'in')
  expect(textsOf(...millimetres, ...inches)).toEqual(['50.11 {+0.00;-0.18} mm'])
  expect(textsOf(...millimetres, ...sized(58, '2.073', '+0.000', '-0.007', 'in'))).toHaveLength(2)
  expect(textsOf(written('R5.99 mm 4X', 50, 50), written('[0.236 in]', 51, 56))).toEqual([
    'R5.99 mm 4X',
  ])
})
