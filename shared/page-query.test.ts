import { expect, test } from 'vitest'
import { pageQuery } from './page-query.ts'

test('a page gets the keys it reads and no others', () => {
  const search = { topic: 'partner', state: 'sent', utm_source: 'x', token: 'y', lang: 'de' }
  expect(pageQuery('contact', search)).toEqual({ topic: 'partner', state: 'sent' })
  expect(pageQuery('pricing', search)).toEqual({})
  expect(pageQuery('knowledge-base', { q: 'a', page: '2' })).toEqual({ page: '2' })
})
