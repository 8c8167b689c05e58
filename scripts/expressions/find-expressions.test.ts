import { expect, test } from 'vitest'
import { allowed } from './allowed.ts'
import { costOf } from './cost-of.ts'
import { findExpressions } from './find-expressions.ts'
import { recordBuilt } from './record-built.ts'

test('literals and built expressions of a file are found with their lines', () => {
  const text = 'const a = /x+/gu\nconst b = new RegExp(a.source + 1)\nRegExp("z")\n// /no+/\n'
  expect(findExpressions('src/a.ts', text)).toEqual({
    literals: [{ path: 'src/a.ts', line: 1, source: 'x+', flags: 'gu' }],
    built: [2, 3],
  })
})

test('what a module builds while it is loaded is seen as it was built', async () => {
  const root = `${import.meta.dirname.replace(/scripts\/expressions$/, '')}`
  const path = 'scripts/expressions/testing/built-expression.ts'
  const [seen] = await recordBuilt(root, [path])
  expect(seen).toMatchObject({ path, source: '[ßø]', flags: 'g' })
})

test.each([
  String.raw`^bytes\s*=\s*(\d*)\s*-\s*(\d*)\s*$`,
  String.raw`\s*[\r\n]+\s*`,
  String.raw`^(\d+\.?\d*|\.\d+)$`,
  String.raw`\.[^/]*$`,
  '^(a+)+$',
])('%s costs more than its text is long', (source) => {
  expect(costOf({ source, flags: '' })).toMatch(/^its cost grows/)
})

test.each([
  String.raw`^(?:\d+(?:\.\d*)?|\.\d+)$`,
  String.raw`(?:(?<!\s)\s+)?[\r\n]\s*`,
  String.raw`(?<!\n)\n+$`,
])('%s does not', (source) => {
  expect(costOf({ source, flags: '' })).toBeUndefined()
})

test('whoever may cost more says why', () => {
  expect(allowed.filter(({ why }) => why.length < 20)).toEqual([])
})
