import { expect, test } from 'vitest'
import { repairedWord } from './repaired-word.ts'

test.each([
  ['a zero among figures', '1O.5', '10.5'],
  ['a fit', 'kb', 'k6'],
  ['an l within a word', 'SteeI', 'Steel'],
  ['the last figure of a year that the border of its cell cuts', '13/02/202C', '13/02/2020'],
  ['a code that ends in a letter', '13-02-20C', '13-02-20C'],
])('%s', (_, text, repaired) => {
  expect(repairedWord(text)).toBe(repaired)
})
