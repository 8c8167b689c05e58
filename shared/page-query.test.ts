import { expect, test } from 'vitest'
import { pageQuery } from './page-query.ts'

test('a page gets the keys it reads and no others', () => {
  const search = { topic: 'partner', state: 'sent', utm_source: 'x', token: 'y', lang: 'de' }
  expect(pageQuery('contact', search)).toEqual({ topic: 'partner', state: 'sent' })
  expect(pageQuery('pricing', search)).toEqual({})
  expect(pageQuery('knowledge-base', { q: 'a', page: '2' })).toEqual({ page: '2' })
})

test.each([
  ['a\u0000b\u001b[31m\u007f\u009b', 'ab[31m'],
  ['\u202ea\u2066', 'a'],
  ['\ud800a', '\ufffda'],
  ['a\r\n\tb', 'a\r\n\tb'],
  ['אבג 漢字 é ⌀ 👩‍🔧', 'אבג 漢字 é ⌀ 👩‍🔧'],
])('a page gets %j without what terminals and readers would obey', (given, wanted) => {
  expect(pageQuery('search', { q: given })).toEqual({ q: wanted })
})

test('what consists of nothing else is not given at all', () => {
  expect(pageQuery('search', { q: '\u0000\u202e' })).toEqual({})
})
