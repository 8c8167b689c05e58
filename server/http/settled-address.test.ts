import { expect, test } from 'vitest'
import { settledAddress } from './settled-address.ts'

const known = new Set(['/', '/pricing', '/press/press-kit', '/sitemap.xml'])
const exists = (path: string) => known.has(path)

test.each([
  ['/pricing', '/pricing'],
  ['/pricing/', '/pricing'],
  ['/pricing%20', '/pricing'],
  ['/%20pricing?lang=DE', '/pricing?lang=de'],
  ['/PRICING/?utm_source=x&lang=en', '/pricing?utm_source=x'],
  ['/Press-Kit', '/press/press-kit'],
  ['/press-kit%20', '/press/press-kit'],
  ['/Sitemap.XML', '/sitemap.xml'],
  ['%2Fpricing', '/pricing'],
  ['//pricing%20/', '/pricing'],
  ['/pricing%5E', '/pricing%5E'],
  ['/Prices', '/Prices'],
  ['/Prices/', '/Prices'],
  ['/pricing%2520', '/pricing%2520'],
  // What a form without scripts sends means the same in the other language.
  ['/?drawings=1.000&wage=62,5&lang=de', '/?drawings=1000&wage=62.5&lang=de'],
  ['/?drawings=1,000&wage=62.50', '/?drawings=1000&wage=62.50'],
  ['/?drawings=1.000', '/?drawings=1'],
  ['/?drawings=many&minutes=&wage=-5&lang=de', '/?drawings=many&minutes=&wage=-5&lang=de'],
  [
    '/pricing?pages=12.500&start=2026-01-31&lang=de',
    '/pricing?pages=12500&start=2026-01-31&lang=de',
  ],
  ['/pricing?drawings=1.000&lang=de', '/pricing?drawings=1.000&lang=de'],
])('%s settles at %s', (location, settled) => {
  expect(settledAddress(location, exists)).toBe(settled)
})

test.each([
  ['/api/search?lang=en&q=a', '/api/search?lang=en&q=a'],
  ['/api/search?q=%41&&lang=DE&lang=', '/api/search?q=%41&&lang=DE&lang='],
  ['//api/search/?lang=en', '/api/search?lang=en'],
  ['/api/Search?q=1', '/api/Search?q=1'],
])('below /api/ only the path of %s is settled', (location, settled) => {
  expect(settledAddress(location, exists)).toBe(settled)
})

test('what is settled stays', () => {
  for (const location of [
    '/pricing%20?lang=DE',
    '/Press-Kit/',
    '/a%20b?x=1',
    '/api//x?a=b',
    '/?wage=1.234,567&lang=de',
  ]) {
    const once = settledAddress(location, exists)
    expect(settledAddress(once, exists)).toBe(once)
  }
})
