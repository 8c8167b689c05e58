import { expect, test } from 'vitest'
import { safeLine, safeText, shorten } from './safe-text.ts'

test('text keeps its lines and any script, loses what controls', () => {
  expect(safeText('  a\r\nb\rc\u2028d\u0000\u001b[31m\u0085e\tf  ')).toBe('a\nb\nc\nd[31m\ne\tf')
  expect(safeText('漢字 Ünï 👩‍🔧 عربي')).toBe('漢字 Ünï 👩‍🔧 عربي')
  expect(safeText('invoice\u202egpj.exe\u2066')).toBe('invoicegpj.exe')
  expect(safeText('a\ud800b')).toBe('a\ufffdb')
})

test('a line has no line end', () => {
  expect(safeLine('Ada\r\nBcc: all@example.com\u2029x')).toBe('Ada Bcc: all@example.com x')
  expect(safeLine(' a \t  b\u00a0\u00a0c ')).toBe('a b c')
})

test('what is cut ends with an ellipsis, and between characters', () => {
  expect(shorten('abc', 3)).toBe('abc')
  expect(shorten('abcd', 3)).toBe('ab…')
  expect(shorten('👩‍🔧👩‍🔧👩‍🔧', 2)).toBe('👩‍🔧…')
})
