import { expect, test } from 'vitest'
import { dataKeys, pageKey } from './cache-key.ts'

test.each([
  ['/pricing', '/pricing', true, 'en'],
  ['/pricing?lang=de', '/pricing?lang=de', true, 'de'],
  ['/pricing?utm_source=x&lang=de&gclid=1', '/pricing?lang=de', true, 'de'],
  ['/pricing?q=x&drawings=5', '/pricing', true, 'en'],
  ['/pricing?start=2027-01-15&pages=60&q=x', '/pricing?start=2027-01-15&pages=60', false, 'en'],
  ['/?drawings=5&utm_source=x&lang=de', '/?drawings=5&lang=de', false, 'de'],
  ['/search?q=gd%26t&page=2', '/search?q=gd%26t&page=2', false, 'en'],
  [
    '/use-cases/feasibility-analysis?flatness=1&flatness=0&x=1',
    '/use-cases/feasibility-analysis?flatness=1&flatness=0',
    false,
    'en',
  ],
  ['/pricing.md?utm_source=x&lang=de', '/pricing.md?lang=de', true, 'de'],
  ['/search.md?q=a&x=1', '/search.md?q=a', false, 'en'],
  ['/search?ref=me', '/search', true, 'en'],
  ['/constructor?q=1', '/constructor', true, 'en'],
])('%s is rendered as %s, kept: %s, in %s', (given, location, isCacheable, locale) => {
  expect(pageKey(given)).toEqual({ location, isCacheable, locale })
})

test.each([
  ['/data/frame.json?build=2ae9', '/data/frame.json'],
  ['/data/frame.json?build=2ae9&lang=de', '/data/frame.json?lang=de'],
  ['/data/frame.json', '/data/frame.json'],
  ['/data/frame.json?', '/data/frame.json?'],
  ['/data/frame.json?build=2ae91', '/data/frame.json?build=2ae91'],
  ['/data/frame.json?build=ffff&lang=de', '/data/frame.json?build=ffff&lang=de'],
  ['/pricing?build=2ae9', '/pricing?build=2ae9'],
])('the build 2ae9 keeps what %s asks for as %s', (target, key) => {
  expect(dataKeys('2ae9')(target)).toBe(key)
})
