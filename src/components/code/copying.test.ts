import { expect, test } from 'vitest'
import { codeText } from './copying.ts'

test('copied code has no prompts and no trailing newline, and keeps everything else', () => {
  expect(codeText('$ pip install x\n$ y --z "$HOME"\n\n')).toBe('pip install x\ny --z "$HOME"')
})
