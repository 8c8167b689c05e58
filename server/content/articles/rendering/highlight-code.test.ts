import type { ElementContent } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { expect, test, vi } from 'vitest'
import { codeTokens } from './highlight-code.ts'

const classes = (tokens: ElementContent[] | undefined) =>
  tokens?.flatMap((token) =>
    token.type === 'element' ? [`${token.properties.className} ${textOf(token)}`] : [],
  )

test('keys, strings and constants of JSON carry the classes of the site, and no text is lost', () => {
  const code = '{\n  "a": ["x", 1, null]\n}\n'
  const tokens = codeTokens(code, 'json')
  expect(classes(tokens)).toEqual([
    'tok-key "a"',
    'tok-string "x"',
    'tok-constant 1',
    'tok-constant null',
  ])
  expect(textOf({ type: 'root', children: tokens ?? [] })).toBe(code)
})

test('keywords of Python are keywords', () => {
  expect(classes(codeTokens('import firstangle', 'python'))).toContain('tok-keyword import')
})

test('plain text stays as it is', () => {
  expect(codeTokens('Ø20 H7', 'text')).toBeUndefined()
})

test('a machine that takes seconds over a line colours it all the same', () => {
  let seconds = 0
  vi.spyOn(Date, 'now').mockImplementation(() => 1000 * seconds++)
  expect(classes(codeTokens('import firstangle', 'python'))).toContain('tok-keyword import')
})
