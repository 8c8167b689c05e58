import { expect, test } from 'vitest'
import { cleanLine, cleanText, shorten, speakableName } from './clean-text.ts'

test('text keeps its lines and any script, loses what controls', () => {
  expect(cleanText('  a\r\nb\rc\u2028d\u0000\u001b[31m\u0085e\tf  ')).toBe('a\nb\nc\nd[31m\ne\tf')
  expect(cleanText('漢字 Ünï 👩‍🔧 عربي')).toBe('漢字 Ünï 👩‍🔧 عربي')
  expect(cleanText('invoice\u202egpj.exe\u2066')).toBe('invoicegpj.exe')
  expect(cleanText('a\ud800b')).toBe('a\ufffdb')
})

test('a line has no line end', () => {
  expect(cleanLine('Ada\r\nBcc: all@example.com\u2029x')).toBe('Ada Bcc: all@example.com x')
  expect(cleanLine(' a \t  b\u00a0\u00a0c ')).toBe('a b c')
})

test('what is cut ends with an ellipsis, and between characters', () => {
  expect(shorten('abc', 3)).toBe('abc')
  expect(shorten('abcd', 3)).toBe('ab…')
  expect(shorten('👩‍🔧👩‍🔧👩‍🔧', 2)).toBe('👩‍🔧…')
})

test.each([
  'Ada Lovelace',
  'J. R. R. Tolkien',
  'J.R.R. Tolkien',
  'Dr. Jörg-Peter O’Neil',
  'Madonna',
  '漢字',
  'Zoë 🙂',
])('%s is a name', (name) => {
  expect(speakableName(name)).toBe(name)
})

test.each([
  '',
  '\r\n',
  'https://evil.example/win',
  'Win at www.evil.example',
  'You won, see evil.com',
  'evil.com/a',
  'ada@evil.example',
  '<b>Ada</b>',
  'A'.repeat(61),
])('%j is not repeated', (name) => {
  expect(speakableName(name)).toBeUndefined()
})
