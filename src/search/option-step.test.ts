import { expect, test } from 'vitest'
import { noOption, optionStep } from './option-step.ts'

test.each([
  ['ArrowDown', noOption, 0],
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, noOption],
  ['ArrowUp', noOption, 2],
  ['ArrowUp', 0, noOption],
])('%s leads from %i to %i of three', (key, active, next) => {
  expect(optionStep(key, active, 3)).toBe(next)
})

test('leads nowhere without options, and by other keys', () => {
  expect(optionStep('ArrowDown', noOption, 0)).toBeUndefined()
  for (const key of ['Home', 'End', 'a', 'Enter']) expect(optionStep(key, 0, 3)).toBeUndefined()
})
