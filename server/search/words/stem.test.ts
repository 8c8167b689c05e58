import { expect, test } from 'vitest'
import { stem } from './stem.ts'

test.each([
  ['authenticate', 'authentication'],
  ['calculate', 'calculation'],
  ['certificate', 'certification'],
])('a verb in -ate has the stem of its noun: %s, %s', (verb, noun) => {
  expect(stem(verb, 'en')).toBe(stem(noun, 'en'))
})

test.each([
  ['plate', 'plates', 'plat'],
  ['rotate', 'rotation', 'rotat'],
])('a short word in -ate keeps all but its last letter: %s', (one, other, expected) => {
  expect([stem(one, 'en'), stem(other, 'en')]).toEqual([expected, expected])
})
