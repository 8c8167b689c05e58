import { expect, test } from 'vitest'
import { readPasted } from './read-pasted.ts'

const drawings = [
  { id: 1, names: ['FA-1001-01', 'shaft.pdf'] },
  { id: 2, names: ['FA-1002-01', 'bracket.pdf'] },
  { id: 3, names: ['FA-1003-01', 'plate.pdf'] },
  { id: 4, names: ['FA-1003-01', 'plate copy.pdf'] },
]

const prices = (text: string, locale: 'en' | 'de' = 'en') =>
  readPasted(text, drawings, 'quoting', locale)

test('prices come by drawing number or file name, with the currency where it is said', () => {
  const { entries, unknown, faulty } = prices('FA 1001/01\t12.50\nbracket.pdf\t1,200.00\tCHF\n')
  expect([...entries]).toEqual([
    [1, { price: '12.50' }],
    [2, { price: '1,200.00', currency: 'CHF' }],
  ])
  expect([unknown, faulty]).toEqual([[], []])
})

test.each([
  ['FA-1001-01;12,50 €', { price: '12,50', currency: 'EUR' }],
  ['"FA-1001-01";"1.200,5";"USD"', { price: '1.200,5', currency: 'USD' }],
  ['FA-1001-01\t£ 7', { price: '7', currency: 'GBP' }],
])('a German line: %s', (line, entry) => {
  expect(prices(line, 'de').entries.get(1)).toEqual(entry)
})

test('lines that cannot be read are reported by number, and the rest is taken', () => {
  const text = [
    'Number\tPrice',
    'FA-1001-01\tmuch',
    'FA-1002-01\t-3',
    '',
    'FA-1003-01\t9',
    'plate.pdf\t9',
    'shaft.pdf\t5\tXXX',
  ]
  const { entries, unknown, faulty } = prices(text.join('\r\n'))
  expect([...entries.keys()]).toEqual([3])
  // The number of line 5 stands on two drawings.
  expect([unknown, faulty]).toEqual([
    [1, 5],
    [2, 3, 7],
  ])
})

test('no line is dropped without a word: the last of twenty thousand counts, and one too long is reported', () => {
  const text = `${'x\t1\n'.repeat(20_000)}shaft.pdf\t5\nbracket.pdf\t${'9'.repeat(2000)}`
  const { entries, faulty } = prices(text)
  expect([...entries.keys()]).toEqual([1])
  expect(faulty).toEqual([20_002])
})

test('outcomes come in the words of both languages, with a note', () => {
  const { entries, faulty } = readPasted(
    'FA-1001-01\tPass\nFA-1002-01\tnicht machbar\tWand zu dünn\nplate.pdf\tperhaps',
    drawings,
    'feasibility',
    'de',
  )
  expect([...entries]).toEqual([
    [1, { outcome: 'pass', note: '' }],
    [2, { outcome: 'fail', note: 'Wand zu dünn' }],
  ])
  expect(faulty).toEqual([3])
})

test('a formula is text', () => {
  expect(
    readPasted('FA-1001-01\tok\t=1+1', drawings, 'feasibility', 'en').entries.get(1)?.note,
  ).toBe('=1+1')
})
