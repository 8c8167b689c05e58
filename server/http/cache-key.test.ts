import { expect, test } from 'vitest'
import type { Addresses } from './addresses.ts'
import { pageKey } from './cache-key.ts'

const paths = [
  '/',
  '/pricing',
  '/pricing.md',
  '/search',
  '/search.md',
  '/blog',
  '/404',
  '/contact',
  '/use-cases/feasibility-analysis',
  '/words/search.json',
  '/constructor',
]
const addresses: Addresses = {
  has: (path) => paths.includes(path),
  lastListPage: (path) => (path.endsWith('/blog') || path.endsWith('/blog.json') ? 3 : undefined),
  standIn: (path, asked) => `/none?path=${asked ?? path}`,
}

test.each([
  ['/pricing', '/pricing', true],
  ['/pricing?lang=de', '/pricing?lang=de', true],
  ['/pricing?utm_source=x&lang=de&gclid=1', '/pricing?lang=de', true],
  ['/pricing?q=x&drawings=5', '/pricing', true],
  ['/pricing?start=2027-01-15&pages=60&q=x', '/pricing?start=2027-01-15&pages=60', false],
  ['/?drawings=5&utm_source=x&lang=de', '/?drawings=5&lang=de', false],
  ['/search?q=gd%26t&page=2', '/search?q=gd%26t&page=2', false],
  [
    '/use-cases/feasibility-analysis?flatness=1&flatness=0&x=1',
    '/use-cases/feasibility-analysis?flatness=1&flatness=0',
    false,
  ],
  ['/pricing.md?utm_source=x&lang=de', '/pricing.md?lang=de', true],
  ['/search.md?q=a&x=1', '/search.md?q=a', false],
  ['/search?ref=me', '/search', true],
  ['/constructor?q=1', '/constructor', true],
  ['/blog?page=2&utm_source=x', '/blog?page=2', true],
  ['/blog?page=3&lang=de', '/blog?page=3&lang=de', true],
  ['/blog?page=4', '/blog?page=4', true],
  ['/blog?page=99999', '/blog?page=4', true],
  ['/blog?q=a&page=99', '/blog?q=a&page=99', false],
  ['/pricing%20?lang=de', '/none?path=/pricing%20&lang=de', true],
  ['/a?path=b&q=c', '/none?path=b', true],
])('%s is rendered as %s, kept: %s', (given, location, isKept) => {
  expect(pageKey(given, addresses)).toEqual({ location, isKept })
})
