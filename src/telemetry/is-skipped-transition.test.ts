import { expect, test } from 'vitest'
import { isSkippedTransition } from './is-skipped-transition.ts'

test.each<[unknown, boolean]>([
  [new DOMException('Transition was skipped. Navigation aborted', 'AbortError'), true],
  [new DOMException('Transition was skipped', 'AbortError'), true],
  [new DOMException('Transition was skipped', 'InvalidStateError'), false],
  [new DOMException('The user aborted a request.', 'AbortError'), false],
  [new Error('Transition was skipped'), false],
  ['Transition was skipped', false],
  [undefined, false],
])('whether "%s" only says that a transition was skipped: %s', (error, expected) => {
  expect(isSkippedTransition(error)).toBe(expected)
})
