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
  ['template', 'templates', 'templ'],
  ['rotate', 'rotation', 'rotat'],
])('short words in -ate keep it, and forms of a word stay together: %s', (one, other, expected) => {
  expect([stem(one, 'en'), stem(other, 'en')]).toEqual([expected, expected])
})
