import { describe, expect, test } from 'vitest'
import { locales } from '../i18n/locale.ts'
import { headTags, routeSeo, type SeoPage } from './head.ts'
import { jsonForScript } from './json-for-script.ts'
import { sampleHome, samplePage, sampleSite } from './testing/sample-site.ts'

type Node = Record<string, unknown> & { '@type': string }

const { origin, facts } = sampleSite
const post = samplePage({
  path: '/blog/a-b',
  kind: 'article',
  published: '2026-03-01',
  faq: [{ question: 'Why </script>?', answer: 'Because.' }],
})
const glossary = samplePage({
  path: '/knowledge-base/glossary',
  title: 'Glossary',
  terms: [{ id: 'fit', term: 'fit' }],
})
const pages: [string, SeoPage][] = [
  ['glossary', glossary],
  ['home', sampleHome()],
  ['pricing', samplePage({ showsOffer: true })],
  ['post', post],
  ['legacy', samplePage({ path: '/legacy' })],
]

test('an article that is an invented case says so', () => {
  const scenario = { ...post, genre: 'Illustrative scenario' }
  const seo = (page: SeoPage) => JSON.stringify(routeSeo(page, 'en', sampleSite).jsonLd)
  expect(seo(scenario)).toContain('"genre":"Illustrative scenario"')
  expect(seo(post)).not.toContain('genre')
})

describe.each(locales)('graph in %s', (locale) => {
  test.each(pages)('of %s parses and every @id reference resolves', (_name, page) => {
    const nodes = graphOf(page, locale)
    const ids = new Set(nodes.map((node) => node['@id']))
    expect(ids.size).toBe(nodes.length)
    expect(references(nodes)).not.toHaveLength(0)
    for (const id of references(nodes)) expect(ids).toContain(id)
  })

  test('has the page in its language and absolute addresses only', () => {
    const page = find(graphOf(samplePage(), locale), 'WebPage')
    expect(page.inLanguage).toBe(locale)
    expect(page.url).toBe(locale === 'de' ? `${origin}/pricing?lang=de` : `${origin}/pricing`)
  })

  test('numbers breadcrumbs from 1 with the visible names', () => {
    const list = find(graphOf(samplePage(), locale), 'BreadcrumbList')
    const query = locale === 'de' ? '?lang=de' : ''
    expect(list.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${origin}/${query}` },
      { '@type': 'ListItem', position: 2, name: 'Pricing', item: `${origin}/pricing${query}` },
    ])
  })
})

test('a glossary lists its terms with the addresses of their entries', () => {
  const set = find(graphOf(glossary, 'de'), 'DefinedTermSet')
  const url = `${origin}/knowledge-base/glossary?lang=de`
  expect(set).toMatchObject({ '@id': `${url}#terms`, name: 'Glossary', inLanguage: 'de' })
  expect(set.hasDefinedTerm).toEqual([
    {
      '@type': 'DefinedTerm',
      '@id': '#fit',
      name: 'fit',
    },
  ])
})

test('home has company, site, offer and a breadcrumb of itself', () => {
  const graph = graphOf(sampleHome(), 'en')
  const types = graph.map((node) => node['@type'])
  expect(types).toEqual([
    'Organization',
    'WebSite',
    'Service',
    'Offer',
    'WebPage',
    'BreadcrumbList',
  ])
  expect(find(graph, 'BreadcrumbList').itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: `${origin}/` },
  ])
})

test('the offer states the prices of the facts, net', () => {
  const offer = find(graphOf(sampleHome(), 'en'), 'Offer')
  const parts = offer.priceSpecification as Node[]
  expect(offer.price).toBe(facts.price.base)
  expect(parts.map((part) => part.price)).toEqual([facts.price.base, facts.price.perPage])
  expect(parts.map((part) => part.unitCode)).toEqual(['MON', undefined])
  for (const part of parts) {
    expect(part.priceCurrency).toBe('EUR')
    expect(part.valueAddedTaxIncluded).toBe(false)
  }
})

test('the company names sales and security contacts, areas and languages', () => {
  const company = find(graphOf(sampleHome(), 'en'), 'Organization')
  const contacts = company.contactPoint as Node[]
  expect(contacts.map((contact) => contact.contactType)).toEqual(['sales', 'security'])
  for (const contact of contacts) expect(contact.availableLanguage).toEqual(['en', 'de'])
  expect(company.knowsLanguage).toEqual(['en', 'de'])
  expect((company.areaServed as Node[]).map((area) => area.name)).toEqual([
    'Europe',
    'North America',
    'DE',
    'EU',
    'US',
  ])
})

test('an article carries dates with a time zone', () => {
  const article = find(graphOf(post, 'en'), 'BlogPosting')
  expect(article.datePublished).toBe('2026-03-01T12:00:00Z')
  expect(article.dateModified).toBe('2026-03-01T12:00:00Z')
})

test('the search target is /search?q=', () => {
  const action = find(graphOf(sampleHome(), 'en'), 'WebSite').potentialAction as Node
  expect((action.target as Node).urlTemplate).toBe(`${origin}/search?q={query}`)
})

test('nothing in the script can end it', () => {
  const text = scriptOf(post, 'en')
  expect(text).not.toContain('<')
  expect(jsonForScript('<!--\u2028\u2029</script>')).toBe(
    '"\\u003c!--\\u2028\\u2029\\u003c/script>"',
  )
  expect(JSON.parse(text)['@graph'].at(-1).mainEntity[0].name).toBe('Why </script>?')
})

function scriptOf(page: SeoPage, locale: 'en' | 'de'): string {
  return headTags(routeSeo(page, locale, sampleSite)).structuredData ?? ''
}

function graphOf(page: SeoPage, locale: 'en' | 'de'): Node[] {
  return JSON.parse(scriptOf(page, locale))['@graph']
}

function find(nodes: Node[], type: string): Node {
  const node = nodes.find((candidate) => candidate['@type'] === type)
  if (!node) throw new Error(`no ${type} in the graph`)
  return node
}

/** Every object that is only an `@id`. */
function references(value: unknown): string[] {
  if (value === null || typeof value !== 'object') return []
  const keys = Object.keys(value)
  if (keys.length === 1 && keys[0] === '@id') return [String((value as Node)['@id'])]
  return Object.values(value).flatMap(references)
}
