import { expect, test } from 'vitest'
import type { SearchRequest, SiteSearch } from '../search/open-search.ts'
import { createSearchApi } from './search.ts'

const asked: SearchRequest[] = []
const site: SiteSearch = {
  search(request) {
    asked.push(request)
    const place = { kind: 'page', title: 'Pricing', heading: 'Growth' } as const
    const more = [{ heading: 'Contact', href: '/pricing#contact' }]
    const results = [{ ...place, href: '/pricing#growth', snippet: [], more }]
    return { query: request.query, locale: request.locale, total: 1, results }
  },
  close() {},
}
const api = createSearchApi(site)
const get = (query: string) => api(new Request(`https://www.firstangle.example/api/search${query}`))

test('answers with what the search found, for a short while', async () => {
  const response = get('?q=growth&limit=3')
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('public, max-age=300')
  expect(await response.json()).toMatchObject({
    query: 'growth',
    locale: 'en',
    total: 1,
    results: [{ title: 'Pricing', href: '/pricing#growth', kind: 'page', heading: 'Growth' }],
  })
  expect(asked.at(-1)).toEqual({ query: 'growth', locale: 'en', limit: 3 })
})

test('gives addresses in the language it was asked in', async () => {
  const { results } = await get('?q=growth&lang=de').json()
  expect(results[0].href).toBe('/pricing?lang=de#growth')
  expect(results[0].more[0].href).toBe('/pricing?lang=de#contact')
})

test.each([
  ['', ['q']],
  ['?q=a&lang=fr', ['lang']],
  ['?q=a&lang=__proto__', ['lang']],
  ['?q=a&limit=0', ['limit']],
  ['?q=a&limit=51', ['limit']],
  ['?q=a&limit=1e1', ['limit']],
  ['?q=a&limit=', ['limit']],
  ['?lang=DE&limit=x', ['q', 'lang', 'limit']],
])('refuses %s, naming what is wrong', async (query, fields) => {
  const response = get(query)
  expect(response.status).toBe(422)
  expect(response.headers.get('content-type')).toContain('application/problem+json')
  const { errors } = await response.json()
  expect(Object.keys(errors).sort()).toEqual([...fields].sort())
})

test('an empty query is no mistake: somebody is about to type', () => {
  expect(get('?q=').status).toBe(200)
})
