import { expect, test } from 'vitest'
import { codedEtag, digestOf, isMatchFailed, isNoneMatch } from './etag.ts'

test('tags are strong, quoted and differ by content, coding and effort', () => {
  const [a, b] = ['a', 'b'].map((text) => digestOf(Buffer.from(text))) as [string, string]
  const tags = [
    codedEtag(a, 'identity'),
    codedEtag(a, 'br'),
    codedEtag(a, 'gzip'),
    codedEtag(a, 'br', 'quick'),
    codedEtag(b, 'identity'),
  ]
  expect(new Set(tags).size).toBe(tags.length)
  for (const tag of tags) expect(tag).toMatch(/^"[\w-]{24,36}"$/)
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

test.each([
  ['"a"', false],
  ['*', false],
  ['"x", "b"', false],
  [undefined, false],
  ['W/"a"', true],
  ['"x"', true],
  ['junk', true],
  ['"x",'.repeat(1000), true],
])('If-Match %j fails for "a" and "b": %s', (header, wanted) => {
  expect(isMatchFailed(header, ['"a"', '"b"'])).toBe(wanted)
})
