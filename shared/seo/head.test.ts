import { describe, expect, test } from 'vitest'
import { locales } from '../i18n/locale.ts'
import { type HeadTags, headTags, routeSeo } from './head.ts'
import { socialCard } from './social-card.ts'
import { sampleHome, samplePage, sampleSite } from './testing/sample-site.ts'

const O = sampleSite.origin
const careers = samplePage({
  path: '/careers',
  title: 'Careers',
  description: 'Open positions.',
  keywords: [],
  image: '/social/careers.en.png',
  imageAlt: 'Careers sheet',
  breadcrumbs: [
    { name: 'Home', path: '/' },
    { name: 'Careers', path: '/careers' },
  ],
})

describe('document head', () => {
  test('holds title, description, robots, keywords and both cards', () => {
    const tags = headTags(routeSeo(samplePage(), 'de', sampleSite))
    expect(tags.title).toBe('Pricing | Firstangle')
    expect(content(tags)).toMatchObject({
      description: 'What reading a drawing costs.',
      robots: 'index,follow,max-image-preview:large',
      keywords: 'pricing, drawing',
      'og:title': 'Pricing',
      'og:url': `${O}/pricing?lang=de`,
      'og:type': 'website',
      'og:locale': 'de_DE',
      'og:locale:alternate': 'en_US',
      'og:site_name': 'Firstangle',
      'og:image': `${O}/social/pricing.en.png`,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': 'Drawing sheet with the title Pricing',
      'twitter:card': 'summary_large_image',
      'twitter:image:alt': 'Drawing sheet with the title Pricing',
    })
  })

  test('is titled from the slug of an English article, and from the heading of a German one', () => {
    const article = samplePage({ path: '/blog/us-amp-eu-drawings', title: 'Two habits' })
    const titleOf = (locale: 'en' | 'de') => routeSeo(article, locale, sampleSite).title
    expect(titleOf('en')).toBe('Us Amp Eu Drawings | Firstangle')
    expect(titleOf('de')).toBe('Two habits | Firstangle')
    expect(routeSeo(article, 'en', sampleSite).og.title).toBe('Two habits')
  })

  test.each(locales)('in %s links its own canonical among the alternates', (locale) => {
    const { links } = headTags(routeSeo(samplePage(), locale, sampleSite))
    const canonical = links.find(({ rel }) => rel === 'canonical')
    const own = links.find(({ hrefLang }) => hrefLang === locale)
    expect(own?.href).toBe(canonical?.href)
  })

  test('lists the same alternates in both languages', () => {
    const [en, de] = locales.map((locale) => routeSeo(samplePage(), locale, sampleSite).alternates)
    expect(en).toEqual(de)
  })

  test('has every name and property once, so that the router drops none', () => {
    const { meta } = headTags(routeSeo(samplePage(), 'en', sampleSite))
    const names = meta.map((tag) => {
      if ('name' in tag) return tag.name
      return 'property' in tag ? tag.property : 'title'
    })
    expect(new Set(names).size).toBe(names.length)
  })

  test.each([
    ['the 404 page', samplePage({ path: '/nowhere', kind: 'not-found', breadcrumbs: [] })],
    ['search', samplePage({ path: '/search', kind: 'search' })],
  ])('of %s has neither canonical nor alternates nor og:url', (_name, page) => {
    const seo = routeSeo(page, 'de', sampleSite)
    expect(seo.canonical).toBeNull()
    expect(headTags(seo).links).toEqual([])
    expect(content(headTags(seo))).not.toHaveProperty('og:url')
  })

  test('of /legacy has its canonical address, though it is not to be indexed, and no alternates', () => {
    const seo = routeSeo(samplePage({ path: '/legacy' }), 'de', sampleSite)
    const href = `${sampleSite.origin}/legacy?lang=de`
    expect(seo.robots).toBe('noindex')
    expect(headTags(seo).links).toEqual([{ rel: 'canonical', href }])
    expect(content(headTags(seo))['og:url']).toBe(href)
  })

  test('of the 404 page has no structured data', () => {
    const page = samplePage({ path: '/nowhere', kind: 'not-found', breadcrumbs: [] })
    expect(headTags(routeSeo(page, 'en', sampleSite)).structuredData).toBeUndefined()
  })

  test('of an article says when it was published and revised', () => {
    const page = samplePage({
      path: '/blog/a',
      kind: 'article',
      published: '2026-03-01',
      updated: '2026-04-02',
    })
    expect(content(headTags(routeSeo(page, 'en', sampleSite)))).toMatchObject({
      'og:type': 'article',
      'article:published_time': '2026-03-01T12:00:00Z',
      'article:modified_time': '2026-04-02T12:00:00Z',
    })
  })
})

describe('one page does not leak into the next', () => {
  test('A, then B, then A gives the same A, and B holds nothing of A', () => {
    const first = JSON.stringify(headTags(routeSeo(samplePage(), 'de', sampleSite)))
    const other = JSON.stringify(headTags(routeSeo(careers, 'en', sampleSite)))
    expect(JSON.stringify(headTags(routeSeo(samplePage(), 'de', sampleSite)))).toBe(first)
    expect(other).not.toMatch(/pricing|"lang":"de|costs/i)
  })

  test('results are new objects: changing one changes no other', () => {
    const page = sampleHome()
    const before = JSON.stringify(routeSeo(page, 'en', sampleSite))
    const seo = routeSeo(page, 'en', sampleSite)
    seo.keywords.push('changed')
    seo.og.title = 'changed'
    seo.alternates.length = 0
    for (const node of seo.jsonLd['@graph']) Object.assign(node as object, { name: 'changed' })
    expect(JSON.stringify(routeSeo(page, 'en', sampleSite))).toBe(before)
  })

  test('input is left untouched, even when frozen', () => {
    const page = Object.freeze({ ...samplePage(), keywords: Object.freeze(['a']) })
    expect(() => headTags(routeSeo(page, 'en', sampleSite))).not.toThrow()
  })
})

test('a social card defaults to website and en_US', () => {
  const card = socialCard({
    title: 'T',
    description: 'D',
    url: null,
    image: `${O}/i.png`,
    imageAlt: 'A',
    siteName: 'S',
  })
  expect(card).toMatchObject({
    type: 'website',
    locale: 'en_US',
    imageWidth: 1200,
    imageHeight: 630,
  })
})

function content(tags: HeadTags): Record<string, string> {
  return Object.fromEntries(
    tags.meta.flatMap((tag) => {
      if ('title' in tag) return []
      return [['name' in tag ? tag.name : tag.property, tag.content]]
    }),
  )
}
