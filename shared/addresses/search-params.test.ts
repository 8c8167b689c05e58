import { expect, test } from 'vitest'
import { parseSearch, stringifySearch } from './search-params.ts'

test('the first value of a repeated name counts', () => {
  expect(parseSearch('?lang=de&lang=en')).toEqual({ lang: 'de' })
})

test('numbers, booleans and JSON stay text', () => {
  expect(parseSearch('?q=42&b=true&o={"a":1}')).toEqual({ q: '42', b: 'true', o: '{"a":1}' })
})

test('names without a value are left out, the rest is encoded', () => {
  expect(stringifySearch({ lang: undefined, q: 'Ø 20&x' })).toBe('?q=%C3%98+20%26x')
  expect(stringifySearch({})).toBe('')
})

test('what is written can be read again', () => {
  const values = { q: 'a=b&c', wage: '65.5' }
  expect(parseSearch(stringifySearch(values))).toEqual(values)
})
