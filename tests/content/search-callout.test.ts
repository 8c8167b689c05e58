import { afterAll, describe, expect, test } from 'vitest'
import { createSearchApi } from '../../server/api/search.ts'
import { builtContent } from '../../server/content/testing/built-content.ts'
import { calloutResult } from '../../server/rendering/callouts/callout-result.ts'
import { searchWithCallouts } from '../../server/rendering/callouts/search-with-callouts.ts'
import { searchData } from '../../server/rendering/page-data/search-data.ts'
import { provideBuiltSite } from '../../server/rendering/testing/built-site.ts'
import { openSearch } from '../../server/search/open-search.ts'
import { type Locale, locales } from '../../shared/i18n/locale.ts'
import { goldenQueries } from './golden-queries.ts'

/* A callout typed into the search, with the words of the site as the build has them. */

const plain = openSearch(builtContent)
const search = searchWithCallouts(plain, calloutResult)
const content = provideBuiltSite({ search })
afterAll(() => plain.close())

const textOf = (query: string, locale: Locale) =>
  calloutResult(query, locale)
    ?.snippet.map(({ text }) => text)
    .join('')

test.each<[string, string, RegExp, RegExp]>([
  ['Ø20 H7', 'Ø20 H7', /20\.021 mm\. .*20\.000 mm/, /20,021 mm\. .*20,000 mm/],
  ['m8x1.25-6H', 'M8x1.25-6H', /coarse pitch of 1\.25/, /1,25/],
  ['M8x1,25-6H', 'M8x1,25-6H', /coarse pitch of 1\.25/, /1,25/],
  ['⌖ Ø0.1 A B', '⌖ Ø0.1 A B', /0\.1/, /0,1/],
  ['Ra 1.6', 'Ra 1.6', /1\.6/, /1,6/],
  ['1/4-20 UNC', '1/4-20 UNC', /20 threads per inch/, /20/],
  ['  20  H7/g6 ', '20 H7/g6', /0\.007 to 0\.041 mm/, /0,007 bis 0,041 mm/],
  ['4x Ø8 tief 20', '4x Ø8 tief 20', /8/, /8/],
  ['2x45°', '2x45°', /45°/, /45°/],
  ['tolerance of 30 H7', '30 H7', /30\.021 mm/, /30,021 mm/],
  ['limits of 40 k6?', '40 k6', /40\.018 mm/, /40,018 mm/],
  ['decode M8x1.25-6H', 'M8x1.25-6H', /coarse pitch of 1\.25/, /1,25/],
  ['how to read 2x45°', '2x45°', /45°/, /45°/],
  ['25 g6 erklären', '25 g6', /24\.993 mm/, /24,993 mm/],
  ['was heißt 25 g6', '25 g6', /24\.993 mm/, /24,993 mm/],
  ['25h6 shaft limits', '25h6', /24\.987 mm/, /24,987 mm/],
  ['Passung 25 H7', '25 H7', /25\.021 mm/, /25,021 mm/],
])('%s is decoded', (query, heading, english, german) => {
  const found = calloutResult(query, 'en')
  expect(found).toMatchObject({ kind: 'callout', heading, more: [] })
  expect(new URL(found?.href ?? '', 'https://a.example').searchParams.get('q')).toBe(heading)
  expect(found?.href).toMatch(/^\/try\/callout\?q=/)
  const clear = (text = '') => text.replaceAll(/[\u00a0\u202f]/g, ' ')
  expect(clear(textOf(query, 'en'))).toMatch(english)
  expect(clear(textOf(query, 'de'))).toMatch(german)
  for (const locale of locales) expect(textOf(query, locale)?.length).toBeLessThan(300)
})

test.each([
  '300',
  '20,5',
  '4x4',
  '5 mm',
  '45°',
  '24/7',
  '2FA',
  '3D',
  '6H',
  'H7',
  'Ø',
  'Ra',
  'M365',
  'C45',
  'ISO 2768',
  'S235JR',
  '1.4301',
  '300 dpi',
  '6061-T6',
  'Ø20 H7 what is that',
  'what does C45 mean',
  'tolerance of ISO 2768',
  'limits of 300',
  '',
])('%j may be something else', (query) => {
  for (const locale of locales) expect(calloutResult(query, locale)).toBeUndefined()
})

describe.each(locales)('in %s', (locale) => {
  test('no golden query in words is taken for a callout', () => {
    const taken = goldenQueries(locale).filter(({ query }) => calloutResult(query, locale))
    const isCallout = /^(M8|Rz 16)|^what is ra 3\.2$|^(limits of|abmaße) \d+ ?[hk]\d$/
    const wrong = taken.filter(
      ({ query, places }) => !isCallout.test(query) && !places.includes('/try/callout'),
    )
    expect(wrong.map(({ query }) => query)).toEqual([])
  })

  test('the page of results begins with it, and the pages after it miss and repeat nothing', () => {
    const ask = (q: string, page?: string) => searchData(locale, { q, ...(page && { page }) }).found
    const first = ask('M8')
    expect(first?.results[0]).toMatchObject({ kind: 'callout', heading: 'M8' })
    const all = plain.search({ query: 'M8', locale, limit: 50 })
    expect(first?.total).toBe(all.total + 1)
    const shown = Array.from({ length: first?.lastPage ?? 0 }, (_, at) => ask('M8', String(at + 1)))
    const addresses = shown.flatMap((page) => page?.results.map(({ href }) => href) ?? [])
    expect(addresses.slice(1)).toEqual(all.results.map(({ href }) => href))
  })

  test('the suggestions begin with it, in their language, and keep to their number', async () => {
    const { search: words } = content.wording('problems', locale)
    const answer = createSearchApi(search, () => words)
    const query = new URLSearchParams({ q: 'Ø20 H7', lang: locale, limit: '3' })
    const response = await answer(new Request(`https://a.example/api/search?${query}`))
    const { results } = await response.json()
    expect(results).toHaveLength(3)
    expect(results[0]).toMatchObject({
      kind: 'callout',
      title: content.wording('callout', locale).titles.toleranceClass,
    })
    const address = new URL(results[0].href, 'https://a.example')
    expect(address.searchParams.get('q')).toBe('Ø20 H7')
    expect(address.searchParams.get('lang') ?? 'en').toBe(locale)
  })
})

test('what keeps to one kind of place has no callouts', () => {
  const { results } = search.search({ query: 'M8', locale: 'en', kind: 'blog' })
  expect(results.map(({ kind }) => kind)).not.toContain('callout')
})

test('what no page has is answered all the same', () => {
  const query = '⌓ 0.123 Z'
  const found = search.search({ query, locale: 'en', limit: 1 })
  expect(found).toMatchObject({ query, results: [{ kind: 'callout' }] })
  // `q99` stands on no page, and need not.
  expect(plain.search({ query: '20 zz99', locale: 'en' }).missing).toEqual(['zz99'])
  const decoded = search.search({ query: 'Tr99x7 LH', locale: 'en' })
  expect(decoded).toMatchObject({ missing: undefined, isFar: undefined })
})
