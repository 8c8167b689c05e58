import { expect, test } from 'vitest'
import { isPlainClick } from './plain-click.ts'

const plain = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false }

test.each([
  ['nothing held', {}, true],
  ['the middle button', { button: 1 }, false],
  ['Cmd', { metaKey: true }, false],
  ['Ctrl', { ctrlKey: true }, false],
  ['Shift', { shiftKey: true }, false],
  ['Alt', { altKey: true }, false],
])('a click with %s', (_what, held, isPlain) => {
  expect(isPlainClick({ ...plain, ...held } as MouseEvent)).toBe(isPlain)
})
