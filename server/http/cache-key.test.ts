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
  '/pricing/specimen.xml',
  '/constructor',
]
const addresses: Addresses = {
  has: (path) => paths.includes(path),
  lastListPage: (path) => (path.endsWith('/blog') || path.endsWith('/blog.json') ? 3 : undefined),
  notFoundPath: (path, asked) => `/none?path=${asked ?? path}`,
}

test.each([
  ['/pricing', '/pricing', 'page'],
  ['/pricing?lang=de', '/pricing?lang=de', 'page'],
  ['/pricing?utm_source=x&lang=de&gclid=1', '/pricing?lang=de', 'page'],
  ['/pricing?q=x&drawings=5', '/pricing', 'page'],
  ['/pricing?start=2027-01-15&pages=60&q=x', '/pricing?start=2027-01-15&pages=60', 'view'],
  ['/?drawings=5&utm_source=x&lang=de', '/?drawings=5&lang=de', 'view'],
  ['/search?q=gd%26t&page=2', '/search?q=gd%26t&page=2', 'view'],
  ['/pricing/specimen.xml?utm_source=x', '/pricing/specimen.xml', 'page'],
  ['/pricing/specimen.xml?pages=60&q=1&lang=de', '/pricing/specimen.xml?pages=60&lang=de', 'view'],
  [
    '/use-cases/feasibility-analysis?flatness=1&flatness=0&x=1',
    '/use-cases/feasibility-analysis?flatness=1&flatness=0',
    'view',
  ],
  ['/pricing.md?utm_source=x&lang=de', '/pricing.md?lang=de', 'page'],
  ['/search.md?q=a&x=1', '/search.md?q=a', 'view'],
  ['/search?ref=me', '/search', 'page'],
  ['/constructor?q=1', '/constructor', 'page'],
  ['/blog?page=2&utm_source=x', '/blog?page=2', 'page'],
  ['/blog?page=3&lang=de', '/blog?page=3&lang=de', 'page'],
  ['/blog?page=4', '/blog?page=4', 'page'],
  ['/blog?page=99999', '/blog?page=4', 'page'],
  ['/blog?q=a&page=99', '/blog?q=a&page=99', 'view'],
  ['/search?q=+gd%26t%20%20x&lang=de', '/search?q=gd%26t%20x&lang=de', 'view'],
  ['/search.md?q=a+b', '/search.md?q=a%20b', 'view'],
  ['/contact?topic=a+b', '/contact?topic=a+b', 'nothing'],
  ['/pricing%20?lang=de', '/none?path=/pricing%20&lang=de', 'page'],
  ['/a?path=b&q=c', '/none?path=b', 'page'],
])('%s is rendered as %s, keeping: %s', (given, location, keeps) => {
  expect(pageKey(given, addresses)).toEqual({ location, keeps })
})
