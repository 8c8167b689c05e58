import { expect, test } from 'vitest'
import { mostHeld } from './hold-budget.ts'

const settings = { durationMinutes: 45, bufferMinutes: 15, stepMinutes: 30 }

test.each([
  [207, 5],
  [37, 0],
  [38, 1],
  [0, 0],
])('of %i free starts on a grid of half an hour, %i calls take 8%% at most', (free, most) => {
  expect(mostHeld(free, 0.08, settings)).toBe(most)
})

test('where calls follow each other, each takes one start', () => {
  expect(mostHeld(100, 0.08, { ...settings, stepMinutes: 60 })).toBe(8)
  expect(mostHeld(100, 0.08, { ...settings, bufferMinutes: 16, stepMinutes: 60 })).toBe(2)
})
