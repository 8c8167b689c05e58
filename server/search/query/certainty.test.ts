import { expect, test } from 'vitest'
import { leastFit } from '../answer/fits.ts'
import type { Typed } from './alternative.ts'
import { certaintyOf } from './certainty.ts'

const typed = (query: string, read: Partial<Typed>): Typed => ({
  start: 0,
  end: query.length,
  word: query,
  term: query,
  also: [],
  alternatives: [],
  ...read,
})

const certainty = (query: string, read: Partial<Typed> = {}) =>
  certaintyOf(typed(query, read), query, 'en')

test('a word of the texts is what was typed', () => {
  expect(certainty('thread')).toBe(1)
})

test('a mistake in a long word is surer than one in a short one, or in the first letter', () => {
  const long = certainty('tolerence', { word: 'tolerance', correction: 'tolerance' })
  const short = certainty('shoes', { word: 'shows', correction: 'shows' })
  const first = certainty('flights', { word: 'lights', correction: 'lights' })
  expect(long).toBeLessThan(1)
  expect(short).toBeLessThan(long)
  expect(first).toBeLessThan(short)
})

test('a part of a word may be about anything: alone it fits no place', () => {
  expect(certainty('lotterynumbers', { word: 'numbers', isPart: true })).toBeLessThan(leastFit)
})
