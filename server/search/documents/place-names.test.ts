import { expect, test } from 'vitest'
import { placeNamer } from './place-names.ts'
import type { SearchDocument } from './search-document.ts'

const prices: SearchDocument = {
  locale: 'en',
  kind: 'page',
  path: '/pricing',
  anchor: '',
  title: 'Pricing',
  heading: '',
  keywords: 'plans',
  body: '',
}

const named = placeNamer([
  { href: '/pricing', en: ['cost'], de: ['Kosten'] },
  { href: '/pricing#billing', en: ['invoice'], de: [] },
  { href: '/pricing', en: ['how much'], de: [] },
])

test('a place has its own keywords and then all its names, in its language', () => {
  expect(named(prices).keywords).toBe('plans, cost, how much')
  expect(named({ ...prices, locale: 'de', keywords: '' }).keywords).toBe('Kosten')
})

test('a section has names of its own', () => {
  expect(named({ ...prices, anchor: 'billing', keywords: '' }).keywords).toBe('invoice')
  expect(named({ ...prices, anchor: 'plans' })).toEqual({ ...prices, anchor: 'plans' })
})
