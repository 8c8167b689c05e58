import { expect, test } from 'vitest'
import { isExtensionEvent, isSkippedTransition } from './ignored-errors.ts'

const event = (...filenames: (string | undefined)[]) => ({
  exception: { values: [{ stacktrace: { frames: filenames.map((filename) => ({ filename })) } }] },
})
const own = 'https://www.firstangle.example/assets/index.js'

test.each([
  'chrome-extension://abc/content.js',
  'moz-extension://abc/content.js',
  'safari-extension://abc/content.js',
  'safari-web-extension:abc/content.js',
  'ms-browser-extension://abc/content.js',
  'webkit-masked-url://hidden/',
])('an error thrown in %s is an extension’s', (script) => {
  expect(isExtensionEvent(event(own, script))).toBe(true)
  expect(isExtensionEvent(event(own, script, '<anonymous>', '[native code]', undefined))).toBe(true)
})

test('our own error below a handler that an extension wraps is ours', () => {
  expect(isExtensionEvent(event('chrome-extension://abc/wrap.js', own))).toBe(false)
})

test.each([[{}], [{ exception: {} }], [event()], [event(undefined)]])('%j is ours', (given) => {
  expect(isExtensionEvent(given)).toBe(false)
})

test('an extension’s error as the cause of another counts', () => {
  const [cause] = event('moz-extension://abc/content.js').exception.values
  const [effect] = event(own).exception.values
  const values = [cause, effect].filter((value) => value !== undefined)
  expect(isExtensionEvent({ exception: { values } })).toBe(true)
})

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
