import { checkSync } from 'recheck'
import { expect, test } from 'vitest'
import { allExpressions } from './all-expressions.ts'
import type { Expression } from './find-expressions.ts'
import { hasNestedLoop } from './testing/nested-loops.ts'

/*
 * A line of a hundred characters must not hold the server for minutes. `npm run check` judges how fast the time of every
 * expression grows, but takes loops within loops for harmless; recheck judges those, and needs seconds for some.
 */

test.each([
  ['^(?:mm|[a-z])*$', 'u'],
  [String.raw`^(?: ?(?:mm|[\d.x]){1,20})*\)$`, 'u'],
  [String.raw`^(?:\|? ?[A-Z][ |]*)+$`, 'u'],
  [String.raw`^(?:RMAG? ?[A-H\d]{1,2},?)+$`, 'iu'],
])('%s is seen to take exponential time', (source, flags) => {
  expect(hasNestedLoop({ source, flags })).toBe(true)
  expect(isExponential({ source, flags })).toBe(true)
})

test.each([String.raw`^\d+ ?(?:mm|in)$`, '(?:ab){0,4}', '^a?b*$'])(
  '%s has no loop within a loop',
  (source) => expect(hasNestedLoop({ source, flags: 'u' })).toBe(false),
)

test('no expression of ours does', { timeout: 900_000 }, async () => {
  const { expressions } = await allExpressions()
  const nested = expressions.filter(hasNestedLoop)
  expect(nested.length).toBeGreaterThan(10)
  const exponential = nested.filter(isExponential)
  expect(exponential.map(({ path, line, source }) => `${path}:${line}: ${source}`)).toEqual([])
})

function isExponential({ source, flags }: Pick<Expression, 'source' | 'flags'>): boolean {
  // What the other flags change is where a search begins, not what it costs; recheck knows no `v`.
  const known = flags.replace('v', 'u').replaceAll(/[gyd]/g, '')
  const judged = checkSync(source, known, { timeout: 30_000 })
  return judged.status === 'vulnerable' && judged.complexity.type === 'exponential'
}
