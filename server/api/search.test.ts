import { expect, test } from 'vitest'
import type { SearchRequest, SiteSearch } from '../search/open-search.ts'
import { createSearchApi, type SearchWords } from './search.ts'

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
const words: Record<'en' | 'de', SearchWords> = {
  en: { detail: 'Wrong.', q: 'Give q.', lang: 'Give lang.', limit: '1 to {max}.' },
  de: { detail: 'Falsch.', q: 'q angeben.', lang: 'lang angeben.', limit: '1 bis {max}.' },
}
const api = createSearchApi(site, (locale) => words[locale])
const get = (query: string, headers: Record<string, string> = {}) =>
  api(new Request(`https://www.firstangle.example/api/search${query}`, { headers }))

test('answers with what the search found, for a short while', async () => {
  const response = await get('?q=growth&limit=3')
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('private, max-age=300')
  expect(await response.json()).toMatchObject({
    query: 'growth',
    locale: 'en',
    total: 1,
    results: [{ title: 'Pricing', href: '/pricing#growth', kind: 'page', heading: 'Growth' }],
  })
  expect(asked.at(-1)).toEqual({ query: 'growth', locale: 'en', limit: 3 })
})

test('gives addresses in the language it was asked in', async () => {
  const { results } = await (await get('?q=growth&lang=de')).json()
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
  const response = await get(query)
  expect(response.status).toBe(422)
  expect(response.headers.get('content-type')).toContain('application/problem+json')
  const { errors } = await response.json()
  expect(Object.keys(errors).sort()).toEqual([...fields].sort())
})

test.each([
  ['?limit=0', 'fr, de;q=0.8, en;q=0.5', 'de'],
  ['?limit=0&lang=de', 'en', 'de'],
  ['?limit=0&lang=en', 'de', 'en'],
  ['?limit=0&lang=fr', 'de', 'de'],
  ['?limit=0', 'fr', 'en'],
] as const)('%s from a reader of %s is refused in %s', async (query, language, locale) => {
  const response = await get(query, { 'accept-language': language })
  expect(response.headers.get('content-language')).toBe(locale)
  expect(response.headers.get('vary')).toBe('Accept-Language')
  const { detail, errors } = await response.json()
  expect(detail).toBe(words[locale].detail)
  expect(errors.q[0].message).toBe(words[locale].q)
  expect(errors.limit[0].message).toBe(words[locale].limit.replace('{max}', '50'))
})

test('an empty query is no mistake: somebody is about to type', async () => {
  expect((await get('?q=')).status).toBe(200)
})

test('a crowd of queries is not answered in one run: others get their turn, and too many are refused', async () => {
  asked.length = 0
  const answers = Array.from({ length: 2_100 }, (_, at) => get(`?q=${at}`))
  await new Promise((resolve) => setImmediate(resolve))
  expect(asked.length).toBeLessThan(10)
  const statuses = (await Promise.all(answers)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(2_000)
  const refused = (await answers.at(-1)) as Response
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
})
