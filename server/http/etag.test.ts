import { expect, test } from 'vitest'
import { etagOf, isNoneMatch } from './etag.ts'

test('tags are strong, quoted and differ by content and coding', () => {
  const body = Buffer.from('a')
  const tags = [etagOf(body, 'identity'), etagOf(body, 'br'), etagOf(body, 'gzip')]
  expect(new Set([...tags, etagOf(Buffer.from('b'), 'identity')]).size).toBe(4)
  for (const tag of tags) expect(tag).toMatch(/^"[\w-]{24,32}"$/)
})

test.each([
  ['"a"', true],
  ['*', true],
  ['W/"a"', true],
  ['"x", "a"', true],
  ['"x",W/"a" , "y"', true],
  ['"b"', false],
  ['a', false],
  ['"a', false],
  ['', false],
  [undefined, false],
])('If-None-Match %j matches "a": %s', (header, wanted) => {
  expect(isNoneMatch(header, '"a"')).toBe(wanted)
})
