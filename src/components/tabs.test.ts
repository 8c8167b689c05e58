import { expect, test } from 'vitest'
import { codeText } from './copy-button.tsx'
import { tabAfterKey } from './tabs.tsx'

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 3, 0],
  ['ArrowLeft', 0, 3],
  ['Home', 2, 0],
  ['End', 1, 3],
  ['ArrowDown', 1, undefined],
  ['a', 1, undefined],
])('%s on tab %s of 4 leads to %s', (key, active, expected) => {
  expect(tabAfterKey(key, active, 4)).toBe(expected)
})

test('copied code has no prompts and no trailing newline, and keeps everything else', () => {
  expect(codeText('$ pip install x\n$ y --z "$HOME"\n\n')).toBe('pip install x\ny --z "$HOME"')
})
