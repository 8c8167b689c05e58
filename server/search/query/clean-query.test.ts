import { expect, test } from 'vitest'
import { cleanQuery } from './clean-query.ts'

test.each([
  ['  title \n block ', 'title block'],
  ['Pru\u0308fung', 'Prüfung'],
  ['zeich\u00adnung\u200b', 'zeichnung'],
  ['a\u0000b', 'a b'],
  ['x'.repeat(10_000), 'x'.repeat(200)],
  ['\ud800', '\ufffd'],
])('%j is looked for as %j', (given, cleaned) => {
  expect(cleanQuery(given)).toBe(cleaned)
})

test('is never cut inside a character', () => {
  expect(cleanQuery('🔩'.repeat(300)).isWellFormed()).toBe(true)
})
