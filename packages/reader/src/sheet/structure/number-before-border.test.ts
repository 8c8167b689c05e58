import { expect, test } from 'vitest'
import { madePath, madeRun } from '../testing/made-page.ts'
import { axisSegments } from './axis-segments.ts'
import { splitAtBorder } from './number-before-border.ts'
import { gridOf } from './table-cells.ts'

/** A border at `x`, beside which texts stand on the base line 10. */
const borderAt = (x: number) =>
  gridOf(
    axisSegments([
      madePath([
        [x, 5],
        [x, 15],
      ]),
    ]),
  )

const texts = (text: string, border: number) =>
  splitAtBorder(madeRun(text, 20, 10), borderAt(border)).map((run) => run.text)

test('a quantity and the words behind the border are two texts', () => {
  expect(texts('4 Socket head screw', 23)).toEqual(['4', 'Socket head screw'])
})

test('the captions of two cells are two texts', () => {
  expect(texts('Modifica: Foglio:', 34)).toEqual(['Modifica:', 'Foglio:'])
  expect(texts('REVISION VERSION', 32.5)).toEqual(['REVISION', 'VERSION'])
  expect(texts('CANT. MATERIAL', 29)).toEqual(['CANT.', 'MATERIAL'])
  expect(texts('Material Peso [g]', 32.5)).toEqual(['Material', 'Peso [g]'])
  expect(texts('REVISION FRAME', 32.5)).toEqual(['REVISION FRAME'])
  expect(texts('Data: 21 giugno', 29)).toEqual(['Data: 21 giugno'])
})

test('captions in a row are as many texts as borders stand between them', () => {
  expect(texts('Doc type Revision', 33.5)).toEqual(['Doc type', 'Revision'])
  expect(texts('Kind of Revision', 33.5)).toEqual(['Kind of Revision'])
  expect(texts('Doc type Doc part Revision', 46.5)).toEqual(['Doc type Doc part', 'Revision'])
})

test('a date and the scale behind it are two texts without a blank as well', () => {
  expect(texts('Jan-30-241.000 mm', 34)).toEqual(['Jan-30-24', '1.000 mm'])
  expect(texts('1.000 mm', 28.5)).toEqual(['1.000', 'mm'])
})

test('a name and the revision behind the border are two texts', () => {
  expect(texts('Left 00', 27)).toEqual(['Left', '00'])
  expect(texts('Left 00', 30)).toEqual(['Left 00'])
  expect(texts('Left arm', 27)).toEqual(['Left arm'])
  expect(texts('Jun-27-23 1.000', 34.5)).toEqual(['Jun-27-23', '1.000'])
})

test.each([
  ['where no border crosses it', '4 Socket head screw', 80],
  ['where the border is far from the blank', '4 Socket head screw', 40],
  ['that begins with a word', 'Socket 4 screw', 23],
  ['that is a scale', '10 : 1', 24],
  ['that is a sheet of several', '1 / 12', 24],
])('a run stays whole %s', (_, text, border) => {
  expect(texts(text, border)).toEqual([text])
})
