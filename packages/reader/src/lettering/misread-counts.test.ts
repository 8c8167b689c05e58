import { expect, it } from 'vitest'
import { sheetOf, strokes, written } from '../layout/testing/made-sheet.ts'
import { readPage } from '../read-page.ts'
import { withCountWords } from './misread-counts.ts'

const read = (text: string) => withCountWords([written(text, 0, 0)])[0]?.text

it.each([
  ['om6.', 'отв.'],
  ['omb.', 'отв.'],
  ['3om8', '3 отв.'],
  ['4 отб.', '4 отв.'],
  ['gacku', 'фаски'],
  ['(acku', 'фаски'],
  ['фacok', 'фасок'],
  ['mecm', 'мест'],
])('%s is what Latin letters make of %s', (text, word) => {
  expect(read(text)).toBe(word)
})

it.each(['om', 'bom.', '12', 'M8', 'acme'])('%s stays', (text) => {
  expect(read(text)).toBe(text)
})

it('keeps the number of a callout of a scan', () => {
  const texts = [written('Ø5', 100, 100), written('3', 100, 107), written('om6.', 104, 107)]
  const page = sheetOf(...texts, strokes('98,101.5 120,101.5 130,110'))
  const [feature] = readPage({ ...page, source: 'scan' }).features
  expect(feature?.callout).toMatchObject({ type: 'diameter', value: 5, quantity: 3 })
})
