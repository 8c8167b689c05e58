import { expect, test } from 'vitest'
import { analyse } from './analyse.ts'
import { isExample, isNameOfSign } from './example-values.ts'

const examplesIn = (query: string) =>
  analyse(query, 'en')
    .filter((token) => isExample(query, token))
    .map(({ start, end }) => query.slice(start, end))

test.each<[query: string, examples: string[]]>([
  ['tolerance of 100 mm', ['100', 'mm']],
  ['confidence of 0.7', ['0.7']],
  ['cost for a small shop with 50 drawings', ['50', 'drawings']],
  ['Preis für 300 Seiten', ['300', 'Seiten']],
  ['a0 sheet too large', ['a0']],
])('%s gives an example', (query, examples) => {
  expect(examplesIn(query)).toEqual(examples)
})

test.each(['error 429', 'iso 2768', 'part 21', 'drawings', 'A4 steel', '21 CFR part 11'])(
  '%s gives none',
  (query) => {
    expect(examplesIn(query)).toEqual([])
  },
)

test('the word for a sign says nothing beside the sign', () => {
  expect(isNameOfSign('Ø symbol', 'symbol')).toBe(true)
  expect(isNameOfSign('Zeichen ⌖', 'zeichen')).toBe(true)
  expect(isNameOfSign('symbol of a weld', 'symbol')).toBe(false)
  expect(isNameOfSign('Ø hole', 'hole')).toBe(false)
})
