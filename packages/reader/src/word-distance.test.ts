import { expect, it } from 'vitest'
import { wordDistance } from './word-distance.ts'

it.each([
  ['sheet', 'sheet', 0],
  ['shee', 'sheet', 1],
  ['sheat', 'sheet', 1],
  ['wgno', 'dwgno', 1],
  ['maßstab', 'masstab', 1],
  ['kitten', 'sitting', 3],
])('counts the letters between %s and %s', (one, other, away) => {
  expect(wordDistance(one, other, 3)).toBe(away)
  expect(wordDistance(other, one, 3)).toBe(away)
})

it('stops counting beyond the most that is asked for', () => {
  expect(wordDistance('kitten', 'sitting', 1)).toBeGreaterThan(1)
})
