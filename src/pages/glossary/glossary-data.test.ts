import { expect, test } from 'vitest'
import { matchesFilter } from '../../../shared/text-filter.ts'
import { namesOf } from './glossary-data.ts'

const term = {
  id: 'interference-fit',
  term: 'Übermaßpassung',
  also: 'Presspassung',
  definition: 'Immer größer als die Bohrung.',
  standard: 'ISO\u00a0286-1',
  otherTerm: 'interference fit',
  otherAlso: 'press fit',
}

test.each([
  ['', true],
  ['  ', true],
  ['ubermass', true],
  ['ÜBERMASS', true],
  ['press', true],
  ['fit interference', true],
  ['iso 286', true],
  ['Bohrung', false],
  ['fit clearance', false],
])('“%s” finds it: %s', (query, expected) => {
  expect(matchesFilter(namesOf(term), query)).toBe(expected)
})
